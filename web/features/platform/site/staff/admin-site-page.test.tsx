import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { siteEndpoints } from '#shared/contract/platform/site.ts'
import { deliveredSite } from '#shared/delivered-site.ts'
import { sampleSite } from '#tests/harness/sample-site.ts'
import { useSiteInfo } from '#web/lib/site-info.tsx'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { AdminSitePage } from './admin-site-page.tsx'

const saved = { ...deliveredSite, locked: [], version: 4 }
let api: FakeApi

beforeEach(() => {
  api = startScreenTest()
  api.reply(siteEndpoints.get, saved)
})

function Frame() {
  return (
    <>
      <output aria-label="name">{useSiteInfo().name}</output>
      <AdminSitePage />
    </>
  )
}

const sentBody = () => api.calls(siteEndpoints.update).at(-1)?.body as Record<string, unknown>

it('saves what is written, and this tab shows it at once', async () => {
  api.reply(siteEndpoints.update, { ...saved, name: 'Рубеж', version: 5 })
  const { user } = renderScreen(<Frame />)
  const name = await screen.findByLabelText('Название')
  await user.clear(name)
  await user.type(name, 'Рубеж')
  await user.type(screen.getByLabelText('ВКонтакте'), 'https://vk.com/rubezh')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Настройки сохранены')).toBeTruthy()
  expect(sentBody()).toMatchObject({
    name: 'Рубеж',
    version: 4,
    links: { ...deliveredSite.links, vk: 'https://vk.com/rubezh' },
    hero: deliveredSite.hero,
    homeSections: deliveredSite.homeSections,
    isSignUpOpen: true,
  })
  expect(screen.getByLabelText('name').textContent).toBe('Рубеж')
})

it('says beside the field what is wrong, before and after sending', async () => {
  api.refuse(siteEndpoints.update, 'validation_failed', 'Проверьте', { 'hero.image': 'Такой картинки нет' })
  const { user } = renderScreen(<Frame />)
  const accent = await screen.findByLabelText('Цвет')
  await user.clear(accent)
  await user.type(accent, '#221100')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(screen.getByText(/плохо читается/)).toBeTruthy()
  expect(api.calls(siteEndpoints.update)).toHaveLength(0)
  await user.clear(accent)
  await user.type(accent, '#7fcf5b')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Такой картинки нет')).toBeTruthy()
})

it('takes what people paste: a colour without its hash, an address without https, a whole element', async () => {
  api.reply(siteEndpoints.update, { ...saved, version: 5 })
  const { user } = renderScreen(<Frame />)
  const accent = await screen.findByLabelText('Цвет')
  await user.clear(accent)
  await user.type(accent, '7FCF5B')
  await user.type(screen.getByLabelText('Telegram'), 't.me/rubezh')
  await user.click(screen.getByLabelText('Яндекс'))
  await user.paste('<meta name="yandex-verification" content="4f1a0c" />')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Настройки сохранены')
  expect(sentBody()).toMatchObject({
    accent: '#7FCF5B',
    links: { telegram: 'https://t.me/rubezh' },
    verification: { yandex: '4f1a0c' },
  })
})

it('leads down the page to every group of settings', async () => {
  renderScreen(<Frame />)
  const links = within(await screen.findByRole('navigation', { name: 'Что на этой странице' })).getAllByRole(
    'link',
  )
  const groups = screen.getAllByRole('group')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(groups.map(({ id }) => `#${id}`))
})

it('moves and hides blocks of the home page', async () => {
  api.reply(siteEndpoints.update, { ...saved, version: 5 })
  const { user } = renderScreen(<Frame />)
  await user.click(await screen.findByRole('button', { name: 'Выше: Технологии' }))
  await user.click(screen.getByRole('checkbox', { name: 'Галерея' }))
  expect(screen.getByRole('button', { name: 'Выше: Технологии' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Настройки сохранены')
  const sections = sentBody().homeSections as { key: string; isShown: boolean }[]
  expect(sections.slice(0, 2).map(({ key }) => key)).toEqual(['technology', 'news'])
  expect(sections.filter(({ isShown }) => !isShown)).toEqual([{ key: 'gallery', isShown: false }])
})

it('takes further links, and closes sign-up', async () => {
  api.reply(siteEndpoints.update, { ...saved, version: 5 })
  const { user } = renderScreen(<Frame />)
  await user.click(await screen.findByRole('button', { name: 'Добавить ссылку' }))
  await user.type(screen.getByLabelText('Название · Русский'), 'Карта')
  await user.type(screen.getByLabelText('Название · Английский'), 'Map')
  await user.type(screen.getByLabelText('Адрес'), 'https://map.example/')
  await user.click(screen.getByRole('checkbox', { name: 'Любой может создать аккаунт' }))
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Настройки сохранены')
  expect(sentBody()).toMatchObject({
    links: { others: [{ text_ru: 'Карта', text_en: 'Map', to: 'https://map.example/' }] },
    isSignUpOpen: false,
  })
})

it('switches parts, and leads to where one that is off is prepared', async () => {
  api.reply(siteEndpoints.update, { ...saved, version: 5 })
  const { user } = renderScreen(<Frame />)
  await user.click(await screen.findByRole('switch', { name: 'Roblox' }))
  await user.click(screen.getByRole('switch', { name: 'Лаунчер' }))
  expect(screen.getByRole('link', { name: 'Подготовить в панели: Лаунчер' }).getAttribute('href')).toBe(
    '/admin/launcher',
  )
  expect(screen.queryByRole('link', { name: 'Подготовить в панели: Отзывы' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Настройки сохранены')
  expect(sentBody().parts).toEqual({ ...deliveredSite.parts, roblox: false, launcher: false })
})

it('is saved where the site has one language, without touching the texts of the other', async () => {
  api.reply(siteEndpoints.update, { ...saved, version: 5 })
  const { user } = renderScreen(<Frame />, { site: { ...sampleSite, languages: ['ru'] } })
  expect(screen.queryByLabelText(/Английский$/, { selector: 'textarea' })).toBeNull()
  await user.type(await screen.findByLabelText('Telegram'), 't.me/rubezh')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Настройки сохранены')
  expect(sentBody()).toMatchObject({ hero: deliveredSite.hero })
})

it('shows what the environment has fixed as locked', async () => {
  api.reply(siteEndpoints.get, { ...saved, name: 'Застава', locked: ['name', 'seller.taxId'] })
  renderScreen(<Frame />)
  const name = await screen.findByLabelText('Название')
  expect(name).toHaveProperty('readOnly', true)
  expect(within(name.parentElement as HTMLElement).getByText(/SITE_NAME/)).toBeTruthy()
  const taxId = screen.getByLabelText('ИНН или другой номер')
  expect(taxId).toHaveProperty('readOnly', true)
  expect(within(taxId.parentElement as HTMLElement).getByText(/SELLER_TAX_ID/)).toBeTruthy()
  expect(screen.getByLabelText('Имя или организация')).toHaveProperty('readOnly', false)
})

it('keeps what was written when somebody else was faster', async () => {
  api.refuse(siteEndpoints.update, 'conflict', 'Кто-то успел раньше')
  const { user } = renderScreen(<Frame />)
  const name = await screen.findByLabelText('Название')
  await user.clear(name)
  await user.type(name, 'Рубеж')
  api.reply(siteEndpoints.get, { ...saved, name: 'Застава', version: 5 })
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText(/Застава/)).toBeTruthy()
  expect(name).toHaveProperty('value', 'Рубеж')
})
