import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { pageEndpoints } from '#shared/contract/content/pages.ts'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleStaffPage } from '#web/testing/sample-pages.ts'
import { sampleProfile } from '#web/testing/samples.ts'
import { AdminPagesPage } from './admin-pages-page.tsx'
import { PageEditorPage } from './page-editor-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})

const listed = (...data: ReturnType<typeof sampleStaffPage>[]) =>
  api.reply(pageEndpoints.list, { data, total: data.length, page: 1, pageSize: 25 })
const bodies = (endpoint: Parameters<FakeApi['calls']>[0]) => api.calls(endpoint).map(({ body }) => body)
const button = (name: string) => screen.findByRole('button', { name })
const group = async (name: RegExp) => within(await screen.findByRole('group', { name }))

it('says that it loads, that it could not, and that there is nothing yet', async () => {
  const { unmount } = renderScreen(<AdminPagesPage />, { path: '/admin/pages' })
  expect(screen.getByRole('status').textContent).toBe('Загрузка...')
  unmount()
  api.fail(pageEndpoints.list)
  const failed = renderScreen(<AdminPagesPage />, { path: '/admin/pages' })
  expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить страницы')
  failed.unmount()
  listed()
  renderScreen(<AdminPagesPage />, { path: '/admin/pages' })
  expect(await screen.findByText(/Своих страниц пока нет/)).toBeTruthy()
})

it('lists pages and short links, and deletes with a way back', async () => {
  listed(
    sampleStaffPage({ id: 2, path: '/discord', redirectTo: 'https://discord.gg/front' }),
    sampleStaffPage({ formerPaths: ['/law'] }),
  )
  const { user } = renderScreen(<AdminPagesPage />, { path: '/admin/pages' })
  const [link, page] = await screen.findAllByRole('listitem')
  expect(link?.textContent).toContain('Ведёт на https://discord.gg/front')
  expect(page?.textContent).toContain('/law')
  expect(page?.textContent).toContain('Опубликована')
  api.on(pageEndpoints.remove, () => answered(204, undefined))
  api.reply(pageEndpoints.restore, sampleStaffPage())
  await user.click(screen.getByRole('button', { name: 'Удалить: /rules' }))
  await user.click(await button('Вернуть'))
  expect(await screen.findByText('Всё снова на месте')).toBeTruthy()
})

it('says which page an update moved, until its new address is kept', async () => {
  listed(sampleStaffPage({ path: '/players-2', formerPaths: ['/players', '/who'], movedFrom: '/players' }))
  const { user } = renderScreen(<AdminPagesPage />, { path: '/admin/pages' })
  expect(await screen.findByText('Переехала с адреса /players')).toBeTruthy()
  // At /players it is the site that answers.
  expect(screen.getByText('/who')).toBeTruthy()
  api.reply(pageEndpoints.update, sampleStaffPage({ path: '/players-2' }))
  listed(sampleStaffPage({ path: '/players-2' }))
  await user.click(screen.getByRole('button', { name: 'Оставить новый адрес: /players-2' }))
  await waitFor(() => expect(screen.queryByText(/Переехала/)).toBeNull())
  expect(bodies(pageEndpoints.update)).toEqual([{ version: 1, movedFrom: null }])
})

it('publishes a page written in one language, at the path given', async () => {
  api.on(pageEndpoints.create, () => answered(201, sampleStaffPage({ id: 7 })))
  const { user } = renderScreen(<PageEditorPage />, { path: '/admin/pages/new' })
  await user.type(await screen.findByLabelText('Адрес на сайте'), 'Rules/')
  await user.type((await group(/Русский/)).getByLabelText('Заголовок'), 'Правила')
  await user.click(await button('Опубликовать'))
  expect(await screen.findAllByText('Обязательное поле')).toHaveLength(1)
  await user.type((await group(/Русский/)).getByLabelText('Текст'), 'Не стрелять.')
  await user.click(await button('Опубликовать'))
  expect(await screen.findByText('Страница на сайте')).toBeTruthy()
  expect(bodies(pageEndpoints.create)).toMatchObject([
    {
      path: '/rules',
      title_ru: 'Правила',
      text_ru: 'Не стрелять.',
      title_en: '',
      isDraft: false,
      image: null,
    },
  ])
  expect(await screen.findByRole('heading', { name: 'Изменение страницы' })).toBeTruthy()
})

it.each([
  ['/Admin', /нужен самому сайту/],
  ['правила', /строчными латинскими/],
])('refuses the address %s before it is sent', async (path, said) => {
  const { user } = renderScreen(<PageEditorPage />, { path: '/admin/pages/new' })
  await user.type(await screen.findByLabelText('Адрес на сайте'), path)
  await user.click(await button('Сохранить черновик'))
  expect((await screen.findByRole('alert')).textContent).toMatch(said)
  expect(bodies(pageEndpoints.create)).toEqual([])
})

it('makes a short link of two fields', async () => {
  const link = sampleStaffPage({ id: 7, path: '/discord', redirectTo: 'https://discord.gg/front' })
  api.on(pageEndpoints.create, () => answered(201, link))
  const { user } = renderScreen(<PageEditorPage />, { path: '/admin/pages/new?kind=link' })
  await user.type(await screen.findByLabelText('Адрес на сайте'), '/discord')
  await user.type(screen.getByLabelText('Куда ведёт'), 'javascript:alert(1)')
  await user.click(await button('Сохранить'))
  expect(await screen.findByText(/Укажите страницу сайта/)).toBeTruthy()
  await user.clear(screen.getByLabelText('Куда ведёт'))
  // As people copy it, without its scheme.
  await user.type(screen.getByLabelText('Куда ведёт'), 'discord.gg/front')
  await user.click(await button('Сохранить'))
  expect(await screen.findByText('Ссылка работает')).toBeTruthy()
  expect(bodies(pageEndpoints.create)).toMatchObject([
    { path: '/discord', redirectTo: 'https://discord.gg/front', isDraft: false },
  ])
})

it('keeps what was written when somebody else was faster', async () => {
  api.reply(pageEndpoints.get, sampleStaffPage({ version: 1 }))
  const { user } = renderScreen(<PageEditorPage />, { path: '/admin/pages/1' })
  const title = (await group(/Русский/)).getByLabelText('Заголовок')
  await user.clear(title)
  await user.type(title, 'Наш закон')
  api.refuse(pageEndpoints.update, 'conflict', 'Кто-то успел раньше')
  api.reply(pageEndpoints.get, sampleStaffPage({ version: 2, title_ru: 'Их закон' }))
  await user.click(await button('Сохранить'))
  expect(await screen.findByText('Их закон')).toBeTruthy()
  expect(title).toHaveProperty('value', 'Наш закон')
})

it('says which address is taken', async () => {
  api.reply(pageEndpoints.get, sampleStaffPage())
  api.refuse(pageEndpoints.update, 'validation_failed', 'Проверьте', { path: 'Здесь уже есть страница' })
  const { user } = renderScreen(<PageEditorPage />, { path: '/admin/pages/1' })
  await user.type(await screen.findByLabelText('Адрес на сайте'), '-2')
  await user.click(await button('Сохранить'))
  expect(await screen.findByText('Здесь уже есть страница')).toBeTruthy()
})
