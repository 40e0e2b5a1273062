import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PERMISSIONS, USER_PERMISSIONS } from '#shared/constants/permissions.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type Role, roleEndpoints } from '#shared/contract/accounts/roles.ts'
import { useLocation } from '#web/routing/router.tsx'
import { type FakeApi, refused } from '#web/testing/fake-api.ts'
import { currentPath, expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { RolePage } from './role-page.tsx'
import { RolesPage } from './roles-page.tsx'

const admin: Role = {
  id: 1,
  name: 'admin',
  color: null,
  icon: null,
  permissions: [...PERMISSIONS],
  requiresSecondFactor: false,
  holders: 1,
  version: 1,
}
const editor: Role = {
  id: 2,
  name: 'editor',
  color: null,
  icon: null,
  permissions: ['access_admin_panel', 'manage_news'],
  requiresSecondFactor: false,
  holders: 2,
  version: 3,
}
const mark: Role = {
  id: 3,
  name: 'veteran',
  color: null,
  icon: null,
  permissions: [],
  requiresSecondFactor: false,
  holders: 0,
  version: 1,
}

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(profileEndpoints.permissions, [...PERMISSIONS])
  api.reply(roleEndpoints.list, [admin, editor, mark])
  api.reply(
    roleEndpoints.permissions,
    PERMISSIONS.map((key) => ({ key, description: `Может ${key}` })),
  )
})

function Roles() {
  return useLocation().pathname === '/admin/roles' ? <RolesPage /> : <RolePage />
}
const open = (path = '', language: 'ru' | 'en' = 'ru') =>
  renderScreen(<Roles />, { path: `/admin/roles${path}`, language })
