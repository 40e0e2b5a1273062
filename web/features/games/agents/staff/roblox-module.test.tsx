import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import module from '#agent/roblox/FrontLand.luau?raw'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { everyEndpoint } from '#shared/contract/all-endpoints.ts'
import { agentKeyEndpoints } from '#shared/contract/games/agents/agent-keys.ts'
import { heartbeatEndpoints } from '#shared/contract/games/agents/heartbeats.ts'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { ServerEditorPage } from '#web/features/games/game-servers/staff/server-editor-page.tsx'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { sampleProfile, sampleStaffGameServer } from '#web/testing/samples.ts'
import { robloxModel } from './roblox-model.ts'

const KEY = 'flg_4_secret'

let api: FakeApi
let saved: { name: string; content: Blob }[]
beforeEach(() => {
  api = startScreenTest()
  api.reply(profileEndpoints.get, sampleProfile())
  api.reply(agentKeyEndpoints.list, [])
  api.reply(agentKeyEndpoints.create, { id: 4, key: KEY })
  api.reply(heartbeatEndpoints.listInstances, [])
  saved = []
  let content = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    content = given as Blob
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content })
  })
})
afterEach(() => void vi.restoreAllMocks())

function open(type: 'roblox' | 'minecraft', language: 'ru' | 'en' = 'ru') {
  api.reply(gameServerEndpoints.listForStaff, [sampleStaffGameServer({ id: 5, type })])
  return renderScreen(<ServerEditorPage />, { path: '/admin/servers/5', language })
}
const savedText = async () => (await saved[0]?.content.text()) ?? ''
/** What an XML reader makes of the sources. */
const sourcesIn = (model: string) =>
  [...model.matchAll(/<ProtectedString name="Source">(.*?)<\/ProtectedString>/gs)].map(([, text = '']) =>
    [...text.matchAll(/<!\[CDATA\[(.*?)\]\]>/gs)].map(([, part]) => part).join(''),
  )

it('gives the module as it is, to be filled in by hand', async () => {
  const { user } = open('roblox', 'en')
  expect(await screen.findByRole('heading', { name: 'The module for Roblox' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Download the module without a key' }))
  await waitFor(() => expect(saved).toMatchObject([{ name: 'FrontLand.luau' }]))
  expect(await savedText()).toBe(module)
})

it('gives it with the key that is shown just now, which is sent nowhere and then forgotten', async () => {
  const { user } = open('roblox')
  await user.click(await screen.findByRole('button', { name: 'Создать ключ' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Создать ключ' }))
  await user.type(dialog.getByLabelText('Название'), 'Игра')
  await user.click(dialog.getByRole('button', { name: 'Создать' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Ключ создан' }))
  await user.click(shown.getByRole('button', { name: 'Скачать модуль с этим ключом' }))
  await waitFor(() => expect(saved).toMatchObject([{ name: 'FrontLand.rbxmx' }]))
  const [script, source] = sourcesIn(await savedText())
  expect(script).toContain(`key = "${KEY}"`)
  expect(script).toContain(`url = "${window.location.origin}"`)
  expect(source).toBe(module)
  expect(JSON.stringify(everyEndpoint.map((endpoint) => api.calls(endpoint)))).not.toContain(KEY)
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(KEY)
  await user.click(shown.getByRole('button', { name: 'Готово' }))
  expect(screen.queryByRole('button', { name: 'Скачать модуль с этим ключом' })).toBeNull()
})

it('is offered to no other game', async () => {
  const { user } = open('minecraft')
  await user.click(await screen.findByRole('button', { name: 'Создать ключ' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Создать ключ' }))
  await user.type(dialog.getByLabelText('Название'), 'Игра')
  await user.click(dialog.getByRole('button', { name: 'Создать' }))
  await screen.findByRole('dialog', { name: 'Ключ создан' })
  expect(screen.queryByText(/Roblox Studio/)).toBeNull()
})

it('keeps XML and Luau whole, whatever stands in them', () => {
  const odd = 'local a = b[c[1]]>2 -- <&> ]]>]]>\n'
  const model = robloxModel({ url: 'https://a.example/"x"', key: 'a\\b"c\nd' }, odd)
  const [script, source] = sourcesIn(model)
  expect(source).toBe(odd)
  expect(script).toContain(String.raw`url = "https://a.example/\"x\""`)
  expect(script).toContain(String.raw`key = "a\\b\"c d"`)
})
