import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { type Site, siteEndpoints } from '#shared/contract/platform/site.ts'
import { deliveredMenus } from '#shared/delivered-menus.ts'
import { sampleSettings, sampleSite } from '#tests/samples/sample-site.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { AdminMenusPage } from './admin-menus-page.tsx'

const saved: Site = { ...sampleSettings, version: 4 }
let api: FakeApi

beforeEach(() => {
  api = startScreenTest()
  api.reply(siteEndpoints.settings, saved)
  api.reply(siteEndpoints.ownPages, { data: [{ to: '/rules', text_ru: 'Правила', text_en: 'Rules' }] })
  api.reply(siteEndpoints.update, { ...saved, version: 5 })
})

function Frame() {
  return (
    <>
      <output aria-label="menu">{useSiteInfo().menus.header[0]?.text_ru}</output>
      <AdminMenusPage />
    </>
  )
}

const menu = (name: string) => within(screen.getByRole('group', { name }))
type Sent = { menus: Site['menus']; version: number }
const sent = () => api.calls(siteEndpoints.update).at(-1)?.body as Sent

async function open(texts = <AdminMenusPage />) {
  const { user } = renderScreen(texts)
  await screen.findByRole('group', { name: 'Шапка' })
  return {
    user,
    save: async () => {
      await user.click(screen.getByRole('button', { name: 'Сохранить' }))
      await screen.findByText('Меню сохранены')
    },
  }
}

it('orders, nests, hides, renames and removes, and leaves the rest as it was', async () => {
  const { user, save } = await open()
  const header = menu('Шапка')
  const up = header.getByRole('button', { name: 'Выше: Магазин' })
  await user.click(up)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Выше: Магазин')
  await user.click(header.getByRole('button', { name: 'Вложить в пункт выше: Скачать' }))
  await user.click(header.getByRole('checkbox', { name: 'Показывать: Главная' }))
  await user.click(header.getByRole('button', { name: 'Вынести на верхний уровень: Мини-игры' }))
  await user.click(header.getByRole('button', { name: /^Скайблок/ }))
  await user.click(header.getByRole('button', { name: 'Убрать пункт' }))
  await user.click(header.getByRole('button', { name: /^Магазин/ }))
  const name = header.getByLabelText('Название · Русский')
  await user.clear(name)
  await user.type(name, 'Лавка')
  await save()
  const { menus, version } = sent()
  expect(version).toBe(4)
  expect(menus.header.map(({ text_ru, isShown, items }) => [text_ru, isShown, items?.length ?? 0])).toEqual([
    ['Главная', false, 0],
    ['Серверы', true, 3],
    ['Мини-игры', true, 0],
    ['Лавка', true, 0],
    ['Сообщество', true, 8],
  ])
  expect(menus.header[3]).toMatchObject({ to: '/shop', text_en: 'Shop' })
  expect(menus.footer).toEqual(deliveredMenus.footer)
})

it('adds a page by its name and a link by its address, and this tab shows it at once', async () => {
  const first = { to: '/forum', text_ru: 'Форум', text_en: 'Forum', isShown: true, items: null }
  api.reply(siteEndpoints.update, { ...saved, version: 5, menus: { ...saved.menus, header: [first] } })
  const { user, save } = await open(<Frame />)
  const header = menu('Шапка')
  const choose = header.getByLabelText('Что добавить · Шапка')
  await user.selectOptions(choose, '/forum')
  await user.click(header.getByRole('button', { name: 'Добавить пункт' }))
  expect(header.getByLabelText('Куда ведёт')).toHaveProperty('value', '/forum')
  expect(document.activeElement?.textContent).toBe('Форум/forum')
  await user.selectOptions(choose, 'link')
  await user.click(header.getByRole('button', { name: 'Добавить пункт' }))
  // The first field of what was added has the focus.
  await user.keyboard('Вики')
  await user.type(header.getByLabelText('Куда ведёт'), 'https://wiki.example/')
  await save()
  expect(sent().menus.header.slice(-2)).toEqual([
    first,
    { to: 'https://wiki.example/', text_ru: 'Вики', text_en: 'Вики', isShown: true, items: null },
  ])
  expect(screen.getByLabelText('menu').textContent).toBe('Форум')
})

it('offers pages of the operator’s own', async () => {
  const { user, save } = await open()
  const footer = menu('Подвал')
  await footer.findByRole('option', { name: 'Правила · /rules' })
  await user.selectOptions(footer.getByLabelText('Что добавить · Подвал'), '/rules')
  await user.click(footer.getByRole('button', { name: 'Добавить пункт' }))
  await save()
  expect(sent().menus.footer.at(-1)).toMatchObject({ to: '/rules', text_ru: 'Правила', text_en: 'Rules' })
})

it('puts the delivered menu back', async () => {
  const header = [{ to: '/shop', text_ru: 'Лавка', text_en: 'Store', isShown: true, items: null }]
  api.reply(siteEndpoints.settings, { ...saved, menus: { ...saved.menus, header } })
  const { user, save } = await open()
  expect(menu('Подвал').queryByRole('button', { name: 'Вернуть исходное' })).toBeNull()
  await user.click(menu('Шапка').getByRole('button', { name: 'Вернуть исходное' }))
  await save()
  expect(sent().menus).toEqual(deliveredMenus)
})

it('says at the entry what is wrong with it, before and after sending', async () => {
  api.refuse(siteEndpoints.update, 'validation_failed', 'Проверьте', {
    'menus.header.5.to': 'Такой страницы нет',
  })
  const { user } = await open()
  const header = menu('Шапка')
  await user.selectOptions(header.getByLabelText('Что добавить · Шапка'), 'link')
  await user.click(header.getByRole('button', { name: 'Добавить пункт' }))
  await user.keyboard('Вики')
  const target = header.getByLabelText('Куда ведёт')
  await user.type(target, 'javascript:alert(1)')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await header.findByText(/Укажите страницу сайта/)).toBeTruthy()
  expect(api.calls(siteEndpoints.update)).toHaveLength(0)
  await user.clear(target)
  await user.type(target, '/casino')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await header.findByText('Такой страницы нет')).toBeTruthy()
})

it('lets whoever was second choose between two versions of a menu', async () => {
  const { user } = await open()
  await user.click(menu('Шапка').getByRole('button', { name: 'Ниже: Главная' }))
  const header = [{ to: '/shop', text_ru: 'Лавка', text_en: 'Store', isShown: true, items: null }]
  api.refuse(siteEndpoints.update, 'conflict', 'Кто-то успел раньше')
  api.reply(siteEndpoints.settings, { ...saved, version: 5, menus: { ...saved.menus, header } })
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Лавка')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Взять этот вариант' }))
  expect(menu('Шапка').getAllByRole('listitem')).toHaveLength(1)
})

it('says of what belongs to a part that is off, in the menu and among what can be added', async () => {
  const parts = { ...sampleSite.parts, team: false }
  renderScreen(<AdminMenusPage />, { site: { ...sampleSite, parts } })
  await screen.findByRole('group', { name: 'Шапка' })
  expect(menu('Шапка').getAllByText('раздел выключен')).toHaveLength(1)
  expect(menu('Шапка').getByRole('button', { name: /^Команда.*раздел выключен/ })).toBeTruthy()
  expect(menu('Шапка').getByRole('option', { name: 'Команда · /team · раздел выключен' })).toBeTruthy()
  expect(menu('Шапка').getByRole('option', { name: 'Отзывы · /feedback' })).toBeTruthy()
})
