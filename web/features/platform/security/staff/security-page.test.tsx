import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type SecurityEvent, securityEventsEndpoints } from '#shared/contract/platform/security-events.ts'
import { useLocation } from '#web/routing/router.tsx'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { SecurityPage } from './security-page.tsx'

const event: SecurityEvent = {
  id: 9,
  at: '2026-01-04T10:00:00.000Z',
  kind: 'sign_in_failed',
  user: { id: 7, username: 'Tracer' },
  network: '203.0.113.7',
  device: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  detail: null,
}

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})

const answer = (...events: SecurityEvent[]) =>
  api.reply(securityEventsEndpoints.list, { data: events, total: events.length, page: 1, pageSize: 25 })
const open = (query = '', language: 'ru' | 'en' = 'ru') =>
  renderScreen(
    <>
      <SecurityPage />
      <Address />
    </>,
    { path: `/admin/security${query}`, language },
  )
function Address() {
  return <output data-testid="query">{useLocation().search}</output>
}
const asked = () => api.calls(securityEventsEndpoints.list).at(-1)?.query.toString()

it('shows a spinner while it loads', () => {
  open()
  expect(screen.getByText('Загрузка...')).toBeTruthy()
})

it('says so when it cannot be loaded', async () => {
  api.refuse(securityEventsEndpoints.list, 'internal', '')
  open()
  expect(await screen.findByText('Не удалось загрузить журнал входов')).toBeTruthy()
})

it('says so when nothing was found, and what to do', async () => {
  answer()
  open('?kind=signed_in')
  expect(await screen.findByText('Событий нет. Измените фильтры.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Сбросить фильтры' }).getAttribute('href')).toBe('/admin/security')
})

it('tells what happened, to whose account, from where and with what', async () => {
  answer(event, {
    ...event,
    id: 8,
    kind: 'permission_refused',
    user: null,
    network: null,
    device: null,
    detail: 'GET /api/admin/users',
  })
  open('', 'en')
  const [failed, refused] = (await screen.findAllByRole('listitem')).map((row) => within(row))
  expect(failed?.getByText('Failed sign-in')).toBeTruthy()
  expect(failed?.getByText(/Device: Firefox on Windows/)).toBeTruthy()
  expect(failed?.getByRole('link', { name: 'Tracer' }).getAttribute('href')).toBe(
    '/admin/security?user=Tracer',
  )
  expect(failed?.getByRole('link', { name: '203.0.113.7' }).getAttribute('href')).toBe(
    '/admin/security?network=203.0.113.7',
  )
  expect(refused?.getByText('no such account')).toBeTruthy()
  expect(refused?.getByText(/Call: GET \/api\/admin\/users/)).toBeTruthy()
})

it('names a browser and its system as sessions do, and keeps what it said under that', async () => {
  const device =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
  answer({ ...event, device })
  open()
  const row = within(await screen.findByRole('listitem'))
  const line = row.getByText(/Устройство: Chrome на Linux$/)
  expect(line.title).toBe(device)
  expect(row.queryByText(/Mozilla/)).toBeNull()
})

it('asks for what the address says, and leaves out what it does not know', async () => {
  answer(event)
  open('?kind=sign_in_failed&user=Tracer&network=203.0.113.7&from=2026-01-01&to=nonsense&page=0')
  await screen.findByRole('listitem')
  expect(asked()).toBe('kind=sign_in_failed&user=Tracer&network=203.0.113.7&from=2026-01-01&page=1')
})

it('takes a filter into the address', async () => {
  answer(event)
  const { user } = open()
  await user.selectOptions(await screen.findByLabelText('Событие'), 'Вход')
  expect(screen.getByTestId('query').textContent).toBe('?kind=signed_in')
})