const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement)
const may = (permission: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Может ${permission}`) })
const name = async () => {
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Название' })
  await waitFor(() => expect(box.readOnly).toBe(false))
  return box
}

describe('the list of roles', () => {
  it('shows a spinner while it loads', () => {
    open()
    expect(screen.getByText('Загрузка...')).toBeTruthy()
  })

  it('says that it could not be loaded, and asks again on request', async () => {
    api.refuse(roleEndpoints.list, 'internal', '')
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('Не удалось загрузить роли')
    api.reply(roleEndpoints.list, [editor])
    await user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
    expect(await screen.findByRole('heading', { name: 'Редактор' })).toBeTruthy()
  })

  it('says that there are none', async () => {
    api.reply(roleEndpoints.list, [])
    open()
    expect(await screen.findByText('Ролей пока нет.')).toBeTruthy()
  })

  it('shows holders and permissions of each, and that admin is protected', async () => {
    open()
    const held = await (await card('Редактор')).findByRole('link', { name: '2 пользователям' })
    expect(held.getAttribute('href')).toBe('/admin/users?role=editor')
    expect((await card('Редактор')).getByText('Может manage_news')).toBeTruthy()
    expect((await card('veteran')).getByText('Прав нет: роль служит отметкой.')).toBeTruthy()
    expect((await card('Администратор')).getByText('Защищена')).toBeTruthy()
    expect((await card('Администратор')).queryByRole('button', { name: /^Удалить/ })).toBeNull()
    expect((await card('Администратор')).queryByText('Вход по коду обязателен')).toBeNull()
  })

  it('offers no deletion of a role with privileges one does not hold', async () => {
    api.reply(profileEndpoints.permissions, ['access_admin_panel', 'manage_roles'])
    open()
    expect((await card('Редактор')).queryByRole('button', { name: /^(Удалить|Сделать копию)/ })).toBeNull()
    expect((await card('Редактор')).getByText(/поэтому удалить её вы не можете/)).toBeTruthy()
    expect((await card('veteran')).getByRole('button', { name: 'Удалить: veteran' })).toBeTruthy()
  })
})

describe('making a role', () => {
  it('sends its name and permissions and leads back to the list', async () => {
    api.reply(roleEndpoints.create, { ...mark, id: 4, name: 'moderator' })
    const { user } = open()
    await user.click(await screen.findByRole('link', { name: 'Новая роль' }))
    await user.type(await name(), ' moderator ')
    await user.click(may('manage_users'))
    await user.click(may('view_feedback'))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Роль создана')).toBeTruthy()
    expect(api.calls(roleEndpoints.create).map(({ body }) => body)).toEqual([
      {
        name: 'moderator',
        permissions: ['manage_users', 'view_feedback'],
        requiresSecondFactor: false,
        color: null,
        icon: null,
      },
    ])
    await expectPath('/admin/roles')
  })

  it('shows what stands for others as all of them, and without one of them as the rest', async () => {
    api.reply(roleEndpoints.create, { ...mark, id: 4, name: 'helper' })
    const { user } = open('/new')
    await user.type(await name(), 'helper')
    await user.click(may('manage_users'))
    for (const part of USER_PERMISSIONS) expect([part, may(part).checked]).toEqual([part, true])
    await user.click(may('delete_users'))
    expect([may('manage_users').checked, may('ban_users').checked]).toEqual([false, true])
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(api.calls(roleEndpoints.create)).toHaveLength(1))
    expect(api.calls(roleEndpoints.create)[0]?.body).toMatchObject({
      permissions: USER_PERMISSIONS.filter((part) => part !== 'delete_users'),
    })
  })

  it('says what is wrong with the name', async () => {
    const { user } = open('/new')
    await name()
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Обязательное поле')).toBeTruthy()
    api.refuse(roleEndpoints.create, 'role_name_taken', '', {
      name: 'Роль с таким названием уже существует.',
    })
    await user.type(await name(), 'editor')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Роль с таким названием уже существует.')).toBeTruthy()
  })

  it('cannot give what one does not hold, and says why', async () => {
    api.reply(profileEndpoints.permissions, ['access_admin_panel', 'manage_roles'])
    open('/new')
    await name()
    await waitFor(() => expect(may('manage_roles').disabled).toBe(false))
    expect(may('manage_users').disabled).toBe(true)
    expect(
      screen.getAllByText('Этого права нет у вас, поэтому выдать или снять его вы не можете.'),
    ).toHaveLength(PERMISSIONS.length - 2)
  })
})

describe('changing a role', () => {
  it('sends the version it was opened with', async () => {
    api.reply(roleEndpoints.update, { ...editor, version: 4 })
    const { user } = open('/2')
    expect((await name()).value).toBe('editor')
    expect(may('manage_news').checked).toBe(true)
    await user.click(may('manage_news'))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Роль сохранена')).toBeTruthy()
    expect(api.calls(roleEndpoints.update).map(({ body }) => body)).toEqual([
      {
        name: 'editor',
        permissions: ['access_admin_panel'],
        requiresSecondFactor: false,
        color: null,
        icon: null,
        version: 3,
      },
    ])
  })

  it('merges what somebody else saved meanwhile, and asks about what both changed', async () => {
    const { user } = open('/2')
    api.on(roleEndpoints.update, () => {
      api.reply(roleEndpoints.list, [
        admin,
        { ...editor, name: 'writer', permissions: ['access_admin_panel', 'view_feedback'], version: 4 },
      ])
      return refused('conflict', 'Данные уже изменил кто-то другой.')
    })
    await user.type(await name(), 's')
    await user.click(may('manage_users'))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    const notice = within(
      (await screen.findByText(/Пока вы правили, кто-то другой сохранил/)).closest(
        '[role=alert]',
      ) as HTMLElement,
    )
    expect(notice.getByText('writer')).toBeTruthy()
    expect((await name()).value).toBe('editors')
    const ticked = ['access_admin_panel', 'manage_users', 'manage_news', 'view_feedback'] as const
    expect(ticked.map((permission) => may(permission).checked)).toEqual([true, true, false, true])
    await user.click(notice.getByRole('button', { name: 'Оставить мой' }))
    api.reply(roleEndpoints.update, { ...editor, version: 5 })
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Роль сохранена')).toBeTruthy()
    expect(api.calls(roleEndpoints.update).at(-1)?.body).toEqual({
      name: 'editors',
      permissions: ['access_admin_panel', 'manage_users', 'view_feedback'],
      requiresSecondFactor: false,
      color: null,
      icon: null,
      version: 4,
    })
  })

  it('makes a new role of one that was deleted meanwhile', async () => {
    const { user } = open('/2')
    api.on(roleEndpoints.update, () => {
      api.reply(roleEndpoints.list, [admin])
      return refused('not_found', 'Не найдено.')
    })
    await user.type(await name(), 's')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Пока вы правили, роль удалили')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Сделать новой ролью' }))
    api.reply(roleEndpoints.create, { ...editor, id: 9, version: 1 })
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Роль создана')).toBeTruthy()
    expect(api.calls(roleEndpoints.create)[0]?.body).toMatchObject({
      name: 'editors',
      permissions: ['access_admin_panel', 'manage_news'],
    })
  })

  it('of admin takes nothing but how it looks and whether a second factor is required', async () => {
    api.reply(roleEndpoints.update, { ...admin, requiresSecondFactor: true, version: 2 })
    const { user } = open('/1')
    expect(await screen.findByText('Защищена')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Название' })).toBeNull()
    const box = await screen.findByRole('checkbox', { name: 'Требовать вход по коду' })
    await waitFor(() => expect(box).toHaveProperty('disabled', false))
    await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Роль сохранена')).toBeTruthy()
    expect(api.calls(roleEndpoints.update).map(({ body }) => body)).toEqual([
      { requiresSecondFactor: true, color: null, icon: null, version: 1 },
    ])
  })

  it('leaves it to holders of the role’s permissions whether a second factor is required', async () => {
    api.reply(profileEndpoints.permissions, ['access_admin_panel', 'manage_roles'])
    api.reply(roleEndpoints.list, [{ ...editor, requiresSecondFactor: true }])
    open('/2')
    const box = await screen.findByRole('checkbox', { name: 'Требовать вход по коду' })
    expect(box).toMatchObject({ disabled: true, checked: true })
    expect(screen.getByText('Изменить это может тот, у кого есть все права роли.')).toBeTruthy()
  })

  it('is not there for what does not exist', async () => {
    open('/99')
    expect(await screen.findByRole('heading', { name: 'Роль не найдена' })).toBeTruthy()
  })

  it('asks before unsaved changes are lost', async () => {
    const confirm = vi.fn(() => false)
    vi.stubGlobal('confirm', confirm)
    const { user } = open('/2')
    await user.type(await name(), 's')
    await user.click(screen.getByRole('link', { name: 'Отмена' }))
    expect(confirm).toHaveBeenCalledOnce()
    expect(currentPath()).toBe('/admin/roles/2')
    vi.unstubAllGlobals()
  })
})

describe('how roles look and stand', () => {
  const colored: Role = { ...editor, color: '#9fbf5f', icon: 'pen' }
  beforeEach(() => api.reply(roleEndpoints.list, [admin, colored, mark]))

  it('shows each in its color with its icon, under the name that the reader’s language has for it', async () => {
    open('', 'en')
    const badge = (await card('Editor')).getAllByText('Editor').at(-1)?.parentElement as HTMLElement
    expect(badge.style.color).toMatch(/#9fbf5f|rgb\(159, 191, 95\)/)
    expect(badge.querySelector('svg')).toBeTruthy()
    expect((await card('veteran')).getAllByText('veteran').length).toBe(2)
  })

  it('moves a role by its buttons, says where it stands now and keeps the focus', async () => {
    api.reply(roleEndpoints.setOrder, [colored, admin, mark])
    const { user } = open()
    const up = (await card('Редактор')).getByRole('button', { name: 'Выше: Редактор' })
    up.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(api.calls(roleEndpoints.setOrder)).toHaveLength(1))
    expect(api.calls(roleEndpoints.setOrder)[0]?.body).toEqual({ ids: [2, 1, 3], from: [1, 2, 3] })
    expect(screen.getByText('Редактор теперь на месте 1 из 3')).toBeTruthy()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Выше: Редактор')
  })

  it('makes a copy once, and leads to it', async () => {
    api.reply(roleEndpoints.double, { ...colored, id: 9, name: 'editor 2', holders: 0 })
    const { user } = open()
    const button = await (await card('Редактор')).findByRole('button', { name: 'Сделать копию: Редактор' })
    await user.dblClick(button)
    await expectPath('/admin/roles/9')
    expect(api.calls(roleEndpoints.double)).toHaveLength(1)
    expect(screen.getByText('Копия сделана')).toBeTruthy()
  })

  it('takes a color that can be read and an icon of those there are', async () => {
    api.reply(roleEndpoints.update, { ...colored, version: 4 })
    const { user } = open('/2')
    await name()
    const color = screen.getByRole<HTMLInputElement>('textbox', { name: 'Цвет' })
    expect(color.value).toBe('#9fbf5f')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Перо' }).checked).toBe(true)
    await user.clear(color)
    await user.type(color, '#221100')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(color.getAttribute('aria-invalid')).toBe('true')
    expect(api.calls(roleEndpoints.update)).toHaveLength(0)
    await user.clear(color)
    await user.type(color, '#FFCC00')
    await user.click(screen.getByRole('radio', { name: 'Корона' }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Роль сохранена')).toBeTruthy()
    expect(api.calls(roleEndpoints.update)[0]?.body).toMatchObject({ color: '#FFCC00', icon: 'crown' })
  })
})

describe('deleting a role', () => {
  async function openDialog(role: string, language: 'ru' | 'en' = 'ru') {
    const { user } = open('', language)
    await user.click(await screen.findByRole('button', { name: new RegExp(`^(Удалить|Delete): ${role}$`) }))
    return { user, dialog: within(screen.getByRole('dialog')) }
  }

  it('names how many people lose it', async () => {
    api.reply(roleEndpoints.remove, undefined)
    const { user, dialog } = await openDialog('Редактор')
    expect(dialog.getByText(/потеряют роль/).textContent).toBe('2 пользователя потеряют роль Редактор.')
    await user.click(dialog.getByRole('button', { name: 'Удалить' }))
    expect(await screen.findByText('Роль удалена')).toBeTruthy()
    expect(api.calls(roleEndpoints.remove)[0]?.path).toBe('/api/admin/roles/2')
  })

  it('names them in English, and nobody when nobody does', async () => {
    const { dialog } = await openDialog('veteran', 'en')
    expect(dialog.getByText(/Nobody holds this role/)).toBeTruthy()
  })

  it('says why it was refused', async () => {
    api.refuse(roleEndpoints.remove, 'not_allowed', 'У вас недостаточно прав для этого действия.')
    const { user, dialog } = await openDialog('Редактор')
    await user.click(dialog.getByRole('button', { name: 'Удалить' }))
    expect(await dialog.findByText('У вас недостаточно прав для этого действия.')).toBeTruthy()
  })
})
