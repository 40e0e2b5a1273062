import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type Notice, noticeEndpoints } from '#shared/contract/platform/notices.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { currentPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { NoticeBell } from './notice-bell.tsx'
import { NoticesPage } from './notices-page.tsx'

/** The browser's stream, held by hand. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeStream[] = []
  readyState = 0
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeStream.opened.push(this)
  }
  close() {
    this.readyState = FakeStream.CLOSED
  }
  tell(unread: number) {
    const data = JSON.stringify({ unread })
    act(() => void this.dispatchEvent(new MessageEvent('unread', { data })))
  }
}

const notice = (id: number, fields: Partial<Notice> = {}): Notice => ({
  id,
  text: `Уведомление № ${id}`,
  url: null,
  isRead: false,
  createdAt: '2026-03-01T10:00:00.000Z',
  languages: ['ru', 'en'],
  ...fields,
})

let api: FakeApi
beforeEach(() => {
  FakeStream.opened = []
  vi.stubGlobal('EventSource', FakeStream)
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(noticeEndpoints.read, { unread: 0 })
})
afterEach(() => vi.unstubAllGlobals())

const stream = async () => (await waitFor(() => FakeStream.opened[0] ?? Promise.reject())) as FakeStream
const bell = (name: string | RegExp) => screen.findByRole('button', { name })
const openPanel = async () => {
  const view = renderScreen(<NoticeBell />)
  await view.user.click(await bell('Уведомления'))
  return { ...view, panel: within(await screen.findByRole('dialog', { name: 'Уведомления' })) }
}

it('is there for nobody but those who are signed in', async () => {
  api.refuse(profileEndpoints.get, 'not_signed_in', '')
  renderScreen(<NoticeBell />)
  await waitFor(() => expect(api.calls(profileEndpoints.get)).toHaveLength(1))
  expect(screen.queryByRole('button')).toBeNull()
  expect(FakeStream.opened).toEqual([])
})

it('says how many are unread, as it changes, and asks for no list before it is opened', async () => {
  api.reply(noticeEndpoints.list, { data: [], unread: 0 })
  renderScreen(<NoticeBell />)
  const told = await stream()
  expect(told.url).toBe('/api/notices/events')
  told.tell(3)
  await bell('Уведомления, непрочитанных: 3')
  told.tell(1_200)
  await bell(/^Уведомления, непрочитанных: 1\s200$/)
  expect(screen.getByText('99+')).toBeTruthy()
  told.tell(0)
  await bell('Уведомления')
  expect(api.calls(noticeEndpoints.list)).toEqual([])
})

it('asks by a call where there are no streams', async () => {
  vi.stubGlobal('EventSource', undefined)
  api.reply(noticeEndpoints.list, { data: [notice(1)], unread: 1 })
  renderScreen(<NoticeBell />)
  await bell('Уведомления, непрочитанных: 1')
})

it('shows what was told, and marks as read what is in sight, once', async () => {
  api.reply(noticeEndpoints.list, {
    data: [notice(8), notice(7, { isRead: true, text: 'Told in English', languages: ['en'] })],
    unread: 1,
  })
  const { user, panel } = await openPanel()
  const [first, second] = await panel.findAllByRole('listitem')
  expect(first?.textContent).toContain('Новое: Уведомление № 8')
  expect(second?.textContent).not.toContain('Новое')
  expect(
    within(second as HTMLElement)
      .getByText('Told in English')
      .getAttribute('lang'),
  ).toBe('en')
  await waitFor(() => expect(api.calls(noticeEndpoints.read).map(({ body }) => body)).toEqual([{ ids: [8] }]))
  // It stays marked for as long as it is looked at.
  api.reply(noticeEndpoints.list, { data: [notice(8, { isRead: true })], unread: 0 })
  ;(await stream()).tell(0)
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(1))
  expect(panel.getByRole('listitem').textContent).toContain('Новое')
  await user.click(panel.getByRole('button', { name: 'Закрыть' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.calls(noticeEndpoints.read)).toHaveLength(1)
})

it('leads where a notice leads, and closes', async () => {
  api.reply(noticeEndpoints.list, {
    data: [notice(2, { url: '/news' }), notice(1, { url: 'https://example.org/' })],
    unread: 0,
  })
  const { user, panel } = await openPanel()
  const out = await panel.findByRole('link', { name: /№ 1/ })
  expect([out.getAttribute('target'), out.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  await user.click(panel.getByRole('link', { name: /№ 2/ }))
  expect(currentPath()).toBe('/news')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('offers to mark all where more is unread than is in sight', async () => {
  api.reply(noticeEndpoints.list, { data: [notice(30)], unread: 25 })
  api.reply(noticeEndpoints.read, { unread: 24 })
  const { user, panel } = await openPanel()
  await user.click(await panel.findByRole('button', { name: 'Отметить всё прочитанным' }))
  await waitFor(() =>
    expect(api.calls(noticeEndpoints.read).map(({ body }) => body)).toContainEqual({ upTo: 30 }),
  )
})

it('says that there is nothing yet', async () => {
  api.reply(noticeEndpoints.list, { data: [], unread: 0 })
  const { panel } = await openPanel()
  expect(await panel.findByText(/Уведомлений пока нет/)).toBeTruthy()
  expect(panel.getByRole('link', { name: 'Все уведомления' }).getAttribute('href')).toBe('/notices')
})

it('says that they did not load, also without a network, and asks again', async () => {
  api.fail(noticeEndpoints.list)
  const { user, panel } = await openPanel()
  expect(await panel.findByText('Не удалось загрузить уведомления')).toBeTruthy()
  api.reply(noticeEndpoints.list, { data: [notice(1)], unread: 1 })
  await user.click(panel.getByRole('button', { name: 'Попробовать снова' }))
  expect(await panel.findByText('Уведомление № 1')).toBeTruthy()
})

it('has a page with all of them, the older ones on demand', async () => {
  api.on(noticeEndpoints.list, ({ query }) => {
    const from = Number(query.get('before') ?? 26)
    const data = Array.from({ length: Math.min(20, from - 1) }, (_, index) =>
      notice(from - 1 - index, { isRead: true }),
    )
    return { ok: true, status: 200, headers: { get: () => null }, json: async () => ({ data, unread: 0 }) }
  })
  const { user } = renderScreen(<NoticesPage />)
  expect(await screen.findAllByRole('listitem')).toHaveLength(20)
  await user.click(screen.getByRole('button', { name: 'Показать ранее' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(25))
  expect(screen.queryByRole('button', { name: 'Показать ранее' })).toBeNull()
  expect(api.calls(noticeEndpoints.read)).toEqual([])
})
