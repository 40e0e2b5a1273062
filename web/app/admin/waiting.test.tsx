import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { PERMISSIONS, type Permission } from '#shared/constants/permissions.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { dashboardEndpoints } from '#shared/contract/operations/dashboard.ts'
import { pendingEndpoints } from '#shared/contract/platform/pending.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { Guarded } from '#web/app/guards/guarded.tsx'
import { PendingList } from '#web/features/platform/pending/staff/pending-list.tsx'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { AdminScreen } from './admin-screen.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  signIn(...PERMISSIONS)
  api.reply(dashboardEndpoints.stats, {
    totalUsers: 1,
    totalNews: 1,
    totalFeedback: 1,
    totalRoles: 1,
    registrationsToday: 0,
    registrationsWeek: 0,
    registrationsMonth: 1,
  })
  api.reply(pendingEndpoints.get, {
    lines: [
      { key: 'orders', count: 1140 },
      { key: 'deliveries', count: 8 },
      { key: 'tournaments', count: 2 },
      { key: 'samples', count: 36 },
    ],
  })
})
const signIn = (...permissions: Permission[]) => api.reply(profileEndpoints.permissions, permissions)

function open(page: ReactNode = 'Штаб', { language = 'ru' as 'ru' | 'en', shop = true } = {}) {
  return renderScreen(
    <Guarded by="signed-in">
      <AdminScreen permissions={['access_admin_panel', 'manage_news']}>{page}</AdminScreen>
    </Guarded>,
    {
      path: '/admin',
      language,
      site: { ...sampleSite, url: 'http://test', parts: { ...sampleSite.parts, shop } },
    },
  )
}
const entry = (name: string, count: string) => ({ name: new RegExp(`^${name}\\S* ?\\(${count}\\)$`) })
const menu = () => screen.getByRole('navigation', { name: 'Разделы админ-панели' })

it('says behind which sections something waits, and how much of it, samples aside', async () => {
  open()
  await screen.findByRole('link', entry('Выдача', 'ждут решения: 8'))
  const told = [...menu().querySelectorAll('a')]
    .map(({ textContent }) => textContent)
    .filter((text) => /\d/.test(text))
  expect(told).toEqual([
    'Подборки2(ждут решения: 2)',
    'Заказы99+(ждут решения: 1\u00a0140)',
    'Выдача8(ждут решения: 8)',
  ])
})

it('says so in English', async () => {
  open('HQ', { language: 'en' })
  expect(await screen.findByRole('link', entry('Orders', '1,140 waiting'))).toBeTruthy()
})

it('says so in the drawer of small screens as well', async () => {
  const { user } = open()
  await screen.findByRole('link', entry('Выдача', 'ждут решения: 8'))
  await user.click(screen.getByRole('button', { name: /^Админ-панель/ }))
  const drawer = within(screen.getByRole('dialog'))
  expect(drawer.getByRole('link', entry('Выдача', 'ждут решения: 8'))).toBeTruthy()
})

it('says over what is folded away how much waits in it', async () => {
  open('Штаб', { shop: false })
  await waitFor(() =>
    expect(menu().querySelector('summary')?.textContent).toBe(
      'Выключено на сайте99+(ждут решения: 1\u00a0148)',
    ),
  )
})

it('is asked once for the menu and the first page together', async () => {
  open(<PendingList />)
  await screen.findByText(/выдач ждут решения/)
  expect(screen.getByRole('link', entry('Выдача', 'ждут решения: 8'))).toBeTruthy()
  expect(api.calls(pendingEndpoints.get)).toHaveLength(1)
})

it('is not asked for those who may not know, and a refusal leaves the menu as it is', async () => {
  signIn('manage_news')
  const { unmount } = open()
  await screen.findByText('Штаб')
  expect(api.calls(pendingEndpoints.get)).toHaveLength(0)
  unmount()
  signIn(...PERMISSIONS)
  api.refuse(pendingEndpoints.get, 'not_allowed', '')
  open()
  await screen.findByText('Штаб')
  await waitFor(() => expect(api.calls(pendingEndpoints.get)).toHaveLength(1))
  expect(menu().textContent).not.toMatch(/ждут решения/)
})
