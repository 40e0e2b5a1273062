import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { type ApiKey, apiKeyEndpoints } from '#shared/contract/accounts/api-keys.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { ApiKeysPage } from './api-keys-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(profileEndpoints.permissions, ['access_admin_panel', 'manage_launcher', 'manage_news'])
})

const key = (changes: Partial<ApiKey> = {}): ApiKey => ({
  id: 3,
  name: 'Сборка лаунчера',
  scopes: ['launcher'],
  owner: { id: 99, username: 'Builder' },
  createdAt: '2026-03-01T10:00:00.000Z',
  expiresAt: null,
  isExpired: false,
  lastUsedAt: null,
  networks: [],
  ...changes,
})

it('lists keys with what they are for, whose they are and from where they were used', async () => {
  const used = { lastUsedAt: '2026-03-02T10:00:00.000Z', networks: ['203.0.113.0/24'] }
  api.reply(apiKeyEndpoints.list, [key(used), key({ id: 2, name: 'Старый', isExpired: true })])
  renderScreen(<ApiKeysPage />)
  const [first, second] = within(await screen.findByRole('list', { name: 'Ключи' })).getAllByRole('listitem')
  expect(first?.textContent).toMatch(
    /Лаунчер: файлы и версииВладелец Builder.*Использован .*Сети 203\.0\.113\.0\/24/,
  )
  expect(second?.textContent).toMatch(/СтарыйИстёк.*Ещё не использован/)
})

it('says that there is none yet, and that the list did not load', async () => {
  api.reply(apiKeyEndpoints.list, [])
  const { unmount } = renderScreen(<ApiKeysPage />)
  expect(await screen.findByText('Ключей пока нет.')).toBeTruthy()
  unmount()
  api.fail(apiKeyEndpoints.list)
  renderScreen(<ApiKeysPage />)
  expect(await screen.findByText('Не удалось загрузить ключи')).toBeTruthy()
})

it('makes a key of what one may do oneself, and shows it once', async () => {
  api.reply(apiKeyEndpoints.list, [])
  api.reply(apiKeyEndpoints.create, { id: 4, key: 'flk_4_secret' })
  const { user } = renderScreen(<ApiKeysPage />)
  await user.click(await screen.findByRole('button', { name: 'Создать ключ' }))
  const dialog = await screen.findByRole('dialog', { name: 'Создать ключ' })
  expect(await within(dialog).findByLabelText('Новости')).toBeTruthy()
  expect(within(dialog).queryByLabelText('Журнал: чтение')).toBeNull()
  await user.type(within(dialog).getByLabelText('Название'), 'Ночная сборка')
  await user.click(within(dialog).getByRole('button', { name: 'Создать' }))
  expect(await within(dialog).findByText('Отметьте хотя бы одно.')).toBeTruthy()
  await user.click(within(dialog).getByLabelText('Лаунчер: файлы и версии'))
  await user.selectOptions(within(dialog).getByLabelText('Срок действия'), 'Без срока')
  await user.click(within(dialog).getByRole('button', { name: 'Создать' }))
  const shown = await screen.findByRole('dialog', { name: 'Ключ создан' })
  expect(within(shown).getByRole('status', { name: 'Ключ' }).textContent).toBe('flk_4_secret')
  expect(api.calls(apiKeyEndpoints.create).map(({ body }) => body)).toEqual([
    { name: 'Ночная сборка', scopes: ['launcher'], days: null },
  ])
  await user.click(within(shown).getByRole('button', { name: 'Готово' }))
  await user.click(screen.getByRole('button', { name: 'Создать ключ' }))
  expect(screen.queryByText('flk_4_secret')).toBeNull()
})

it('offers no key to whoever may do nothing that keys are for', async () => {
  api.reply(profileEndpoints.permissions, ['access_admin_panel'])
  api.reply(apiKeyEndpoints.list, [])
  renderScreen(<ApiKeysPage />)
  expect(await screen.findByText('Ключей пока нет.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Создать ключ' })).toBeNull()
})

it('ends a key once asked', async () => {
  api.reply(apiKeyEndpoints.list, [key()])
  api.reply(apiKeyEndpoints.remove, undefined)
  const { user } = renderScreen(<ApiKeysPage />)
  await user.click(await screen.findByRole('button', { name: 'Завершить ключ: Сборка лаунчера' }))
  const dialog = await screen.findByRole('dialog', { name: 'Завершить ключ?' })
  await user.click(within(dialog).getByRole('button', { name: 'Завершить' }))
  await waitFor(() => expect(api.calls(apiKeyEndpoints.remove)).toHaveLength(1))
  expect(api.calls(apiKeyEndpoints.remove)[0]?.path).toBe('/api/admin/keys/3')
})
