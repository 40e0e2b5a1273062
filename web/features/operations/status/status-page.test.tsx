import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { STATUS_DAYS } from '#shared/constants/status.ts'
import { type DayMinutes, type Status, statusEndpoints } from '#shared/contract/operations/status.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { StatusPage } from './status-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

const none: DayMinutes[] = Array.from({ length: STATUS_DAYS }, () => [0, 0, 0])
const nothing = { uptime: null, measuredDays: 0, days: none }
/** The last three days: one with an outage, one with maintenance, and today. */
const measured = {
  uptime: 97.91,
  measuredDays: 3,
  days: [
    ...none.slice(3),
    ...([
      [1378, 62, 0],
      [1350, 0, 90],
      [700, 0, 0],
    ] satisfies DayMinutes[]),
  ],
}

function sampleStatus(changes: Partial<Status> = {}): Status {
  return {
    measuredAt: '2026-03-10T12:00:00.000Z',
    firstDay: '2025-12-11',
    services: [
      { key: 'website', state: 'online', ...measured },
      { key: 'authentication', state: 'online', ...nothing },
      { key: 'launcher', state: 'absent', ...nothing },
      { key: 'forum', state: 'absent', ...nothing },
      { key: 'trading', state: 'absent', ...nothing },
    ],
    gameServers: [{ id: 1, name_server: 'Zombie Apocalypse', state: 'online', maintenance: [], ...measured }],
    incidents: [],
    ...changes,
  }
}

const rowOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement)

it('says in one sentence how everything is, and what of it is measured', async () => {
  api.reply(statusEndpoints.get, sampleStatus())
  renderScreen(<StatusPage />, { language: 'en' })
  expect(await screen.findByText('Everything is up')).toBeTruthy()
  const website = await rowOf('Website')
  expect(website.getByText('Online')).toBeTruthy()
  expect(website.getByText('Uptime 97.91% · 3 measured days of 90')).toBeTruthy()
  expect((await rowOf('Authentication')).getByText('Not measured yet')).toBeTruthy()
  const launcher = await rowOf('Launcher')
  expect(launcher.getByText('Not launched yet')).toBeTruthy()
  expect(launcher.queryByRole('img')).toBeNull()
})

it('tells the days in words: outages and maintenance day by day, the others summed up', async () => {
  api.reply(statusEndpoints.get, sampleStatus())
  renderScreen(<StatusPage />)
  const row = await rowOf('Zombie Apocalypse')
  fireEvent.click(row.getByText('По дням словами', { exact: false }))
  const lines = row.getAllByRole('row').map((line) => line.textContent)
  expect(lines).toEqual([
    'ДеньЧто измерено',
    '10 марта 2026 г.без сбоев',
    '9 марта 2026 г.без сбоев, техработы 1 час 30 минут',
    '8 марта 2026 г.доступность 95,69 %, сбой 1 час 2 минуты'.replace(' %', '\u202f%'),
    '11 декабря 2025 г. – 7 марта 2026 г.нет данных',
  ])
})

it.each([
  ['offline', 'Есть неполадки'],
  ['maintenance', 'Идут техработы'],
  ['unknown', 'Всё, что мы измерили, работает'],
] as const)('with a game server that is %s it does not say that all is well', async (state, sentence) => {
  const [server] = sampleStatus().gameServers
  api.reply(statusEndpoints.get, sampleStatus({ gameServers: server ? [{ ...server, state }] : [] }))
  renderScreen(<StatusPage />)
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it.each([
  ['for an hour', '2026-03-10T11:00:00.000Z'],
  ['since a moment ago, after the last measurement', '2026-03-10T12:00:30.000Z'],
])('with an incident that goes on %s it says so, whatever was measured', async (_, startsAt) => {
  const incident = {
    id: 1,
    kind: 'incident' as const,
    title_ru: 'Письма опаздывают',
    title_en: 'Letters are late',
    languages: ['ru' as const],
    services: [],
    gameServerIds: [],
    startsAt,
    endsAt: null,
    updates: [],
  }
  api.reply(statusEndpoints.get, sampleStatus({ incidents: [incident] }))
  renderScreen(<StatusPage />)
  expect(await screen.findByText('Есть неполадки')).toBeTruthy()
})

it('says of what was never measured neither that it works nor that it does not', async () => {
  const services = sampleStatus().services.map(({ key }) => ({ key, state: 'unknown' as const, ...nothing }))
  api.reply(statusEndpoints.get, { ...sampleStatus(), measuredAt: null, services, gameServers: [] })
  renderScreen(<StatusPage />)
  expect(await screen.findByText('Пока нет данных')).toBeTruthy()
  expect(screen.queryByText('Работает')).toBeNull()
  expect(screen.getByText('Серверов пока нет.')).toBeTruthy()
})

it('that it cannot be asked is said, with a way to ask again', async () => {
  api.refuse(statusEndpoints.get, 'not_found', 'нет')
  renderScreen(<StatusPage />)
  expect(await screen.findByText('Не удалось узнать состояние')).toBeTruthy()
  api.reply(statusEndpoints.get, sampleStatus())
  fireEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  expect(await screen.findByText('Всё работает')).toBeTruthy()
})
