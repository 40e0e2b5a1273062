import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PERMISSIONS, USER_PERMISSIONS } from '#shared/constants/permissions.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { roleEndpoints } from '#shared/contract/accounts/roles.ts'
import { type User, userEndpoints } from '#shared/contract/accounts/users.ts'
import { useLocation } from '#web/routing/router.tsx'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleRoles, sampleUser } from '#web/testing/sample-users.ts'
import { sampleProfile } from '#web/testing/samples.ts'
import { UsersPage } from './users-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(profileEndpoints.permissions, [...PERMISSIONS])
  api.reply(roleEndpoints.list, sampleRoles)
})

const answer = (users: User[], total = users.length, hasMore = false) =>
  api.reply(userEndpoints.list, { data: users, total, hasMore, page: 1, pageSize: 25 })

function Address() {
  return <output data-testid="query">{useLocation().search}</output>
}
function open(path = '/admin/users', language: 'ru' | 'en' = 'ru') {
  return renderScreen(
    <>
      <UsersPage />
      <Address />
    </>,
    { path, language },
  )
}
const query = () => screen.getByTestId('query').textContent
const asked = () => api.calls(userEndpoints.list).at(-1)?.query.toString()

describe('the list of users', () => {
  it('shows a spinner while it loads', () => {
    open()
    expect(screen.getByText('Загрузка...')).toBeTruthy()
  })

  it('says that it could not be loaded, and asks again on request', async () => {
    api.refuse(userEndpoints.list, 'internal', 'сломалось')
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить пользователей')
    answer([sampleUser()])
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
    expect(await screen.findByText('Tracer')).toBeTruthy()
  })

  it('says that nobody was found and takes the filters off', async () => {
    answer([])
    const { user } = open('/admin/users?search=nobody&role=editor')
    await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }))
    await waitFor(() => expect(query()).toBe(''))
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Поиск' }).value).toBe('')
  })

  it('shows who somebody is, what they hold and what is wrong with them', async () => {
    const ban = { reason: 'Спам', at: '2026-01-01T00:00:00.000Z', until: null, by: 'Owl' }
    answer([sampleUser({ ban, emailVerified: false }), sampleUser({ id: 8, username: 'Owl', roles: [] })], 42)
    open('/admin/users', 'en')
    const row = (await screen.findByRole('link', { name: 'Tracer' })).closest('tr') as HTMLElement
    expect(within(row).getByText('tracer@example.org')).toBeTruthy()
    expect(within(row).getByText('Banned')).toBeTruthy()
    expect(within(row).getByText('Email not confirmed')).toBeTruthy()
    expect(within(row).getAllByText('Editor').length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: 'Tracer' }).getAttribute('href')).toBe('/admin/users/7')
    expect(screen.getByText('Found: 42 users')).toBeTruthy()
    expect(screen.getByText('Page 1 of 2')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/admin/users?page=2')
  })

  it('promises no changes to whoever may make none', async () => {
    answer([sampleUser()])
    api.reply(profileEndpoints.permissions, ['access_admin_panel', 'view_users'])
    open()
    expect(await screen.findByText('Найти человека и посмотреть его данные и роли.')).toBeTruthy()
  })

  it('does not pretend to have counted more than it did', async () => {
    answer([sampleUser()], 10_000, true)
    open()
    expect(await screen.findByText(/^Найдено: больше 10\s000 пользователей$/)).toBeTruthy()
  })
})

describe('the filters', () => {
  beforeEach(() => answer([sampleUser()]))

  it('are taken out of the address', async () => {
    open('/admin/users?search=tra&role=editor&sort=username-asc&page=2')
    await screen.findByText('Tracer')
    expect(asked()).toBe('search=tra&role=editor&sort=username-asc&page=2')
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Поиск' }).value).toBe('tra')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Роль' }).value).toBe('editor')
  })

  it('search after a short rest, once, from the first page', async () => {
    const { user } = open('/admin/users?page=3')
    await screen.findByText('Tracer')
    await user.type(screen.getByRole('searchbox', { name: 'Поиск' }), ' wolf ')
    await waitFor(() => expect(query()).toBe('?search=wolf'))
    await waitFor(() => expect(asked()).toBe('search=wolf&sort=joined-desc&page=1'))
    expect(api.calls(userEndpoints.list)).toHaveLength(2)
  })

  it('keep the holders of a role and change the order', async () => {
    const { user } = open('/admin/users')
    await screen.findByRole('option', { name: 'Модератор' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Роль' }), 'moderator')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Порядок' }), 'По имени, от А до Я')
    await waitFor(() => expect(query()).toBe('?role=moderator&sort=username-asc'))
  })

  it('order by the head of a column, and turn that round', async () => {
    const { user } = open('/admin/users?page=2')
    await screen.findByText('Tracer')
    const head = (name: string) => screen.getByRole('columnheader', { name })
    expect(head('Регистрация').getAttribute('aria-sort')).toBe('descending')
    await user.click(screen.getByRole('button', { name: 'Пользователь' }))
    await waitFor(() => expect(query()).toBe('?sort=username-asc'))
    await waitFor(() => expect(head('Пользователь').getAttribute('aria-sort')).toBe('ascending'))
    await user.click(screen.getByRole('button', { name: 'Пользователь' }))
    await waitFor(() => expect(query()).toBe('?sort=username-desc'))
    await user.click(screen.getByRole('button', { name: 'Регистрация' }))
    await waitFor(() => expect(query()).toBe('?sort=joined-asc'))
    expect(screen.getByRole('columnheader', { name: 'Роли' }).hasAttribute('aria-sort')).toBe(false)
  })
})

