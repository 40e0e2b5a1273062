import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type StaffEntry, staffCollectionEndpoints } from '#shared/contract/content/collections-staff.ts'
import { sampleCollection } from '#tests/samples/sample-collections.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { currentPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { AdminCollectionPage } from './admin-collection-page.tsx'
import { AdminCollectionsPage } from './admin-collections-page.tsx'
import { EntryEditorPage } from './entry-editor-page.tsx'

const entries: StaffEntry[] = sampleCollection('team').map((entry) => ({ ...entry, delivered: null }))
const [general, colonel] = entries as [StaffEntry, StaffEntry]
let api: FakeApi

beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(profileEndpoints.permissions, ['manage_content'])
  api.reply(staffCollectionEndpoints.list, entries)
})

const sent = (endpoint: Parameters<FakeApi['calls']>[0]) =>
  api.calls(endpoint).at(-1)?.body as Record<string, unknown>
const names = () =>
  within(screen.getByRole('list', { name: 'Записи в порядке показа' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('link')[0]?.textContent)

it('counts what is made up, and puts it away and back with one press', async () => {
  const overview = { name: 'team', entries: 6, samples: 6, samplesAway: 0 }
  api.reply(staffCollectionEndpoints.overview, [overview])
  api.reply(staffCollectionEndpoints.setSamples, [{ ...overview, entries: 0, samples: 0, samplesAway: 6 }])
  const { user } = renderScreen(<AdminCollectionsPage />)
  expect(await screen.findByText('6 записей · 6 образцов')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Убрать образцы: Команда' }))
  expect(await screen.findByText('Пусто · Образцы убраны')).toBeTruthy()
  expect(sent(staffCollectionEndpoints.setSamples)).toEqual({ name: 'team', areShown: false })
  await user.click(screen.getByRole('button', { name: 'Вернуть все образцы' }))
  await waitFor(() =>
    expect(sent(staffCollectionEndpoints.setSamples)).toEqual({ name: null, areShown: true }),
  )
})

it('tells of the news that the site began with, and leads to the news', async () => {
  const news = { name: 'news', entries: 1, samples: 1, samplesAway: 0 }
  api.reply(staffCollectionEndpoints.overview, [news])
  api.reply(staffCollectionEndpoints.setSamples, [{ ...news, entries: 0, samples: 0, samplesAway: 1 }])
  const { user } = renderScreen(<AdminCollectionsPage />)
  const link = await screen.findByRole('link', { name: 'Новости' })
  expect(link.getAttribute('href')).toBe('/admin/news')
  expect(screen.getByText('1 образец')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Убрать образцы: Новости' }))
  expect(await screen.findByText('Образцы убраны')).toBeTruthy()
  expect(sent(staffCollectionEndpoints.setSamples)).toEqual({ name: 'news', areShown: false })
})

it('folds away what belongs to a part that is off, where it can be prepared', async () => {
  const counted = { entries: 6, samples: 0, samplesAway: 0 }
  api.reply(
    staffCollectionEndpoints.overview,
    ['team', 'gallery', 'launcher-help'].map((name) => ({ name, ...counted })),
  )
  const parts = { ...sampleSite.parts, team: false, launcher: false }
  const { user } = renderScreen(<AdminCollectionsPage />, { site: { ...sampleSite, parts } })
  const list = await screen.findByRole('list', { name: 'Все подборки' })
  const linksIn = (one: HTMLElement) =>
    within(one)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  expect(linksIn(list)).toEqual(['/admin/collections/gallery'])
  await user.click(screen.getByText('Выключено на сайте'))
  const folded = screen.getByRole('list', { name: 'Выключено на сайте' })
  expect(linksIn(folded)).toEqual(['/admin/collections/team', '/admin/collections/launcher-help'])
})

it('moves entries by their buttons, which keep the focus', async () => {
  api.reply(staffCollectionEndpoints.setOrder, entries)
  const { user } = renderScreen(<AdminCollectionPage />, { path: '/admin/collections/team' })
  const up = await screen.findByRole('button', { name: 'Выше: Ворон' })
  await user.click(up)
  await waitFor(() => expect(names().slice(0, 2)).toEqual(['Ворон', 'Гранит']))
  expect(sent(staffCollectionEndpoints.setOrder)).toEqual({
    ids: [2, 1, 3, 4, 5, 6],
    from: [1, 2, 3, 4, 5, 6],
  })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Выше: Ворон')
  expect(screen.getByText('Ворон теперь на месте 1 из 6')).toBeTruthy()
})

it('offers back what was removed', async () => {
  api.reply(staffCollectionEndpoints.remove, undefined)
  api.reply(staffCollectionEndpoints.restore, general)
  const { user } = renderScreen(<AdminCollectionPage />, { path: '/admin/collections/team' })
  await user.click(await screen.findByRole('button', { name: 'Удалить: Гранит' }))
  expect(await screen.findByText('Запись удалена')).toBeTruthy()
  expect(names()).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: 'Вернуть' }))
  await waitFor(() => expect(names()).toHaveLength(6))
})

it('changes an entry by the fields of its collection', async () => {
  api.reply(staffCollectionEndpoints.update, { ...general, version: 2, isSample: false })
  const { user } = renderScreen(<EntryEditorPage />, { path: '/admin/collections/team/1' })
  const russian = within(await screen.findByRole('group', { name: /Русский/ }))
  const name = russian.getByLabelText('Имя')
  await user.clear(name)
  await user.type(name, 'Скала')
  const duties = russian.getByLabelText('Отвечает за')
  expect(duties).toHaveProperty('value', 'Стратегия серверов\nКадры и назначения\nПоследнее слово в спорах')
  await user.clear(screen.getByLabelText('Победы'))
  await user.selectOptions(screen.getByLabelText('Роль'), 'Командир')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Запись сохранена, она уже на сайте')).toBeTruthy()
  expect(sent(staffCollectionEndpoints.update)).toMatchObject({
    version: 1,
    name_ru: 'Скала',
    name_en: 'Granite',
    role: 'commander',
    specializations_ru: ['Стратегия серверов', 'Кадры и назначения', 'Последнее слово в спорах'],
    gameStats: { kills: 4812, wins: null, playtime: 2140 },
    picture: null,
    isScp: false,
  })
})

it('asks first what an entry is, and then only for what such a one has', async () => {
  const { user } = renderScreen(<EntryEditorPage />, { path: '/admin/collections/launcher-help/new' })
  const [question] = sampleCollection('launcher-help').map((entry) => ({ ...entry, delivered: null }))
  api.reply(staffCollectionEndpoints.create, question as StaffEntry)
  const kind = await screen.findByLabelText('Что это')
  const russian = within(screen.getByRole('group', { name: /Русский/ }))
  expect(kind.compareDocumentPosition(russian.getByLabelText('Ответ'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(russian.queryByLabelText('Минимум')).toBeNull()
  expect(screen.queryByLabelText('Система')).toBeNull()
  await user.selectOptions(kind, 'requirement')
  expect(russian.getByLabelText('Минимум')).toBeTruthy()
  expect(russian.queryByLabelText('Ответ')).toBeNull()

  await user.selectOptions(kind, 'question')
  await user.type(russian.getByLabelText('Вопрос, шаг или узел'), 'Нужен ли Java?')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() =>
    expect(sent(staffCollectionEndpoints.create)).toMatchObject({
      kind: 'question',
      name_ru: 'Нужен ли Java?',
    }),
  )
})

it('asks for nothing that belongs to a part that is off, and keeps what stands there', async () => {
  api.reply(staffCollectionEndpoints.update, { ...general, version: 2 })
  const parts = { ...sampleSite.parts, roblox: false }
  const { user } = renderScreen(<EntryEditorPage />, {
    path: '/admin/collections/team/1',
    site: { ...sampleSite, parts },
  })
  await screen.findByLabelText('Звание в Minecraft')
  expect(screen.queryByLabelText('Звание в Roblox')).toBeNull()
  expect(screen.queryByLabelText('Служит в комплексе SCP')).toBeNull()
  const russian = within(screen.getByRole('group', { name: /Русский/ }))
  await user.type(russian.getByLabelText('Имя'), ' Второй')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() =>
    expect(sent(staffCollectionEndpoints.update)).toMatchObject({
      gameRanks: general.gameRanks,
      isScp: general.isScp,
    }),
  )
})

it('is saved in one language where the site has no other, and keeps what stands in it', async () => {
  api.reply(staffCollectionEndpoints.update, { ...general, version: 2, isSample: false })
  const site = { ...sampleSite, languages: ['ru' as const] }
  const { user } = renderScreen(<EntryEditorPage />, { path: '/admin/collections/team/1', site })
  await user.type(await screen.findByLabelText('Имя'), ' Второй')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() =>
    expect(sent(staffCollectionEndpoints.update)).toMatchObject({
      name_ru: 'Гранит Второй',
      name_en: 'Granite',
    }),
  )
})

it('says in the list of what kind an entry is', async () => {
  const help = sampleCollection('launcher-help').map((entry) => ({ ...entry, delivered: null }))
  api.reply(staffCollectionEndpoints.list, help)
  renderScreen(<AdminCollectionPage />, { path: '/admin/collections/launcher-help' })
  const row = (await screen.findByRole('link', { name: 'Где лежат файлы игры?' })).closest('li')
  expect(within(row as HTMLElement).getByText('Вопрос и ответ')).toBeTruthy()
})

it('says beside the field what is wrong, before and after sending', async () => {
  api.refuse(staffCollectionEndpoints.create, 'validation_failed', 'Проверьте', {
    name_ru: 'Обязательное поле',
  })
  const { user } = renderScreen(<EntryEditorPage />, { path: '/admin/collections/team/new' })
  await user.type(await screen.findByLabelText('Уровень'), 'много')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Введите целое число')).toBeTruthy()
  expect(api.calls(staffCollectionEndpoints.create)).toHaveLength(0)
  await user.clear(screen.getByLabelText('Уровень'))
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Обязательное поле')).toBeTruthy()
  api.reply(staffCollectionEndpoints.create, { ...colonel, id: 7, isSample: false })
  await user.type(within(screen.getByRole('group', { name: /Русский/ })).getByLabelText('Имя'), 'Рысь')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(currentPath()).toBe('/admin/collections/team/7'))
})

