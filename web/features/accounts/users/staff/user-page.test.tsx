import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PERMISSIONS, type Permission, USER_PERMISSIONS } from '#shared/constants/permissions.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { roleEndpoints } from '#shared/contract/accounts/roles.ts'
import { type UserDetails, userEndpoints } from '#shared/contract/accounts/users.ts'
import { auditEndpoints } from '#shared/contract/platform/audit.ts'
import { useLocation } from '#web/routing/router.tsx'
import { answered, type FakeApi, refused } from '#web/testing/fake-api.ts'
import { expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleDetails, sampleRoles, sampleUser } from '#web/testing/sample-users.ts'
import { sampleProfile } from '#web/testing/samples.ts'
import { UserPage } from './user-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile({ id: 1, roles: ['admin'] }))
  api.reply(profileEndpoints.permissions, [...PERMISSIONS])
  api.reply(roleEndpoints.list, sampleRoles)
  api.reply(auditEndpoints.list, { data: [], total: 0, page: 1, pageSize: 25 })
})
afterEach(() => void vi.useRealTimers())

/** The page, which is gone once the way has led to the list. */
function Shown() {
  return useLocation().pathname === '/admin/users' ? null : <UserPage NamesInGames={() => null} />
}
const show = (language: 'ru' | 'en' = 'ru') => renderScreen(<Shown />, { path: '/admin/users/7', language })
async function open(changes: Partial<UserDetails> = {}, language: 'ru' | 'en' = 'ru') {
  api.reply(userEndpoints.get, sampleDetails(changes))
  const view = show(language)
  await screen.findByRole('heading', { level: 1, name: changes.username ?? 'Tracer' })
  await screen.findByRole('checkbox', { name: /Редактор/ })
  return view
}
const ban = { reason: 'Читы', at: '2026-01-01T00:00:00.000Z', until: '2026-01-08T00:00:00.000Z', by: 'Owl' }
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const factOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent
const save = () => screen.getByRole('button', { name: 'Сохранить' })

