import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PERMISSIONS } from '#shared/constants/permissions.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { dashboardEndpoints, type Registrations } from '#shared/contract/operations/dashboard.ts'
import { pendingEndpoints } from '#shared/contract/platform/pending.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { DashboardPage } from './dashboard-page.tsx'
import { dayOf } from './year-calendar.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const days = (counts: Record<string, number>): Registrations =>
  Array.from({ length: 30 }, (_, index) => {
    const date = `2026-01-${String(index + 1).padStart(2, '0')}`
    return { date, count: counts[date] ?? 0 }
  })

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile({ roles: ['admin'] }))
  api.reply(profileEndpoints.permissions, [...PERMISSIONS])
  api.reply(pendingEndpoints.get, { lines: [] })
})
afterEach(() => void vi.useRealTimers())

function answerAll() {
  api.reply(dashboardEndpoints.stats, {
    totalUsers: 1520,
    totalNews: 12,
    totalFeedback: 340,
    totalRoles: 4,
    registrationsToday: 3,
    registrationsWeek: 21,
    registrationsMonth: 90,
  })
  api.reply(dashboardEndpoints.registrations, days({ '2026-01-02': 21, '2026-01-03': 1 }))
  api.reply(dashboardEndpoints.registrationsHeatmap, [{ date: '2026-01-05', count: 6 }])
  api.reply(dashboardEndpoints.activity, [
    {
      type: 'news.create',
      id: 7,
      description: 'Создана новость «Мост» — General',
      timestamp: '2026-01-04T10:00:00.000Z',
    },
  ])
}

it('shows spinners while the figures load', () => {
  renderScreen(<DashboardPage />)
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Загрузка...')
})

it('says once that they could not be loaded, beside each part, and asks again on request', async () => {
  answerAll()
  api.refuse(dashboardEndpoints.registrations, 'internal', 'сломалось')
  api.refuse(dashboardEndpoints.activity, 'internal', 'сломалось')
  const { user } = renderScreen(<DashboardPage />)
  expect(await screen.findAllByText('Ошибка загрузки')).toHaveLength(1)
  const failed = await screen.findAllByRole('alert')
  expect(failed.map((part) => part.textContent)).toEqual([
    'Не удалось загрузить данные дашбордаПопробовать снова',
    'Не удалось загрузить данные дашбордаПопробовать снова',
  ])
  answerAll()
  await user.click(within(failed[1] as HTMLElement).getByRole('button'))
  expect(await screen.findByText('Создана новость «Мост» — General')).toBeTruthy()
})

describe('the cards', () => {
  it('show four totals, registrations of a day, a week and a month, and the ways on', async () => {
    answerAll()
    renderScreen(<DashboardPage />, { language: 'en' })
    const users = (await screen.findByText('1,520')).closest('li') as HTMLElement
    const cards = within(users.parentElement as HTMLElement)
    for (const total of ['12', '340', '4']) expect(cards.getByText(total)).toBeTruthy()
    expect(users.querySelector('dl')?.textContent).toBe('Today37 days2130 days90')
    const links = await screen.findAllByRole('link', { name: /^To / })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/users',
      '/admin/news',
      '/admin/feedback',
      '/admin/roles',
    ])
  })

  it('lead nowhere without the permission', async () => {
    answerAll()
    api.reply(profileEndpoints.permissions, ['access_admin_panel', 'manage_news'])
    renderScreen(<DashboardPage />)
    expect(await screen.findByRole('link', { name: 'К новостям' })).toBeTruthy()
    expect(screen.getAllByText('недостаточно прав')).toHaveLength(3)
  })
})