describe('bans, visits and networks', () => {
  const ban = {
    reason: 'Читы '.repeat(40),
    at: '2026-01-01T00:00:00.000Z',
    until: '2026-02-01T00:00:00.000Z',
    by: 'Owl',
  }
  beforeEach(() => answer([sampleUser({ ban, formerNames: formerly('Wolf', 'Fox', 'Bear', 'Hare') })]))
  const formerly = (...names: string[]) =>
    names.map((username) => ({ username, until: '2026-01-01T00:00:00.000Z' }))

  it('stand on the row: who banned, why and until when, what the player was called, when they were here', async () => {
    open('/admin/users', 'en')
    const row = (await screen.findByRole('link', { name: 'Tracer' })).closest('tr') as HTMLElement
    expect(row.textContent).toMatch(/until .*2026.* · banned by: Owl · Читы/)
    expect(within(row).getByText('formerly: Wolf, Fox, Bear, …')).toBeTruthy()
    expect(within(row).getAllByText(/Feb 2[78], 2026|2[78] Feb 2026|February 2[78], 2026/).length).toBe(2)
  })

  it('are filtered by in the address, all at once', async () => {
    open('/admin/users?banned=true&unverified=true&seen=2026-01-05&network=10.0.0.0%2F8&sort=seen-asc')
    await screen.findByText('Tracer')
    expect(asked()).toBe(
      'seen=2026-01-05&network=10.0.0.0%2F8&sort=seen-asc&banned=true&unverified=true&page=1',
    )
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Заблокированные' }).checked).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>(/^Были до/).value).toBe('2026-01-05')
  })

  it('ask for a day before they leave anybody out by one', async () => {
    const { user } = open('/admin/users?page=4')
    await screen.findByText('Tracer')
    const choose = (name: string) =>
      user.selectOptions(screen.getByRole('combobox', { name: 'Последний визит' }), name)
    await choose('Ни разу не были')
    await waitFor(() => expect(query()).toBe('?seen=never'))
    await choose('До даты')
    await waitFor(() => expect(query()).toBe(''))
    await user.type(screen.getByLabelText(/^Были до/), '2026-01-05')
    await waitFor(() => expect(query()).toBe('?seen=2026-01-05'))
    await choose('Когда угодно')
    await waitFor(() => expect(query()).toBe(''))
    expect(screen.queryByLabelText(/^Были до/)).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Почта не подтверждена' }))
    await waitFor(() => expect(query()).toBe('?unverified=true'))
  })

  it('say beside its field that a network is none', async () => {
    api.refuse(userEndpoints.list, 'validation_failed', 'Проверьте поля', { network: 'Нужен сетевой адрес' })
    open('/admin/users?network=nonsense')
    expect((await screen.findAllByText('Нужен сетевой адрес')).length).toBe(2)
    expect(screen.getByRole('searchbox', { name: 'Сеть' }).getAttribute('aria-invalid')).toBe('true')
  })

  it('offer no network to whoever may not see one', async () => {
    api.reply(profileEndpoints.permissions, ['access_admin_panel', 'view_users'])
    open('/admin/users')
    await screen.findByText('Tracer')
    expect(screen.queryByRole('searchbox', { name: 'Сеть' })).toBeNull()
    expect(screen.getByRole('searchbox').getAttribute('placeholder')).toBe('Имя на сайте или в игре')
  })
})

