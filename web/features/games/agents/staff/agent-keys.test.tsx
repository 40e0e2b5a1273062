import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type AgentKey, agentKeyEndpoints } from '#shared/contract/games/agents/agent-keys.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { AgentKeys } from './agent-keys.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})

const key = (changes: Partial<AgentKey> = {}): AgentKey => ({
  id: 3,
  name: 'Основная машина',
  scopes: ['deliver'],
  landcoinsCeiling: null,
  networks: [],
  refused: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  lastUsedAt: null,
  agent: null,
  ...changes,
})
const open = (language: 'ru' | 'en' = 'ru') => renderScreen(<AgentKeys serverId={5} />, { language })

it('lists the keys of the server with what they are for and which program used them', async () => {
  const used = { lastUsedAt: '2026-03-02T10:00:00.000Z', agent: 'Paper plugin 1.4.0' }
  api.reply(agentKeyEndpoints.list, [key({ id: 4, name: 'Main', ...used }), key()])
  open('en')
  const list = await screen.findByRole('list', { name: 'Keys of the server' })
  expect(list.textContent).toMatch(/Main.*Delivery: .*Used .*Program Paper plugin 1\.4\.0.*Not used yet/)
  expect(api.calls(agentKeyEndpoints.list)[0]?.path).toBe('/api/admin/servers/5/keys')
})

it('says that there is none yet, and that the list did not load', async () => {
  api.reply(agentKeyEndpoints.list, [])
  const { unmount } = open()
  expect(await screen.findByText('Ключей пока нет: игра не может обратиться к сайту.')).toBeTruthy()
  unmount()
  api.fail(agentKeyEndpoints.list)
  open()
  expect(await screen.findByText('Не удалось загрузить ключи')).toBeTruthy()
})

it('makes a key and shows it once', async () => {
  api.reply(agentKeyEndpoints.list, [])
  api.reply(agentKeyEndpoints.create, { id: 4, key: 'flg_4_secret' })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Создать ключ' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Создать ключ' }))
  await user.type(dialog.getByLabelText('Название'), 'Ночная')
  await user.click(dialog.getByLabelText(/^Выдача/))
  await user.click(dialog.getByRole('button', { name: 'Создать' }))
  expect(await dialog.findByText('Отметьте хотя бы одно.')).toBeTruthy()
  await user.click(dialog.getByLabelText(/^Сведения/))
  await user.click(dialog.getByRole('button', { name: 'Создать' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Ключ создан' }))
  expect(shown.getByRole('status', { name: 'Ключ' }).textContent).toBe('flg_4_secret')
  expect(api.calls(agentKeyEndpoints.create).map(({ body }) => body)).toEqual([
    { name: 'Ночная', scopes: ['report'] },
  ])
  await user.click(shown.getByRole('button', { name: 'Готово' }))
  await user.click(screen.getByRole('button', { name: 'Создать ключ' }))
  expect(screen.queryByText('flg_4_secret')).toBeNull()
})

it('offers LandCoins to those alone who may move them, with a ceiling that is needed', async () => {
  api.reply(agentKeyEndpoints.list, [key({ scopes: ['economy'], landcoinsCeiling: 5_000 })])
  api.reply(agentKeyEndpoints.create, { id: 4, key: 'flg_4_secret' })
  api.reply(profileEndpoints.permissions, ['manage_game_servers'])
  const { user, unmount } = open('en')
  expect((await screen.findByRole('list', { name: 'Keys of the server' })).textContent).toContain('5,000')
  await user.click(screen.getByRole('button', { name: 'Make a key' }))
  expect(within(await screen.findByRole('dialog')).queryByLabelText(/^Currency/)).toBeNull()
  unmount()
  api.reply(profileEndpoints.permissions, ['manage_game_servers', 'manage_balances'])
  const again = open('en').user
  await again.click(await screen.findByRole('button', { name: 'Make a key' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a key' }))
  await again.type(dialog.getByLabelText('Name'), 'Quests')
  await again.click(await dialog.findByLabelText(/^In-game currency: gives/))
  await again.click(dialog.getByRole('button', { name: 'Make it' }))
  expect(api.calls(agentKeyEndpoints.create)).toEqual([])
  await again.type(dialog.getByLabelText('In-game currency a day'), '500')
  await again.click(dialog.getByRole('button', { name: 'Make it' }))
  await waitFor(() =>
    expect(api.calls(agentKeyEndpoints.create).map(({ body }) => body)).toEqual([
      { name: 'Quests', scopes: ['deliver', 'economy'], landcoinsCeiling: 500 },
    ]),
  )
})

it('takes networks, says which is none, and shows them with what was refused', async () => {
  const refused = { at: '2026-03-02T10:00:00.000Z', from: '198.51.100.8' }
  api.reply(agentKeyEndpoints.list, [key({ networks: ['203.0.113.0/24', '2001:db8::7'], refused })])
  api.reply(agentKeyEndpoints.create, { id: 4, key: 'flg_4_secret' })
  const { user } = open('en')
  const list = await screen.findByRole('list', { name: 'Keys of the server' })
  expect(list.textContent).toMatch(
    /From networks alone: 203\.0\.113\.0\/24, 2001:db8::7Refused from 198\.51\.100\.8/,
  )
  await user.click(screen.getByRole('button', { name: 'Make a key' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a key' }))
  await user.type(dialog.getByLabelText('Name'), 'Main')
  const field = dialog.getByLabelText('From networks alone')
  await user.type(field, '203.0.113.300')
  await user.click(dialog.getByRole('button', { name: 'Make it' }))
  expect(await dialog.findByText(/^Give an address or a network/)).toBeTruthy()
  await user.clear(field)
  await user.type(field, ' 203.0.113.7\n10.0.0.0/8 ')
  await user.click(dialog.getByRole('button', { name: 'Make it' }))
  await waitFor(() =>
    expect(api.calls(agentKeyEndpoints.create).map(({ body }) => body)).toEqual([
      { name: 'Main', scopes: ['deliver'], networks: ['203.0.113.7', '10.0.0.0/8'] },
    ]),
  )
})

it('ends a key once asked', async () => {
  api.reply(agentKeyEndpoints.list, [key()])
  api.reply(agentKeyEndpoints.remove, undefined)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Завершить ключ: Основная машина' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Завершить ключ?' }))
  await user.click(dialog.getByRole('button', { name: 'Завершить' }))
  await waitFor(() => expect(api.calls(agentKeyEndpoints.remove)).toHaveLength(1))
  expect(api.calls(agentKeyEndpoints.remove)[0]?.path).toBe('/api/admin/servers/5/keys/3')
})
