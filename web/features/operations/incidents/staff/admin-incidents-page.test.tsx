import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { incidentEndpoints, type StaffIncident } from '#shared/contract/operations/incidents.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleGameServer } from '#web/testing/samples.ts'
import { AdminIncidentsPage } from './admin-incidents-page.tsx'
import { IncidentEditor } from './incident-editor.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(gameServerEndpoints.list, [sampleGameServer()])
})

const sampleIncident = (changes: Partial<StaffIncident> = {}): StaffIncident => ({
  id: 3,
  kind: 'incident',
  title_ru: 'Не открывается вход',
  title_en: '',
  services: ['authentication'],
  gameServerIds: [],
  startsAt: '2026-03-10T11:30:45.000Z',
  endsAt: null,
  updates: [{ at: '2026-03-10T12:00:00.000Z', state: 'identified', text_ru: 'Нашли', text_en: '' }],
  version: 2,
  ...changes,
})
const sent = () => api.calls(incidentEndpoints.update)[0]?.body
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

it('lists what was told, in the language there is, and deletes it once asked', async () => {
  api.reply(incidentEndpoints.list, [sampleIncident()])
  api.reply(incidentEndpoints.remove, undefined)
  renderScreen(<AdminIncidentsPage />, { language: 'en' })
  expect(await screen.findByText(/^Incident · Cause found · since/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Delete: Не открывается вход' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(api.calls(incidentEndpoints.remove)).toHaveLength(1))
})

it('says that there is nothing yet, and that the list could not be loaded', async () => {
  api.reply(incidentEndpoints.list, [])
  const { unmount } = renderScreen(<AdminIncidentsPage />, { language: 'en' })
  expect(await screen.findByText('There is nothing to report yet.')).toBeTruthy()
  unmount()
  api.refuse(incidentEndpoints.list, 'not_allowed', 'no')
  renderScreen(<AdminIncidentsPage />, { language: 'en' })
  expect(await screen.findByText('Could not load the list')).toBeTruthy()
})

it('tells of an incident in one language, with what it touches and a first update', async () => {
  api.reply(incidentEndpoints.create, sampleIncident())
  renderScreen(<IncidentEditor saved={null} />, { language: 'en' })
  save()
  expect(await screen.findByText('Required')).toBeTruthy()
  expect(api.calls(incidentEndpoints.create)).toHaveLength(0)
  type('Title · English', 'Signing in fails')
  fireEvent.click(screen.getByLabelText('Authentication'))
  fireEvent.click(await screen.findByLabelText('Zombie Apocalypse'))
  type('Text · English', 'We are looking')
  save()
  await waitFor(() => expect(api.calls(incidentEndpoints.create)).toHaveLength(1))
  expect(api.calls(incidentEndpoints.create)[0]?.body).toMatchObject({
    kind: 'incident',
    title_en: 'Signing in fails',
    services: ['authentication'],
    gameServerIds: [1],
    endsAt: null,
    updateState: 'investigating',
    updateText_en: 'We are looking',
  })
})

it('adds an update with the version that was read, and leaves the second of the beginning alone', async () => {
  api.reply(incidentEndpoints.update, sampleIncident({ version: 3 }))
  renderScreen(<IncidentEditor saved={sampleIncident()} />, { language: 'en' })
  expect(screen.getByText('Нашли')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('How it goes'), { target: { value: 'resolved' } })
  type('Text · Russian', 'Починили')
  save()
  await waitFor(() => expect(api.calls(incidentEndpoints.update)).toHaveLength(1))
  expect(sent()).toMatchObject({
    version: 2,
    startsAt: '2026-03-10T11:30:45.000Z',
    updateState: 'resolved',
    updateText_ru: 'Починили',
  })
  expect(sent()).not.toHaveProperty('endsAt')
})

it('maintenance asks for an end and offers no game servers', async () => {
  renderScreen(<IncidentEditor saved={null} />, { language: 'en' })
  await screen.findByLabelText('Zombie Apocalypse')
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'maintenance' } })
  expect(screen.queryByLabelText('Zombie Apocalypse')).toBeNull()
  type('Title · English', 'A new disk')
  save()
  expect(await screen.findByText('Required')).toBeTruthy()
})

it('says what somebody else made of it meanwhile', async () => {
  api.refuse(incidentEndpoints.update, 'conflict', 'stale')
  api.reply(incidentEndpoints.list, [sampleIncident({ version: 3, title_ru: 'Вход снова открыт' })])
  renderScreen(<IncidentEditor saved={sampleIncident()} />, { language: 'en' })
  type('Title · Russian', 'Вход не работает')
  save()
  expect(await screen.findByText(/Вход снова открыт/)).toBeTruthy()
})