describe('the file', () => {
  function watchDownloads() {
    const saved: { name: string; content: Blob }[] = []
    const contents = new Map<string, Blob>()
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      contents.set('blob:file', content as Blob)
      return 'blob:file'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, content: contents.get(this.href) as Blob })
    })
    return saved
  }
  const fileReply = (content: () => Promise<Blob>) => ({
    ...answered(200),
    headers: new Headers({ 'content-disposition': 'attachment; filename="users-2026-01-02.csv"' }),
    blob: content,
  })
  afterEach(() => void vi.restoreAllMocks())

  it('is asked for as the list is searched and ordered, once, and saved under its name', async () => {
    answer([sampleUser()])
    const saved = watchDownloads()
    const content = new Blob(['\uFEFFa,b'])
    let finish = () => {}
    const isMade = new Promise<void>((resolve) => {
      finish = resolve
    })
    api.on(userEndpoints.export, async () => {
      await isMade
      return fileReply(async () => content)
    })
    const { user } = open('/admin/users?search=tra&sort=username-asc&page=2')
    await user.dblClick(await screen.findByRole('button', { name: 'Скачать CSV' }))
    await user.click(screen.getByRole('button', { name: 'Готовим файл...' }))
    finish()
    expect(await screen.findByText('Файл сохранён')).toBeTruthy()
    expect(api.calls(userEndpoints.export).map(({ body }) => body)).toEqual([
      { search: 'tra', sort: 'username-asc' },
    ])
    expect(saved).toEqual([{ name: 'users-2026-01-02.csv', content }])
  })

  it('is not saved when it was refused or broke off', async () => {
    answer([sampleUser()])
    const saved = watchDownloads()
    api.refuse(userEndpoints.export, 'not_allowed', 'У вас недостаточно прав для этого действия.')
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Скачать CSV' }))
    expect(await screen.findByText('У вас недостаточно прав для этого действия.')).toBeTruthy()
    api.on(userEndpoints.export, () => fileReply(() => Promise.reject(new TypeError('terminated'))))
    await user.click(screen.getByRole('button', { name: 'Скачать CSV' }))
    expect(await screen.findByText('Ошибка сети. Проверьте подключение к интернету.')).toBeTruthy()
    expect(saved).toEqual([])
  })
})

describe('several users at once', () => {
  beforeEach(() => answer([sampleUser(), sampleUser({ id: 8, username: 'Owl' })]))

  async function openDialog() {
    const { user } = open()
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать всех на странице' }))
    expect(screen.getByText('Выбрано: 2 пользователя')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Изменить роли' }))
    const dialog = screen.getByRole('dialog', { name: 'Изменить роли' })
    await within(dialog).findByRole('combobox', { name: 'Редактор' })
    return { user, dialog }
  }

  it('get and lose roles together', async () => {
    api.reply(userEndpoints.changeRoles, [sampleUser(), sampleUser({ id: 8 })])
    const { user, dialog } = await openDialog()
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Модератор' }), 'Выдать')
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Редактор' }), 'Снять')
    await user.click(within(dialog).getByRole('button', { name: 'Применить' }))
    expect(await screen.findByText('Роли изменены')).toBeTruthy()
    expect(api.calls(userEndpoints.changeRoles).map(({ body }) => body)).toEqual([
      { ids: [7, 8], add: ['moderator'], remove: ['editor'] },
    ])
    expect(screen.queryByText('Выбрано: 2 пользователя')).toBeNull()
  })

  it('are left alone when nothing was chosen', async () => {
    const { user, dialog } = await openDialog()
    await user.click(within(dialog).getByRole('button', { name: 'Применить' }))
    expect(
      within(dialog).getByText('Выберите хотя бы одну роль, которую надо выдать или снять.'),
    ).toBeTruthy()
    expect(api.calls(userEndpoints.changeRoles)).toHaveLength(0)
  })

  it('stay selected when the server refuses, with its reason', async () => {
    api.refuse(userEndpoints.changeRoles, 'last_administrator', 'Нельзя убрать последнего администратора.')
    const { user, dialog } = await openDialog()
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Администратор' }), 'Снять')
    await user.click(within(dialog).getByRole('button', { name: 'Применить' }))
    expect(await within(dialog).findByText('Нельзя убрать последнего администратора.')).toBeTruthy()
    expect(screen.getByText('Выбрано: 2 пользователя')).toBeTruthy()
  })

  it('cannot get what the editor does not hold', async () => {
    api.reply(profileEndpoints.permissions, ['access_admin_panel', 'manage_users', ...USER_PERMISSIONS])
    const { dialog } = await openDialog()
    const admin = within(dialog).getByRole<HTMLSelectElement>('combobox', { name: 'Администратор' })
    expect(admin.disabled).toBe(true)
    expect(within(dialog).getAllByText('В роли есть права, которых нет у вас')).toHaveLength(2)
  })
})
