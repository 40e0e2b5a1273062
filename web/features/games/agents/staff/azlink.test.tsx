import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import {
  type AzlinkPlugin,
  type AzlinkView,
  azlinkStaffEndpoints,
} from '#shared/contract/games/azlink/azlink-staff.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { azlinkQueries } from './azlink.queries.ts'
import { Azlink } from './azlink.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})

const settings = { wakeHost: null, wakePort: 25_588, isProxy: false, isWithoutReceipts: false, version: 0 }
const plugin = (changes: Partial<AzlinkPlugin> = {}): AzlinkPlugin => ({
  keyName: 'Main',
  version: '1.3.6',
  platform: 'Paper 1.21.4',
  polledAt: '2026-03-01T10:00:00.000Z',
  told: 3,
  state: 'ready',
  addresses: 1,
  asksTwice: false,
  load: null,
  ...changes,
})
const view = (changes: Partial<AzlinkView> = {}): AzlinkView => ({
  siteUrl: 'https://play.example',
  settings,
  plugins: [],
  ...changes,
})
const open = (language: 'ru' | 'en' = 'en') => renderScreen(<Azlink serverId={5} />, { language })

it('tells the line to type, and that nobody has called', async () => {
  api.reply(azlinkStaffEndpoints.get, view())
  open('ru')
  expect(await screen.findByText('/azlink setup https://play.example КЛЮЧ')).toBeTruthy()
  expect(screen.getByText('AzLink ещё не обращался к сайту.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Разбудить сейчас' })).toBeNull()
})

it('tells which plugin it is and why it gets nothing, and warns of two hosts with one key', async () => {
  api.reply(azlinkStaffEndpoints.get, view({ plugins: [plugin({ state: 'no_receipts', addresses: 2 })] }))
  open()
  const list = await screen.findByRole('list', { name: 'AzLink plugins' })
  expect(list.textContent).toMatch(
    /AzLink 1\.3\.6 \(Paper 1\.21\.4\).*has not come back yet.*Main.*Commands in the last answer: 3/,
  )
  expect(screen.getByText('Several servers call with one key')).toBeTruthy()
})

it('tells how its machine and its worlds do, as far as it told, and warns of two hosts behind one address', async () => {
  const load = { ram: 2048.4, cpu: 37.5, tps: 19.96, chunks: 1234, entities: null }
  api.reply(azlinkStaffEndpoints.get, view({ plugins: [plugin({ load, asksTwice: true })] }))
  open()
  const list = await screen.findByRole('list', { name: 'AzLink plugins' })
  expect(list.textContent).toMatch(/TPS: 20Processor: 38%Memory: 2,048 MBChunks: 1,234$/)
  expect(screen.getByText('Several servers call with one key')).toBeTruthy()
})

it('saves what is set, with the version that was read', async () => {
  api.reply(azlinkStaffEndpoints.get, view({ plugins: [plugin()] }))
  open()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Where to wake the plugin' }), 'mc.example')
  await userEvent.click(screen.getByRole('checkbox', { name: /console of a proxy/ }))
  const changed = { ...settings, wakeHost: 'mc.example', isProxy: true, version: 1 }
  api.reply(azlinkStaffEndpoints.change, view({ settings: changed }))
  await userEvent.click(screen.getByRole('button', { name: 'Save for AzLink' }))
  await waitFor(() => expect(api.calls(azlinkStaffEndpoints.change)).toHaveLength(1))
  expect(api.calls(azlinkStaffEndpoints.change)[0]?.body).toEqual({ ...changed, version: 0 })
  expect(await screen.findByRole('button', { name: 'Wake it now' })).toBeTruthy()
})

it('keeps what is typed when somebody else was faster, tells who, and sends nothing over what they chose', async () => {
  api.reply(azlinkStaffEndpoints.get, view())
  const { user } = open()
  const host = await screen.findByRole('textbox', { name: 'Where to wake the plugin' })
  await user.type(host, 'mc.mine')
  const theirs = { ...settings, wakeHost: 'mc.theirs', isProxy: true, version: 1 }
  api.reply(azlinkStaffEndpoints.get, view({ settings: theirs }))
  const conflict = { code: 'conflict', message: 'Stale', by: 'Scout' }
  api.on(azlinkStaffEndpoints.change, () => answered(409, conflict))
  await user.click(screen.getByRole('button', { name: 'Save for AzLink' }))
  expect(await screen.findByText('While you were editing, changes were saved by Scout')).toBeTruthy()
  expect(screen.getByText('mc.theirs')).toBeTruthy()
  expect(screen.getByText(/Taken from theirs/).textContent).toContain('It is the console of a proxy')
  expect(host).toHaveProperty('value', 'mc.mine')
  expect(host.isConnected).toBe(true)
  api.reply(azlinkStaffEndpoints.change, view({ settings: theirs }))
  // Whoever has not chosen is led back to the choice, as often as they press.
  for (const _ of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Save for AzLink' }))
    expect(document.activeElement?.textContent).toContain('choose what stays')
  }
  expect(api.calls(azlinkStaffEndpoints.change)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Take this version' }))
  await user.click(screen.getByRole('button', { name: 'Save for AzLink' }))
  await waitFor(() => expect(api.calls(azlinkStaffEndpoints.change)).toHaveLength(2))
  expect(api.calls(azlinkStaffEndpoints.change)[1]?.body).toEqual(theirs)
})

it('keeps what is typed while it looks again, and says that somebody else has changed it', async () => {
  api.reply(azlinkStaffEndpoints.get, view())
  const { user, client } = open()
  const host = await screen.findByRole('textbox', { name: 'Where to wake the plugin' })
  await user.type(host, 'mc.mine')
  const theirs = { ...settings, wakePort: 25_600, version: 1 }
  api.reply(azlinkStaffEndpoints.get, view({ settings: theirs }))
  await act(() => client.refetchQueries(azlinkQueries.get(5)))
  expect(await screen.findByText('Somebody else saved changes while you were editing')).toBeTruthy()
  expect(host.isConnected && host).toHaveProperty('value', 'mc.mine')
  expect(screen.getByRole('textbox', { name: 'Port' })).toHaveProperty('value', '25600')
})

it('tells what came of waking', async () => {
  api.reply(azlinkStaffEndpoints.get, view({ settings: { ...settings, wakeHost: 'mc.example' } }))
  open()
  const button = await screen.findByRole('button', { name: 'Wake it now' })
  api.reply(azlinkStaffEndpoints.tryWaking, { outcome: 'other_key' })
  await userEvent.click(button)
  expect(await screen.findByText('AzLink answered, but it has another key.')).toBeTruthy()
})

it('says that it did not load', async () => {
  api.fail(azlinkStaffEndpoints.get)
  open()
  expect(await screen.findByText('Could not load what is known of AzLink')).toBeTruthy()
})