it('draws a bar for every day, labelled unless it is zero, and says the same in a table', async () => {
  answerAll()
  renderScreen(<DashboardPage />)
  const heading = await screen.findByRole('heading', { name: 'Регистрации пользователей за 30 дней' })
  const chart = heading.closest('section') as HTMLElement
  const sentence = await within(chart).findByText(/за 30 дней$/, { selector: 'p' })
  expect(sentence.textContent).toBe('22 регистрации за 30 дней')
  const bars = [...chart.querySelectorAll('[data-count]')].map((bar) => bar.textContent)
  expect(bars).toHaveLength(30)
  expect(bars.filter(Boolean)).toEqual(['21', '1'])
  const rows = within(
    within(chart).getByRole('table', { name: 'Регистрации пользователей за 30 дней' }),
  ).getAllByRole('row')
  expect(rows).toHaveLength(31)
  expect(rows[2]?.textContent).toBe('2 января 2026 г.21')
})

it('leaves out the name of a month that would run into the next', async () => {
  answerAll()
  const first = Date.parse('2026-10-31')
  const month = Array.from({ length: 30 }, (_, index) => ({ date: dayOf(first + index * DAY_MS), count: 1 }))
  api.reply(dashboardEndpoints.registrations, month)
  renderScreen(<DashboardPage />)
  const axis = (await screen.findByText('нояб.', { selector: 'li > span' })).closest('ol') as HTMLElement
  expect(axis.textContent).toMatch(/^311нояб.23/)
})

describe('the heatmap', () => {
  async function open(language: 'ru' | 'en') {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-07T12:00:00Z') })
    answerAll()
    const view = renderScreen(<DashboardPage />, { language })
    return { ...view, grid: await screen.findByRole('grid') }
  }
  const cellOf = (text: HTMLElement) => text.closest('td') as HTMLElement
  const weekdays = (grid: HTMLElement) =>
    within(grid)
      .getAllByRole('rowheader')
      .map((header) => header.textContent)

  it('counts its noun in English', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-07T12:00:00Z') })
    answerAll()
    api.reply(dashboardEndpoints.registrationsHeatmap, [{ date: '2026-01-05', count: 1 }])
    renderScreen(<DashboardPage />, { language: 'en' })
    const grid = await screen.findByRole('grid')
    expect(within(grid).getByText(/5, 2026: 1 registration$/)).toBeTruthy()
  })

  it('starts on Monday in Russian, with the specified tooltip', async () => {
    const { grid, user } = await open('ru')
    expect(weekdays(grid)).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'])
    const day = cellOf(within(grid).getByText('5 января 2026 г.: 6 регистраций'))
    expect(day.dataset.level).toBe('3')
    await user.hover(day)
    expect(screen.getByRole('tooltip').textContent).toBe('5 января 2026 г.: 6 регистраций')
  })

  it('starts on Sunday in English', async () => {
    const { grid } = await open('en')
    expect(weekdays(grid)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
    expect(within(grid).getByText('January 5, 2026: 6 registrations')).toBeTruthy()
  })

  it('is walked with the arrow keys from today', async () => {
    const { grid, user } = await open('ru')
    const stops = [...grid.querySelectorAll<HTMLElement>('td[tabindex="0"]')]
    expect(stops.map((cell) => cell.textContent)).toEqual(['7 января 2026 г.: 0 регистраций'])
    stops[0]?.focus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(document.activeElement?.textContent).toBe('5 января 2026 г.: 6 регистраций')
    expect(screen.getByRole('tooltip').textContent).toBe('5 января 2026 г.: 6 регистраций')
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement?.textContent).toBe('29 декабря 2025 г.: 0 регистраций')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
  })
})

it('lists the latest actions with their local time, or says that there are none', async () => {
  answerAll()
  const { user: _, ...view } = renderScreen(<DashboardPage />)
  const entry = (await screen.findByText('Создана новость «Мост» — General')).closest('li')
  expect(entry?.querySelector('time')?.dateTime).toBe('2026-01-04T10:00:00.000Z')
  view.unmount()
  api.reply(dashboardEndpoints.activity, [])
  renderScreen(<DashboardPage />)
  expect(await screen.findByText('Пока никто ничего не менял.')).toBeTruthy()
})
