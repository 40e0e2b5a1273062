import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { dashboardEndpoints } from '#shared/contract/dashboard.ts'
import { profileEndpoints } from '#shared/contract/profile.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { DashboardPage } from './dashboard-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile({ roles: ['admin'] }))
})

it('shows a spinner while the figures load', () => {
  renderScreen(<DashboardPage />)
  expect(screen.getByRole('status').textContent).toBe('Загрузка...')
})

it('says that they could not be loaded', async () => {
  api.refuse(dashboardEndpoints.stats, 'internal', 'сломалось')
  renderScreen(<DashboardPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить данные дашборда')
})

it('shows four totals, and the registrations of a day, a week and a month', async () => {
  api.reply(dashboardEndpoints.stats, {
    totalUsers: 1520,
    totalNews: 12,
    totalFeedback: 340,
    totalRoles: 4,
    registrationsToday: 3,
    registrationsWeek: 21,
    registrationsMonth: 90,
  })
  renderScreen(<DashboardPage />, { language: 'en' })
  expect(await screen.findByText('1,520')).toBeTruthy()
  for (const total of ['12', '340', '4']) expect(screen.getByText(total)).toBeTruthy()
  expect(screen.getByText('Registrations: 3 today, 21 in 7 days, 90 in 30 days')).toBeTruthy()
})