it('asks an empty form for all at once, and for one language: that of whoever writes, or the one begun', async () => {
  const { user } = renderScreen(<EntryEditorPage />, {
    language: 'en',
    path: '/admin/collections/tournaments/new',
  })
  const wrong = () =>
    [...document.querySelectorAll('[name][aria-invalid="true"]')].map((field) => field.getAttribute('name'))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(wrong()).toContain('title_en'))
  expect(wrong()).not.toContain('title_ru')
  expect(wrong().length).toBeGreaterThan(1)
  await user.type(document.querySelector('[name=title_ru]') as Element, 'Кубок')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(wrong()).not.toContain('title_en'))
  expect(api.calls(staffCollectionEndpoints.create)).toHaveLength(0)
})

it('says at the places of a tournament that more have registered', async () => {
  const [cup] = sampleCollection('tournaments').map((entry) => ({ ...entry, delivered: null }))
  api.reply(staffCollectionEndpoints.list, [cup as StaffEntry])
  const sentence = 'Мест не может быть меньше, чем уже записалось игроков'
  api.refuse(staffCollectionEndpoints.update, 'validation_failed', sentence, { capacity: sentence })
  const { user } = renderScreen(<EntryEditorPage />, { path: `/admin/collections/tournaments/${cup?.id}` })
  const places = await screen.findByLabelText('Мест')
  await user.clear(places)
  await user.type(places, '2')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(places.getAttribute('aria-invalid')).toBe('true'))
  const told = places.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(told.map((id) => document.getElementById(id)?.textContent)).toContain(sentence)
  expect(places).toHaveProperty('value', '2')
})

