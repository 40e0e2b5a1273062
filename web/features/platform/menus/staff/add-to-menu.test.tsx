import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { siteEndpoints } from '#shared/contract/platform/site.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { AddToMenu } from './add-to-menu.tsx'

const settings = { ...sampleSite, avatarUrlTemplate: 'https://heads.example/{username}', locked: [] }

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(profileEndpoints.permissions, ['access_admin_panel', 'manage_content', 'manage_site'])
  api.reply(siteEndpoints.settings, settings)
})

const open = () =>
  renderScreen(<AddToMenu to="/rules-of-ours" text_ru="Правила" text_en="Rules" />, { path: '/admin/pages' })

describe('putting a page into the menu', () => {
  it('adds it at the end of the menu at the top, and then says that it stands there', async () => {
    const { header } = settings.menus
    const entry = { to: '/rules-of-ours', text_ru: 'Правила', text_en: 'Rules', isShown: true, items: null }
    api.reply(siteEndpoints.update, {
      ...settings,
      menus: { ...settings.menus, header: [...header, entry] },
      version: settings.version + 1,
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Добавить в меню' }))
    const link = await screen.findByRole('link', { name: 'Стоит в меню' })
    expect(link.getAttribute('href')).toBe('/admin/site/menus')
    expect(api.calls(siteEndpoints.update).map(({ body }) => body)).toEqual([
      { version: settings.version, menus: { header: [...header, entry] } },
    ])
  })

  it('says what went wrong, and offers it again', async () => {
    api.refuse(siteEndpoints.update, 'conflict', 'Пока вы правили, настройки сохранил кто-то другой.')
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Добавить в меню' }))
    expect(await screen.findByText(/настройки сохранил кто-то другой/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Добавить в меню' })).toBeTruthy()
  })

  it('is not offered to whoever may not change the menus', async () => {
    api.reply(profileEndpoints.permissions, ['access_admin_panel', 'manage_content'])
    const { client } = open()
    await client.fetchQuery({ queryKey: ['settled'], queryFn: () => true })
    expect(screen.queryByRole('button')).toBeNull()
    expect(api.calls(siteEndpoints.settings)).toHaveLength(0)
  })
})
