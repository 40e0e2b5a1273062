import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type FirstDay, firstDayEndpoints } from '#shared/contract/platform/first-day.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { FirstDayList } from './first-day-list.tsx'
import { FirstDayNotice } from './first-day-notice.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(profileEndpoints.permissions, ['access_admin_panel', 'manage_site'])
})
const reply = (...lines: FirstDay['lines']) => api.reply(firstDayEndpoints.get, { lines })

it('leads to where each line is done, and marks those that are', async () => {
  reply(
    { key: 'look', isDone: true },
    { key: 'identity', isDone: false },
    { key: 'samples', isDone: false },
    { key: 'mail', isDone: false },
    { key: 'address', isDone: false },
  )
  renderScreen(<FirstDayList />)
  const list = within(await screen.findByRole('region', { name: 'Первый день' }))
  expect(list.getByText('1 из 5')).toBeTruthy()
  expect(list.getByText('Название и цвета').textContent).toBe('Название и цвета, готово')
  expect(list.getByRole('link', { name: 'Образцы' }).getAttribute('href')).toBe('/admin/collections')
  expect(list.getByRole('link', { name: 'Ссылки и владелец' }).getAttribute('href')).toBe('/admin/site#links')
  expect(list.getByRole('link', { name: 'Почта' }).getAttribute('href')).toBe('/admin/mail')
  expect(list.queryByRole('link', { name: 'Адрес и https' })).toBeNull()
  expect(list.getByText(/SITE_URL/)).toBeTruthy()
})

it('leads there from the profile', async () => {
  reply({ key: 'look', isDone: false })
  renderScreen(<FirstDayNotice />)
  expect(await screen.findByText('Сайт ещё не настроен: 0 из 1')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Открыть список' }).getAttribute('href')).toBe('/admin')
})

it('goes by itself once all is done', async () => {
  reply({ key: 'look', isDone: true })
  const { container } = renderScreen(<FirstDayList />)
  await waitFor(() => expect(api.calls(firstDayEndpoints.get)).not.toHaveLength(0))
  expect(container.querySelector('section')).toBeNull()
})

it('asks nothing for those who do not set up the site', async () => {
  api.reply(profileEndpoints.permissions, ['access_admin_panel'])
  renderScreen(<FirstDayNotice />)
  await waitFor(() => expect(api.calls(profileEndpoints.permissions)).toHaveLength(1))
  expect(api.calls(firstDayEndpoints.get)).toHaveLength(0)
})