it('keeps what was written when somebody else was faster, or removed the entry', async () => {
  api.refuse(staffCollectionEndpoints.update, 'conflict', 'Кто-то успел раньше')
  const { user } = renderScreen(<EntryEditorPage />, { path: '/admin/collections/team/1' })
  const level = await screen.findByLabelText('Уровень')
  await user.clear(level)
  await user.type(level, '7')
  api.reply(staffCollectionEndpoints.list, [{ ...general, level: 50, version: 2 }])
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('50')).toBeTruthy()
  expect(level).toHaveProperty('value', '7')
  await user.click(screen.getByRole('button', { name: 'Оставить мой' }))
  api.refuse(staffCollectionEndpoints.update, 'not_found', 'Не найдено')
  api.reply(staffCollectionEndpoints.list, [])
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Пока вы правили, запись удалили')).toBeTruthy()
})

it('shows what the release would have in place of what staff wrote, to be taken', async () => {
  const { delivered: _, ...fields } = general
  api.reply(staffCollectionEndpoints.list, [
    { ...general, isSample: false, delivered: { ...fields, level: 33, role: 'colonel' } },
  ])
  const { user } = renderScreen(<EntryEditorPage />, { path: '/admin/collections/team/1' })
  expect(await screen.findByText(/другой образец/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Взять: Уровень' }))
  expect(screen.getByLabelText('Уровень')).toHaveProperty('value', '33')
  expect(screen.queryByRole('button', { name: 'Взять: Уровень' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Взять: Роль' })).toBeTruthy()
})

it('says that there is no such collection', async () => {
  renderScreen(<AdminCollectionPage />, { path: '/admin/collections/nothing' })
  expect(await screen.findByText('Такой подборки нет')).toBeTruthy()
})

it('says that there is no such entry', async () => {
  renderScreen(<EntryEditorPage />, { path: '/admin/collections/team/99' })
  expect(await screen.findByText('Такой записи нет: её удалили.')).toBeTruthy()
})

it.each([AdminCollectionPage, EntryEditorPage])(
  'is closed to whoever may fill other collections only',
  async (Page) => {
    renderScreen(<Page />, {
      path: Page === AdminCollectionPage ? '/admin/collections/legal' : '/admin/collections/legal/1',
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Недостаточно прав' })).toBeTruthy()
    expect(screen.getByText('manage_site')).toBeTruthy()
    expect(screen.queryByText('Добавить')).toBeNull()
    expect(api.calls(staffCollectionEndpoints.list)).toHaveLength(0)
  },
)
