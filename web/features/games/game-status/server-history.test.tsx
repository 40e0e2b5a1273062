import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type GameServerHistory, gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleGameServerStatus } from '#web/testing/samples.ts'
import { drawSteps, hoursOf, maintenanceStretches, offlineStretches, type Quarter } from './day-of-players.ts'
import { ServerHistory } from './server-history.tsx'
import { ServerStatusDetails } from './server-status-details.tsx'

const quarter = (at: string, players: number, isOnline = true): Quarter => ({
  at: `2025-11-20T${at}:00.000Z`,
  players,
  isOnline,
})
const day = [
  quarter('10:00', 4),
  quarter('10:15', 8),
  quarter('10:30', 0, false),
  quarter('10:45', 0, false),
  quarter('11:30', 40),
]
const history: GameServerHistory = {
  day,
  maintenance: [],
  record: { players: 184, at: '2025-11-12T18:00:00.000Z' },
  uptime7Days: 99.1,
  uptime30Days: null,
}

describe('a day of players', () => {
  it('is drawn in steps that end at the right edge, with a gap where nothing is known', () => {
    expect(drawSteps(day, (players) => players)).toEqual(['M89 4H90L90 8H91L91 0H92L92 0H93', 'M95 40H96'])
  })

  it('has the stretches without an answer', () => {
    expect(offlineStretches(day)).toEqual([{ from: 91, to: 93 }])
  })

  it('has the stretches of maintenance, as far as the chart reaches', () => {
    const maintenance = [
      { startsAt: '2025-11-19T10:00:00.000Z', endsAt: '2025-11-19T11:00:00.000Z' },
      { startsAt: '2025-11-19T11:30:00.000Z', endsAt: '2025-11-19T12:15:00.000Z' },
      { startsAt: '2025-11-20T11:15:00.000Z', endsAt: '2025-11-20T20:00:00.000Z' },
    ]
    expect(maintenanceStretches({ day, maintenance })).toEqual([
      { from: 0, to: 2 },
      { from: 94, to: 96 },
    ])
  })

  it('is told by hours, newest first', () => {
    expect(hoursOf(day)).toEqual([
      { at: '2025-11-20T11:00:00.000Z', players: 40, onlineShare: 1 },
      { at: '2025-11-20T10:00:00.000Z', players: 8, onlineShare: 0.5 },
    ])
  })
})

describe('the history of a server', () => {
  let api: FakeApi
  beforeEach(() => {
    // Without an observer everything counts as seen.
    vi.stubGlobal('IntersectionObserver', undefined)
    api = startScreenTest()
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('says that it loads', async () => {
    renderScreen(<ServerHistory serverId={1} />)
    expect((await screen.findByRole('status')).textContent).toBe('Загрузка графика...')
  })

  it('says that it could not be loaded, and asks again on request', async () => {
    api.refuse(gameServerEndpoints.history, 'internal', '')
    const { user } = renderScreen(<ServerHistory serverId={1} />)
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить историю сервера')
    api.reply(gameServerEndpoints.history, history)
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
    expect(await screen.findByRole('img')).toBeTruthy()
  })

  it('says that there is none yet', async () => {
    api.reply(gameServerEndpoints.history, {
      day: [],
      maintenance: [],
      record: null,
      uptime7Days: null,
      uptime30Days: null,
    })
    renderScreen(<ServerHistory serverId={1} />)
    expect(await screen.findByText(/Истории пока нет/)).toBeTruthy()
    expect(screen.getByText('пока нет')).toBeTruthy()
  })

  it('shows the curve with its sense in words, the table behind it, the record and the uptime', async () => {
    api.reply(gameServerEndpoints.history, history)
    renderScreen(<ServerHistory serverId={1} />, { language: 'en' })
    expect((await screen.findByRole('img')).getAttribute('aria-label')).toBe(
      'Players in the last 24 hours: peak 40, low 0; part of the time the server did not answer',
    )
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows).toHaveLength(3)
    expect(rows[2]?.textContent).toContain('50%')
    expect(screen.getByText('184').textContent).toContain('November 12, 2025')
    expect(screen.getByText('99.1%')).toBeTruthy()
    expect(screen.getByText('not enough data')).toBeTruthy()
  })

  it('says in words and in colour when there was maintenance', async () => {
    const maintenance = [{ startsAt: '2025-11-20T10:50:00.000Z', endsAt: '2025-11-20T11:30:00.000Z' }]
    api.reply(gameServerEndpoints.history, { ...history, maintenance })
    renderScreen(<ServerHistory serverId={1} />)
    expect((await screen.findByRole('img')).getAttribute('aria-label')).toContain(
      'часть времени шли техработы',
    )
    expect(screen.getByText('Техработы')).toBeTruthy()
  })
})

describe('what a server says of itself', () => {
  const status = { ...sampleGameServerStatus({ motd: 'Держим мост' }), hasCount: true }
  beforeEach(() => void startScreenTest())

  it('is its version and its message', () => {
    renderScreen(<ServerStatusDetails status={status} />)
    expect(screen.getByText('1.21.4')).toBeTruthy()
    expect(screen.getByText('Держим мост')).toBeTruthy()
  })

  it('tells no moment of a check where nothing is known', () => {
    const checkedAt = new Date().toISOString()
    const { rerender } = renderScreen(<ServerStatusDetails status={{ ...status, checkedAt }} />)
    expect(screen.getByText(/^Проверено/)).toBeTruthy()
    rerender(<ServerStatusDetails status={{ ...status, checkedAt, state: 'unknown' }} />)
    expect(screen.queryByText(/^Проверено/)).toBeNull()
  })

  it('tells the age of figures that are old, and only of those', () => {
    const answeredAt = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 1_000).toISOString()
    const { rerender } = renderScreen(
      <ServerStatusDetails status={{ ...status, answeredAt: answeredAt(1) }} />,
    )
    expect(screen.queryByText(/Последний ответ/)).toBeNull()
    rerender(<ServerStatusDetails status={{ ...status, answeredAt: answeredAt(7) }} />)
    expect(screen.getByText(/Последний ответ/).textContent).toContain('7 минут назад')
  })
})
