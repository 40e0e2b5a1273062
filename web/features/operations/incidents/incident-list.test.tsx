import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Incident } from '#shared/contract/operations/incidents.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { IncidentList } from './incident-list.tsx'

beforeEach(() => {
  startScreenTest()
  vi.useFakeTimers({
    now: new Date('2026-03-10T12:30:40.000Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  })
})
afterEach(() => void vi.useRealTimers())

const both = ['ru', 'en'] as const
const outage: Incident = {
  id: 1,
  kind: 'incident',
  title_ru: 'Не открывается вход',
  title_en: 'Signing in fails',
  languages: [...both],
  services: ['authentication'],
  gameServerIds: [7, 8],
  startsAt: '2026-03-10T11:30:00.000Z',
  endsAt: null,
  updates: [],
}
const update = {
  at: '2026-03-10T12:00:00.000Z',
  state: 'identified',
  text_ru: 'Нашли причину',
  text_en: 'Нашли причину',
  languages: ['ru'],
} satisfies Incident['updates'][number]

const show = (incidents: Incident[], language: 'ru' | 'en' = 'en') =>
  renderScreen(
    <IncidentList
      status={{
        measuredAt: '2026-03-10T12:30:00.000Z',
        firstDay: '2025-12-11',
        services: [],
        gameServers: [
          {
            id: 7,
            name_server: 'Zombies',
            state: 'online',
            maintenance: [],
            uptime: null,
            measuredDays: 0,
            days: [],
          },
        ],
        incidents,
      }}
    />,
    { language },
  )

it('tells what is touched, how far staff are, and whose language a text is in', () => {
  show([{ ...outage, updates: [update] }])
  const card = within(screen.getByRole('article'))
  expect(card.getByText('Incident · Under way')).toBeTruthy()
  expect(card.getByText(/Affected: Authentication, Zombies$/)).toBeTruthy()
  expect(card.getByText('Cause found')).toBeTruthy()
  expect(card.getByText('Нашли причину').lang).toBe('ru')
  expect(card.getByText('Signing in fails').lang).toBe('')
})

it.each([
  ['Сбой · Завершено', { updates: [{ ...update, state: 'resolved' as const }] }],
  ['Сбой · Завершено', { endsAt: '2026-03-10T12:00:00.000Z' }],
  ['Сбой · Сейчас', { endsAt: '2026-03-10T13:00:00.000Z' }],
  ['Сбой · Сейчас', { startsAt: '2026-03-10T12:30:39.000Z' }],
  ['Сбой · Сейчас', { startsAt: '2026-03-10T12:31:00.000Z' }],
  ['Техработы · Сейчас', { kind: 'maintenance' as const, startsAt: '2026-03-10T12:30:39.000Z' }],
  ['Техработы · Запланировано', { kind: 'maintenance' as const, startsAt: '2026-03-10T23:00:00.000Z' }],
])('says %s', (said, changes) => {
  show([{ ...outage, ...changes }], 'ru')
  expect(screen.getByText(said)).toBeTruthy()
})

it('turns with the clock, whenever the last measurement was', () => {
  show([
    {
      ...outage,
      kind: 'maintenance',
      startsAt: '2026-03-10T12:31:00.000Z',
      endsAt: '2026-03-10T12:40:00.000Z',
    },
  ])
  expect(screen.getByText('Maintenance · Planned')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.getByText('Maintenance · Under way')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(10 * 60_000))
  expect(screen.getByText('Maintenance · Over')).toBeTruthy()
})

it('says that there is nothing to report', () => {
  show([])
  expect(screen.getByText('No announcements in the last two weeks.')).toBeTruthy()
})
