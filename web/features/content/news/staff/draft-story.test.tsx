import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Permission } from '#shared/constants/permissions.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { newsEndpoints } from '#shared/contract/content/news.ts'
import { gameStatusEndpoints } from '#shared/contract/games/game-status.ts'
import { App } from '#web/app/app.tsx'
import { createRouteTable } from '#web/app/route-table.ts'
import { contentPages } from '#web/features/content/content.pages.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile, sampleStaffNewsItem } from '#web/testing/samples.ts'

const routes = createRouteTable(contentPages)
const draft = sampleStaffNewsItem({ id: 7, state: 'draft', isDraft: true, path_ru: '/news/7-severnyy-most' })

let api: FakeApi
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  api = startScreenTest()
  api.reply(gameStatusEndpoints.glances, [])
  api.refuse(newsEndpoints.story, 'not_found', '')
  api.reply(newsEndpoints.get, draft)
  await Promise.all([routes.at(draft.path_ru).preload(), routes.notFound.preload()])
})

function open(permissions: Permission[], { isFirst = false, roles = ['editor'], path = draft.path_ru } = {}) {
  api.reply(profileEndpoints.get, sampleProfile({ roles }))
  api.reply(profileEndpoints.permissions, permissions)
  return renderScreen(<App routes={routes} isNotFound={isFirst} />, { path })
}

it.each([
  ['found by a link of the site', false],
  ['opened as the first page, which the server has nothing for', true],
])('whoever writes news sees a draft where it will stand, marked: %s', async (_, isFirst) => {
  open(['access_admin_panel', 'manage_news'], { isFirst })
  expect(await screen.findByRole('heading', { level: 1, name: 'Северный мост' })).toBeTruthy()
  expect(screen.getByText('Черновик')).toBeTruthy()
  expect(screen.getByText(/видят только те, кто пишет новости/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Изменить' }).getAttribute('href')).toBe('/admin/news/7')
  expect(screen.queryByRole('button', { name: 'Скопировать ссылку' })).toBeNull()
  expect(screen.queryByText('404')).toBeNull()
  expect(document.title).toBe('Северный мост — FrontLand')
})

it('says when what is scheduled comes out, and calls untitled what has no title in this language', async () => {
  api.reply(
    newsEndpoints.get,
    sampleStaffNewsItem({ id: 7, state: 'scheduled', title_ru: '', path_ru: '/news/7' }),
  )
  open(['manage_news'])
  expect(await screen.findByRole('heading', { level: 1, name: 'Без заголовка' })).toBeTruthy()
  expect(screen.getByText('Запланирована')).toBeTruthy()
  expect(screen.getByText(/2[01] ноября 2025/)).toBeTruthy()
  expect(window.location.pathname).toBe('/news/7')
})

it.each([
  ['a player', [], []],
  ['staff who do not write news', ['access_admin_panel', 'view_feedback'], ['moderator']],
] as [string, Permission[], string[]][])(
  '%s finds nothing there, and asks for nothing',
  async (_, permissions, roles) => {
    open(permissions, { roles })
    expect(await screen.findByText('404')).toBeTruthy()
    await act(() => vi.waitFor(() => expect(api.calls(profileEndpoints.get).length).toBeGreaterThan(0)))
    expect(await screen.findByText('404')).toBeTruthy()
    expect(api.calls(newsEndpoints.get)).toEqual([])
  },
)

it('what was deleted, and what never was, is not there for staff either', async () => {
  api.refuse(newsEndpoints.get, 'not_found', '')
  open(['manage_news'])
  await vi.waitFor(() => expect(api.calls(newsEndpoints.get)).not.toEqual([]))
  expect(await screen.findByText('404')).toBeTruthy()
})