describe('the file of a user', () => {
  it('loads', () => {
    show()
    expect(screen.getByText('Загрузка...')).toBeTruthy()
  })

  it('says that it could not be loaded', async () => {
    api.refuse(userEndpoints.get, 'internal', '')
    show()
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить пользователя')
  })

  it('says that there is no such user', async () => {
    api.refuse(userEndpoints.get, 'not_found', 'Не найдено.')
    show()
    expect(await screen.findByRole('heading', { name: 'Пользователь не найден' })).toBeTruthy()
  })

  it('leads to a notice for this player those who may send one', async () => {
    await open()
    const link = screen.getByRole('link', { name: 'Уведомление' })
    expect(link.getAttribute('href')).toBe('/admin/notices?to=Tracer')
  })

  it('offers no notice to those who may send none', async () => {
    api.reply(profileEndpoints.permissions, [...USER_PERMISSIONS])
    await open()
    expect(screen.queryByRole('link', { name: 'Уведомление' })).toBeNull()
  })

  it('shows everything staff may see', async () => {
    api.reply(auditEndpoints.list, {
      data: [
        {
          id: 1,
          at: '2026-01-01T10:00:00.000Z',
          actor: null,
          keyName: null,
          action: 'update',
          noun: 'user',
          nounId: 7,
          description: 'Изменён пользователь «Tracer» — General',
          before: null,
          after: null,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 25,
    })
    await open({
      sessions: [
        {
          id: 'phone',
          isCurrent: false,
          device: 'Firefox on Linux',
          network: '203.0.113.0/24',
          createdAt: '2026-01-01T10:00:00.000Z',
          usedAt: '2026-01-02T10:00:00.000Z',
          expiresAt: '2026-02-01T10:00:00.000Z',
          isRemembered: true,
        },
      ],
      reviews: [{ id: 5, message: 'Держим строй', date: '2026-01-01T10:00:00.000Z', isHidden: true }],
    })
    expect(screen.getAllByText('1 250,50 ₽')).not.toHaveLength(0)
    expect(screen.getByText('Запомнена до')).toBeTruthy()
    expect(screen.getByText('Держим строй')).toBeTruthy()
    expect(screen.getByText('Скрыт')).toBeTruthy()
    expect(await screen.findByText('Изменён пользователь «Tracer» — General')).toBeTruthy()
    expect(api.calls(auditEndpoints.list)[0]?.query.toString()).toBe('noun=user&nounId=7')
    expect(screen.getByRole('link', { name: 'Подробно в журнале' }).getAttribute('href')).toBe(
      '/admin/audit?noun=user&nounId=7',
    )
  })

  it('calls figures that nobody counted none', async () => {
    const { unmount } = await open({ playtimeMinutes: 0, kills: 0, deaths: 0 })
    const facts = () => ['Время в игре', 'Убийства', 'Смерти'].map(factOf)
    expect(facts()).toEqual(['0 ч', '0', '0'])
    unmount()
    await open({ playtimeMinutes: 0, kills: 0, deaths: 0, hasFigures: false })
    expect(facts()).toEqual(['нет данных', 'нет данных', 'нет данных'])
  })

  it('names the rank that everybody sees', async () => {
    const tier = { id: 2, isSample: true, name_ru: 'Алмазный эксперт', name_en: 'Diamond Expert' }
    await open({ tier: { ...tier, insignia: 'minecraft-diamond-expert' } })
    expect(screen.getByText('Алмазный эксперт')).toBeTruthy()
    expect(screen.queryByText('Рядовой', { selector: 'span' })).toBeNull()
  })

  it('gives a staff rank, and takes it back', async () => {
    const { user } = await open()
    const rank = screen.getByRole('combobox', { name: 'Звание' })
    await user.selectOptions(rank, 'Майор')
    api.reply(userEndpoints.update, sampleUser({ rank: 'major', version: 4 }))
    api.reply(userEndpoints.get, sampleDetails({ rank: 'major', version: 4 }))
    await user.click(save())
    expect(await screen.findByText('Изменения сохранены')).toBeTruthy()
    await user.selectOptions(rank, 'По игровым очкам')
    await user.click(save())
    await waitFor(() => expect(api.calls(userEndpoints.update)).toHaveLength(2))
    const sent = api.calls(userEndpoints.update).map(({ body }) => body)
    expect(sent).toMatchObject([{ rank: 'major' }, { rank: null }])
  })

  it('keeps the log from those who may not read it', async () => {
    api.reply(profileEndpoints.permissions, [
      'access_admin_panel',
      'manage_users',
      ...USER_PERMISSIONS,
      'manage_news',
    ])
    await open()
    expect(screen.queryByText('Что делали с аккаунтом')).toBeNull()
    expect(api.calls(auditEndpoints.list)).toHaveLength(0)
  })

  it('cannot be changed by somebody weaker', async () => {
    api.reply(profileEndpoints.permissions, [
      'access_admin_panel',
      'manage_users',
      ...USER_PERMISSIONS,
    ] satisfies Permission[])
    await open()
    expect(screen.getByText('Изменять этого пользователя вы не можете')).toBeTruthy()
    expect(box('Имя пользователя').closest('fieldset')?.disabled).toBe(true)
    for (const name of ['Сохранить', 'Заблокировать', 'Удалить'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

describe('editing', () => {
  it('sends what stands there, with the version, and says that it is saved', async () => {
    api.reply(userEndpoints.update, sampleUser({ username: 'Wolf', version: 4 }))
    const { user } = await open()
    await user.clear(box('Имя пользователя'))
    await user.type(box('Имя пользователя'), 'Wolf')
    await user.clear(box('Имя в Discord'))
    await user.click(screen.getByRole('checkbox', { name: 'Модератор' }))
    await user.click(screen.getByRole('checkbox', { name: 'Редактор' }))
    await user.click(save())
    expect(await screen.findByText('Изменения сохранены')).toBeTruthy()
    expect(api.calls(userEndpoints.update).map(({ body }) => body)).toEqual([
      {
        username: 'Wolf',
        email: 'tracer@example.org',
        discordUsername: null,
        rank: null,
        roles: ['moderator'],
        version: 3,
      },
    ])
  })

  it('says what is wrong with a field', async () => {
    const { user } = await open()
    await user.clear(box('Имя пользователя'))
    await user.type(box('Имя пользователя'), 'ab')
    await user.click(save())
    expect(await screen.findByText('Имя пользователя должно содержать не менее 3 символов')).toBeTruthy()
    api.refuse(userEndpoints.update, 'username_taken', 'занято', { username: 'Имя занято' })
    await user.type(box('Имя пользователя'), 'c')
    await user.click(save())
    expect(await screen.findByText('Имя занято')).toBeTruthy()
    expect(box('Имя пользователя').value).toBe('abc')
  })

  it('merges what somebody else saved meanwhile, and asks about what both changed', async () => {
    const { user } = await open()
    api.on(userEndpoints.update, () => {
      api.reply(
        userEndpoints.get,
        sampleDetails({
          username: 'Scout',
          email: 'new@example.org',
          roles: ['editor', 'moderator'],
          version: 4,
        }),
      )
      return refused('conflict', 'Данные уже изменил кто-то другой.')
    })
    await user.type(box('Имя пользователя'), '2')
    await user.click(screen.getByRole('checkbox', { name: 'Редактор' }))
    await user.click(save())
    const notice = within(
      (await screen.findByText(/Пока вы правили, кто-то другой сохранил/)).closest(
        '[role=alert]',
      ) as HTMLElement,
    )
    expect(box('Имя пользователя').value).toBe('Tracer2')
    expect(box('Электронная почта').value).toBe('new@example.org')
    expect(notice.getByText('Scout')).toBeTruthy()
    expect(notice.queryByText('new@example.org')).toBeNull()
    await user.click(notice.getByRole('button', { name: 'Взять этот вариант' }))
    expect(box('Имя пользователя').value).toBe('Scout')
    api.on(userEndpoints.update, () => answered(200, sampleUser({ version: 5 })))
    await user.click(save())
    await screen.findByText('Изменения сохранены')
    expect(api.calls(userEndpoints.update).at(-1)?.body).toMatchObject({ roles: ['moderator'], version: 4 })
  })

  it('follows a ban in the middle of an edit without a word', async () => {
    api.reply(userEndpoints.unban, sampleUser({ version: 4 }))
    const { user } = await open({ ban })
    await user.type(box('Имя пользователя'), '2')
    api.reply(userEndpoints.get, sampleDetails({ version: 4 }))
    await user.click(screen.getByRole('button', { name: 'Разблокировать' }))
    await screen.findByText('Пользователь разблокирован')
    expect(screen.queryByText(/Пока вы правили/)).toBeNull()
    api.reply(userEndpoints.update, sampleUser({ username: 'Tracer2', version: 5 }))
    await user.click(save())
    await screen.findByText('Изменения сохранены')
    expect(api.calls(userEndpoints.update).at(-1)?.body).toMatchObject({ username: 'Tracer2', version: 4 })
  })

  it('keeps what was not saved over a reload', async () => {
    const view = await open()
    await view.user.type(box('Имя пользователя'), '2')
    view.unmount()
    const { user } = await open()
    expect(box('Имя пользователя').value).toBe('Tracer2')
    await user.click(screen.getByRole('button', { name: 'Отбросить их' }))
    expect(box('Имя пользователя').value).toBe('Tracer')
  })

  it('asks before unsaved changes are lost', async () => {
    const confirm = vi.fn(() => false)
    vi.stubGlobal('confirm', confirm)
    const { user } = await open()
    await user.type(box('Имя пользователя'), '2')
    await user.click(screen.getByRole('link', { name: 'К списку' }))
    expect(confirm).toHaveBeenCalledOnce()
    await expectPath('/admin/users/7')
    vi.unstubAllGlobals()
  })

  it('says that the last administrator stays one', async () => {
    api.refuse(userEndpoints.update, 'last_administrator', 'Нельзя убрать последнего администратора.')
    const { user } = await open({ roles: ['admin'] })
    await user.click(screen.getByRole('checkbox', { name: 'Администратор' }))
    await user.click(save())
    expect((await screen.findAllByText('Нельзя убрать последнего администратора.')).length).toBeGreaterThan(0)
  })
})

describe('a ban', () => {
  async function openDialog() {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Заблокировать' }))
    return { user, dialog: within(screen.getByRole('dialog')) }
  }

  it('has a reason and an end', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00.000Z') })
    api.reply(userEndpoints.ban, sampleUser({ ban, version: 4 }))
    const { user, dialog } = await openDialog()
    api.reply(userEndpoints.get, sampleDetails({ ban, version: 4 }))
    await user.click(dialog.getByRole('button', { name: 'Заблокировать' }))
    expect(dialog.getByText('Обязательное поле')).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Читы')
    await user.click(dialog.getByRole('button', { name: 'Заблокировать' }))
    expect(await screen.findByText('Пользователь заблокирован')).toBeTruthy()
    expect(api.calls(userEndpoints.ban).map(({ body }) => body)).toEqual([
      { reason: 'Читы', until: '2026-01-08T00:00:00.000Z', known: null },
    ])
    expect(screen.getByText('Причина: Читы')).toBeTruthy()
  })

  it('may have no end, or one of its own in the future', async () => {
    api.reply(userEndpoints.ban, sampleUser({ ban, version: 4 }))
    const { user, dialog } = await openDialog()
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Срок' }), 'До даты')
    await user.click(dialog.getByRole('button', { name: 'Заблокировать' }))
    expect(dialog.getByText('Обязательное поле')).toBeTruthy()
    expect(dialog.getByText('Укажите время в будущем')).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Читы')
    fireEvent.change(dialog.getByLabelText('Окончание блокировки'), { target: { value: '2001-01-01T10:00' } })
    await user.click(dialog.getByRole('button', { name: 'Заблокировать' }))
    expect(dialog.getByText('Укажите время в будущем')).toBeTruthy()
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Срок' }), 'Без срока')
    await user.click(dialog.getByRole('button', { name: 'Заблокировать' }))
    await waitFor(() => expect(api.calls(userEndpoints.ban)).toHaveLength(1))
    expect(api.calls(userEndpoints.ban)[0]?.body).toEqual({ reason: 'Читы', until: null, known: null })
  })

  it('of somebody else meanwhile is told beside what was written, and replaced by pressing again', async () => {
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Читы')
    api.refuse(userEndpoints.ban, 'conflict', 'Обновите страницу')
    api.reply(userEndpoints.get, sampleDetails({ ban: { ...ban, reason: 'Спам' }, version: 4 }))
    await user.click(dialog.getByRole('button', { name: 'Заблокировать' }))
    expect(await dialog.findByText('Причина: Спам')).toBeTruthy()
    expect(dialog.getByText('Кто заблокировал: Owl')).toBeTruthy()
    expect(dialog.getByText(/изменил кто-то другой/)).toBeTruthy()
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Причина' }).value).toBe('Читы')
    api.reply(userEndpoints.ban, sampleUser({ ban, version: 5 }))
    await user.click(dialog.getByRole('button', { name: 'Заблокировать' }))
    expect(await screen.findByText('Пользователь заблокирован')).toBeTruthy()
    expect(api.calls(userEndpoints.ban).at(-1)?.body).toMatchObject({ reason: 'Читы', known: ban.at })
  })

  it('is shown and lifted', async () => {
    api.reply(userEndpoints.unban, sampleUser({ version: 4 }))
    const { user } = await open({ ban })
    expect(screen.getByText('Аккаунт заблокирован')).toBeTruthy()
    api.reply(userEndpoints.get, sampleDetails({ version: 4 }))
    await user.click(screen.getByRole('button', { name: 'Разблокировать' }))
    expect(await screen.findByText('Пользователь разблокирован')).toBeTruthy()
    expect(screen.queryByText('Аккаунт заблокирован')).toBeNull()
  })

  it('cannot be given to oneself', async () => {
    api.reply(profileEndpoints.get, sampleProfile({ id: 7 }))
    await open()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Заблокировать' })).toBeNull())
  })
})

describe('staff with a part of the permissions', () => {
  const asStaff = (permissions: Permission[]) => {
    api.reply(profileEndpoints.permissions, ['access_admin_panel', ...permissions])
    return open({ email: null, roles: [], sessions: undefined })
  }

  it('who may only ban are offered that, and neither address, devices, changes nor deletion', async () => {
    await asStaff(['view_users', 'ban_users'])
    expect(screen.getByRole('button', { name: 'Заблокировать' })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Электронная почта' })).toBeNull()
    expect(box('Имя пользователя').closest('fieldset')?.disabled).toBe(true)
    expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Удалить' })).toBeNull()
    expect(screen.getByText(/Сети и устройства видит тот/)).toBeTruthy()
    expect(screen.getByText(/Менять данные может тот/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Завершить/ })).toBeNull()
  })

  it('who may edit without seeing the address save without it', async () => {
    const { user } = await asStaff(['view_users', 'edit_users'])
    expect(screen.queryByRole('button', { name: 'Заблокировать' })).toBeNull()
    api.reply(
      userEndpoints.update,
      sampleUser({ email: null, roles: [], discordUsername: 'bow', version: 4 }),
    )
    await user.clear(box('Имя в Discord'))
    await user.type(box('Имя в Discord'), 'bow')
    await user.click(save())
    expect(await screen.findByText('Изменения сохранены')).toBeTruthy()
    expect(api.calls(userEndpoints.update)[0]?.body).not.toHaveProperty('email')
  })
})
