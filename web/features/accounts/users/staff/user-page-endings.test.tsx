/** What staff end for an account: its sessions, its second factor, itself. */
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PERMISSIONS, type Permission, USER_PERMISSIONS } from '#shared/constants/permissions.ts'
import { factorEndingEndpoints } from '#shared/contract/accounts/factor-ending.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { roleEndpoints } from '#shared/contract/accounts/roles.ts'
import { type UserDetails, userEndpoints } from '#shared/contract/accounts/users.ts'
import { auditEndpoints } from '#shared/contract/platform/audit.ts'
import { useLocation } from '#web/routing/router.tsx'
import { answered, type FakeApi } from '#web/testing/fake-api.ts'
import { expectPath, renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleDetails, sampleRoles } from '#web/testing/sample-users.ts'
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

describe('the sessions', () => {
  const session = (id: string, isCurrent = false) => ({
    id,
    isCurrent,
    device: 'Firefox on Linux',
    network: '203.0.113.0/24',
    createdAt: '2026-01-01T10:00:00.000Z',
    usedAt: '2026-01-02T10:00:00.000Z',
    expiresAt: '2026-02-01T10:00:00.000Z',
    isRemembered: false,
  })
  const sessions = [session('phone'), session('laptop')]

  it('are ended one by one, once however often the button is pressed', async () => {
    let finish = () => {}
    const isEnded = new Promise<void>((resolve) => {
      finish = resolve
    })
    api.on(userEndpoints.endSession, () => isEnded.then(() => answered(204)))
    const { user } = await open({ sessions })
    const [first] = screen.getAllByRole('button', { name: 'Завершить' })
    api.reply(userEndpoints.get, sampleDetails({ sessions: [session('laptop')] }))
    await user.dblClick(first as HTMLElement)
    finish()
    expect(await screen.findByText('Сессия завершена')).toBeTruthy()
    expect(api.calls(userEndpoints.endSession).map(({ path }) => path)).toEqual([
      '/api/admin/users/7/sessions/phone',
    ])
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Завершить' })).toHaveLength(1))
    expect(document.activeElement?.textContent).toContain('Сессии')
  })

  it('are ended all at once', async () => {
    api.reply(userEndpoints.endSessions, undefined)
    const { user } = await open({ sessions })
    api.reply(userEndpoints.get, sampleDetails())
    await user.click(screen.getByRole('button', { name: 'Завершить все' }))
    expect(await screen.findByText('Сессии завершены')).toBeTruthy()
    expect(await screen.findByText('Сейчас никто не вошёл под этим именем.')).toBeTruthy()
    expect(api.calls(userEndpoints.endSessions)).toHaveLength(1)
  })

  it('say why they were not, and show what there is now', async () => {
    api.refuse(userEndpoints.endSession, 'not_allowed', 'У вас недостаточно прав для этого действия.')
    const { user } = await open({ sessions })
    api.reply(userEndpoints.get, sampleDetails({ sessions: [session('laptop')] }))
    await user.click(screen.getAllByRole('button', { name: 'Завершить' })[0] as HTMLElement)
    expect(await screen.findByText('Не удалось завершить')).toBeTruthy()
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Завершить' })).toHaveLength(1))
  })

  it('leave the own one alone', async () => {
    await open({ sessions: [session('here', true)] })
    expect(screen.getByText('Эта сессия')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Завершить/ })).toBeNull()
  })

  it('are ended elsewhere and not here', async () => {
    await open({ sessions: [session('here', true), session('phone')] })
    expect(screen.getByRole('button', { name: 'Завершить остальные' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Завершить' })).toHaveLength(1)
  })

  it('are not for somebody weaker to end', async () => {
    api.reply(profileEndpoints.permissions, [
      'access_admin_panel',
      'manage_users',
      ...USER_PERMISSIONS,
    ] satisfies Permission[])
    await open({ sessions })
    expect(screen.getByText('Изменять этого пользователя вы не можете')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Завершить/ })).toBeNull()
  })
})

describe('deleting', () => {
  async function openDialog() {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Удалить' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Удалить пользователя' }))
    return { user, dialog, confirm: dialog.getByRole<HTMLButtonElement>('button', { name: 'Удалить' }) }
  }

  it('asks for the name to be typed, then leads to the list', async () => {
    api.reply(userEndpoints.remove, undefined)
    const { user, dialog, confirm } = await openDialog()
    await user.type(dialog.getByRole('textbox'), 'tracer')
    expect(confirm.disabled).toBe(true)
    await user.clear(dialog.getByRole('textbox'))
    await user.type(dialog.getByRole('textbox'), 'Tracer')
    await user.click(confirm)
    await expectPath('/admin/users')
    expect(await screen.findByText('Пользователь удалён')).toBeTruthy()
  })

  it('says why it was refused', async () => {
    api.refuse(userEndpoints.remove, 'not_allowed', 'У вас недостаточно прав для этого действия.')
    const { user, dialog, confirm } = await openDialog()
    await user.type(dialog.getByRole('textbox'), 'Tracer')
    await user.click(confirm)
    expect(await dialog.findByText('У вас недостаточно прав для этого действия.')).toBeTruthy()
  })
})

describe('a second factor', () => {
  const since = '2026-01-01T10:00:00.000Z'

  it('is ended after a question, and then the day is told', async () => {
    api.on(factorEndingEndpoints.ask, () => {
      const endsAt = '2026-01-03T10:00:00.000Z'
      api.reply(userEndpoints.get, sampleDetails({ secondFactor: { since, endsAt } }))
      return answered(200, { endsAt })
    })
    const { user } = await open({ secondFactor: { since, endsAt: null } })
    await user.click(await screen.findByRole('button', { name: 'Отключить вход по коду' }))
    await user.click(screen.getByRole('button', { name: 'Отключить через сутки' }))
    expect(await screen.findByText('Владельцу отправлено письмо')).toBeTruthy()
    expect(await screen.findByText(/Отключится, если владелец не отменит/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Отключить вход по коду' })).toBeNull()
  })

  it('says what failed', async () => {
    api.refuse(factorEndingEndpoints.ask, 'not_found', 'Не найдено.')
    const { user } = await open({ secondFactor: { since, endsAt: null } })
    await user.click(await screen.findByRole('button', { name: 'Отключить вход по коду' }))
    await user.click(screen.getByRole('button', { name: 'Отключить через сутки' }))
    expect(await screen.findByText('Не найдено.')).toBeTruthy()
  })

  it('of an administrator is the operator’s to end', async () => {
    await open({ roles: ['admin'], secondFactor: { since, endsAt: null } })
    expect(await screen.findByText('npm run admin -- reset Tracer')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Отключить вход по коду' })).toBeNull()
  })
})
