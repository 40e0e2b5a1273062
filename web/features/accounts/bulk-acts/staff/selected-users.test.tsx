import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { PERMISSIONS, type Permission } from '#shared/constants/permissions.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { roleEndpoints } from '#shared/contract/accounts/roles.ts'
import { userEndpoints } from '#shared/contract/accounts/users.ts'
import { noticeEndpoints } from '#shared/contract/platform/notices.ts'
import { UsersPage } from '#web/features/accounts/users/staff/users-page.tsx'
import { answered, type FakeApi, refused } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleRoles, sampleUser } from '#web/testing/sample-users.ts'
import { sampleProfile } from '#web/testing/samples.ts'

const BANNED_AT = '2026-01-01T00:00:00.000Z'
const tracer = sampleUser()
const owl = sampleUser({ id: 8, username: 'Owl' })
const rat = sampleUser({
  id: 9,
  username: 'Rat',
  ban: { reason: 'Спам', at: BANNED_AT, until: null, by: 'Owl' },
})
const users = [tracer, owl, rat]

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(profileEndpoints.permissions, [...PERMISSIONS])
  api.reply(roleEndpoints.list, sampleRoles)
  api.reply(userEndpoints.list, { data: users, total: 3, hasMore: false, page: 1, pageSize: 25 })
})

async function selectAll(language: 'ru' | 'en' = 'ru') {
  const { user } = renderScreen(<UsersPage />, { path: '/admin/users', language })
  const name = language === 'ru' ? 'Выбрать всех на странице' : 'Select everybody on this page'
  await user.click(await screen.findByRole('checkbox', { name }))
  return user
}
const onlyMay = (...permissions: Permission[]) =>
  api.reply(profileEndpoints.permissions, ['access_admin_panel', 'view_users', ...permissions])

it('bans those who are not banned, for one reason and until one moment', async () => {
  api.on(userEndpoints.ban, () => answered(200, tracer))
  const user = await selectAll()
  await user.click(screen.getByRole('button', { name: 'Заблокировать: 2' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Заблокировать выбранных' }))
  expect(dialog.getByText('2 пользователя')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Заблокировать' }))
  expect(await dialog.findByText('Обязательное поле')).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'Рейд')
  await user.click(dialog.getByRole('button', { name: 'Заблокировать' }))
  expect(await screen.findByText('Заблокировано: 2')).toBeTruthy()
  const asked = api.calls(userEndpoints.ban)
  expect(asked.map(({ path }) => path)).toEqual(['/api/admin/users/7/ban', '/api/admin/users/8/ban'])
  const [first, second] = asked.map(({ body }) => body as { until: string })
  expect(first).toEqual({ reason: 'Рейд', until: expect.any(String), known: null })
  expect(second?.until).toBe(first?.until)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Выбрано: 1 пользователь')).toBeTruthy()
})

it('says how many were done and why others were not, who stay selected', async () => {
  api.on(userEndpoints.ban, ({ path }) =>
    path.includes('/7/') ? refused('not_allowed', 'You may not do this.') : answered(200, owl),
  )
  const user = await selectAll('en')
  await user.click(screen.getByRole('button', { name: 'Ban: 2' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Raid')
  await user.click(dialog.getByRole('button', { name: 'Ban' }))
  const told = within(await screen.findByRole('dialog', { name: '1 of 2 done, 1 not' }))
  expect(told.getByText('Tracer').closest('li')?.textContent).toBe('TracerYou may not do this.')
  await user.click(told.getByText('Close', { selector: 'button' }))
  expect(screen.getByText('Selected: 2 users')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Owl' }).checked).toBe(false)
})

it('lifts the bans that stand, each as it is known', async () => {
  onlyMay('ban_users')
  api.on(userEndpoints.unban, () => answered(200, { ...rat, ban: null }))
  const user = await selectAll()
  expect(screen.queryByRole('button', { name: 'Изменить роли' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Уведомить' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Разблокировать: 1' }))
  expect(await screen.findByText('Разблокировано: 1')).toBeTruthy()
  const [asked] = api.calls(userEndpoints.unban)
  expect([asked?.path, asked?.query.get('known')]).toEqual(['/api/admin/users/9/ban', BANNED_AT])
})

it('tells each of them, and stops where the limit is reached', async () => {
  onlyMay('send_notices')
  const sent = {
    id: 1,
    to: { username: 'Tracer' },
    text_ru: 'Турнир перенесён',
    text_en: null,
    url: null,
    by: 'admin',
    createdAt: BANNED_AT,
    isWithdrawn: false,
    recipients: 1,
    reads: 0,
  }
  api.on(noticeEndpoints.send, ({ body }) =>
    (body as { to: { username: string } }).to.username === 'Tracer'
      ? answered(201, sent)
      : refused('too_many_requests', 'Слишком часто.'),
  )
  const user = await selectAll()
  expect(screen.queryByRole('button', { name: /блокировать/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Уведомить' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Уведомить выбранных' }))
  await user.click(dialog.getByRole('button', { name: 'Отправить' }))
  expect(await dialog.findByText('Обязательное поле')).toBeTruthy()
  expect(api.calls(noticeEndpoints.send)).toHaveLength(0)
  await user.type(dialog.getByRole('textbox', { name: 'Текст · Русский' }), 'Турнир перенесён')
  await user.click(dialog.getByRole('button', { name: 'Отправить' }))
  const told = within(await screen.findByRole('dialog', { name: 'Готово: 1 из 3, не получилось: 2' }))
  expect(told.getAllByText('Слишком часто.')).toHaveLength(2)
  const asked = api.calls(noticeEndpoints.send)
  expect(asked.map(({ body }) => body)).toEqual([
    { text_ru: 'Турнир перенесён', text_en: '', url: null, to: { username: 'Tracer' } },
    { text_ru: 'Турнир перенесён', text_en: '', url: null, to: { username: 'Owl' } },
  ])
  await waitFor(() => expect(screen.getByText('Выбрано: 2 пользователя')).toBeTruthy())
  // What was written is not asked for once more.
  api.on(noticeEndpoints.send, () => answered(201, sent))
  await user.click(told.getByRole('button', { name: 'Повторить: 2' }))
  expect(await screen.findByText('Уведомлено: 2')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  const again = api.calls(noticeEndpoints.send).slice(2)
  expect(again.map(({ body }) => (body as { text_ru: string }).text_ru)).toEqual(
    Array(2).fill('Турнир перенесён'),
  )
})

it('leaves the boxes out for whoever can do nothing with them', async () => {
  onlyMay()
  renderScreen(<UsersPage />, { path: '/admin/users' })
  expect(await screen.findByText('Tracer')).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'Выбрать всех на странице' })).toBeNull()
})
