import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Permission } from '#shared/constants/permissions.ts'
import { userEndpoints } from '#shared/contract/accounts/users.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { currentPath, expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleUser } from '#web/testing/sample-users.ts'
import { destinationsNamed } from './destinations.ts'
import { GoTo } from './go-to.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
})

function open(...permissions: Permission[]) {
  api.reply(userEndpoints.list, { data: [], total: 0, page: 1, pageSize: 6, hasMore: false })
  return renderScreen(<GoTo permissions={permissions} />, { path: '/admin' })
}
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

describe('finding one’s way by typing', () => {
  it('opens by Ctrl-K, in a Russian layout too, and leads to the section that is typed', async () => {
    const { user } = open('access_admin_panel', 'manage_news')
    await user.keyboard('{Control>}[KeyK]{/Control}')
    const box = await screen.findByRole('combobox', { name: 'Раздел или игрок' })
    expect(document.activeElement).toBe(box)
    await user.keyboard('нов')
    expect(names()).toEqual(['Новостираздел', 'Написать новостьновое'])
    await user.keyboard('{ArrowDown}{Enter}')
    await expectPath('/admin/news/new')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('finds a section by its name in the other language', async () => {
    const { user } = open('access_admin_panel', 'manage_mail')
    await user.click(screen.getByRole('button', { name: 'Найти раздел или игрока' }))
    await user.keyboard('mail')
    expect(names()).toEqual(['Почтараздел'])
  })

  it('leads to a setting on the long page, to where it stands', async () => {
    const { user } = open('manage_site')
    await user.click(screen.getByRole('button', { name: 'Найти раздел или игрока' }))
    expect(names().join()).not.toContain('настройка')
    await user.keyboard('часов')
    expect(names()).toEqual(['Часовой пояснастройка'])
    await user.keyboard('{Enter}')
    await expectPath('/admin/site')
    expect(destinationsNamed('часов', 'ru', ['manage_site'])[0]?.to).toBe('/admin/site#timeZone')
  })

  it('leads to a player by a part of the name', async () => {
    const { user } = open('view_users')
    api.reply(userEndpoints.list, {
      data: [sampleUser({ id: 7, username: 'Kestrel' })],
      total: 1,
      page: 1,
      pageSize: 6,
      hasMore: false,
    })
    await user.click(screen.getByRole('button', { name: 'Найти раздел или игрока' }))
    await user.keyboard('kest')
    await screen.findByRole('option', { name: /Kestrel/ })
    await user.keyboard('{Enter}')
    await expectPath('/admin/users/7')
  })

  it('shows nothing that is closed, and asks for no players without their permission', async () => {
    const { user } = open('access_admin_panel')
    await user.click(screen.getByRole('button', { name: 'Найти раздел или игрока' }))
    expect(names()).toEqual(['Главнаяраздел', 'Ключи APIраздел'])
    await user.keyboard('kestrel')
    const found = screen.getByRole('dialog')
    expect(await within(found).findByText(/Ничего не нашлось/)).toBeTruthy()
    expect(api.calls(userEndpoints.list)).toHaveLength(0)
    await user.keyboard('{Enter}')
    expect(currentPath()).toBe('/admin')
  })

  it('says so when players cannot be looked for, and still leads to sections', async () => {
    const { user } = open('view_users')
    api.refuse(userEndpoints.list, 'internal', 'нет')
    await user.click(screen.getByRole('button', { name: 'Найти раздел или игрока' }))
    await user.keyboard('поль')
    expect(await screen.findByText(/Игроков сейчас не найти/)).toBeTruthy()
    await user.keyboard('{Enter}')
    await expectPath('/admin/users')
  })
})
