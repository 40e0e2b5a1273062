import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { type AgentInstance, heartbeatEndpoints } from '#shared/contract/games/agents/heartbeats.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile } from '#web/testing/samples.ts'
import { AgentInstances } from './agent-instances.tsx'

let api: FakeApi
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
})

const one = (changes: Partial<AgentInstance> = {}): AgentInstance => ({
  instance: 'main-1',
  keyName: 'Основная машина',
  agent: null,
  heardAt: '2026-03-01T10:00:00.000Z',
  isPolling: false,
  heartbeat: null,
  ...changes,
})
const open = (language: 'ru' | 'en' = 'ru') => renderScreen(<AgentInstances serverId={5} />, { language })

it('lists who called with what they tell, and says so where several call at once', async () => {
  const heartbeat = { players: 12, maxPlayers: 100, version: 'Paper 1.21', tps: 19.9 }
  api.reply(heartbeatEndpoints.listInstances, [
    one({ agent: 'Paper plugin 1.4', isPolling: true, heartbeat }),
    one({ instance: 'night', isPolling: true }),
  ])
  open('en')
  const list = await screen.findByRole('list', { name: 'Programs in touch' })
  expect(list.textContent).toMatch(
    /Paper plugin 1\.4 \(main-1\).*In the game: 12 of 100.*Paper 1\.21.*19\.9.*did not say its name \(night\).*Does not tell/,
  )
  expect(screen.getByText('Several programs ask for commands at the same time')).toBeTruthy()
  expect(api.calls(heartbeatEndpoints.listInstances)[0]?.path).toBe('/api/admin/servers/5/agents')
})

it('warns of nothing where one calls, or others did before', async () => {
  api.reply(heartbeatEndpoints.listInstances, [one({ isPolling: true }), one({ instance: 'night' })])
  open()
  expect(await screen.findByRole('list', { name: 'Программы на связи' })).toBeTruthy()
  expect(screen.queryByText('За командами обращаются сразу несколько программ')).toBeNull()
})

it('shows the last heard first and all of the day once asked', async () => {
  const many = Array.from({ length: 25 }, (_, at) => one({ instance: `server-${at}` }))
  api.reply(heartbeatEndpoints.listInstances, many)
  const { user } = open()
  const list = await screen.findByRole('list', { name: 'Программы на связи' })
  expect(list.children).toHaveLength(20)
  await user.click(screen.getByRole('button', { name: 'Показать все: 25' }))
  expect(list.children).toHaveLength(25)
})

it('says that nobody has called, and that the list did not load', async () => {
  api.reply(heartbeatEndpoints.listInstances, [])
  const { unmount } = open()
  expect(await screen.findByText('За последние сутки к сайту никто не обращался.')).toBeTruthy()
  unmount()
  api.fail(heartbeatEndpoints.listInstances)
  open()
  expect(await screen.findByText('Не удалось загрузить список программ')).toBeTruthy()
})
