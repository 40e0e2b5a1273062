import { expect, test } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import type { ApiErrorBody } from '#shared/contract/errors.ts'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import { validationTexts } from '#shared/texts/validation-texts.ts'
import { createClient } from '#tests/harness/test-app.ts'
import { openWithAgent } from '#tests/shop/agents.ts'

const [MINECRAFT, ROBLOX] = [1, 2]
const figures = { playtimeSeconds: 1, kills: 0, deaths: 0, points: 0 }

/** Every call that names a player, and the field in which it does. */
const calls = (player: { name: string; uuid?: string }): [string, object, string][] => [
  ['claim', { online: [player], capacity: 1 }, 'online.0.'],
  ['heartbeat', { online: [player], maxPlayers: 9 }, 'online.0.'],
  ['stats', { players: [{ ...player, ...figures }] }, 'players.0.'],
  ['names', { code: 'K7M2-Q4RX', ...player }, ''],
  ['landcoins', { idempotencyKey: 'quest-1', amount: 5, reason: 'Quest', ...player }, ''],
]

async function open() {
  const { site } = await openWithAgent()
  const banker = await site.player('Banker', ['access_admin_panel', 'manage_game_servers', 'manage_balances'])
  return async (serverId: number) => {
    const body = { name: 'All', scopes: ['deliver', 'report', 'economy'], landcoinsCeiling: 10 }
    const { key } = (await banker.call('POST', `/admin/servers/${serverId}/keys`, { body })).json<{
      key: string
    }>()
    const agent = createClient(site.app, { authorization: `Bearer ${key}` })
    /** What is said of it, the same in every call. */
    return async (player: { name: string; uuid?: string }, language: Language, only = calls(player)) => {
      const told = new Set<string>()
      for (const [path, named, field] of only) {
        const reply = await agent.call('POST', `/game/v1/${path}`, {
          body: { instance: 'a', ...named },
          headers: { 'accept-language': language },
        })
        expect([path, reply.statusCode]).toEqual([path, 400])
        const [[at, sentence] = []] = Object.entries(reply.json<ApiErrorBody>().fields ?? {})
        expect(at).toBe(field + ('uuid' in player ? 'uuid' : 'name'))
        told.add(sentence ?? '')
      }
      return [...told]
    }
  }
}

test('a wrong name is told by what the game of the server has, and by what both have where it is wrong in either', async () => {
  const agentOf = await open()
  const [minecraft, roblox] = [await agentOf(MINECRAFT), await agentOf(ROBLOX)]
  for (const language of ['ru', 'en'] as const) {
    const { playerName, robloxName } = staffValidationTexts[language]
    const { minecraftName } = validationTexts[language]
    for (const name of ['ab', 'x'.repeat(21), 'Иван']) {
      expect(await roblox({ name }, language)).toEqual([playerName])
      expect(await minecraft({ name }, language)).toEqual([playerName])
    }
    expect(await roblox({ name: '.Scout' }, language)).toEqual([robloxName])
    expect(await minecraft({ name: 'x'.repeat(20) }, language)).toEqual([minecraftName])
  }
})

test('whoever sends a command by hand is told of a wrong name alike', async () => {
  const { site } = await openWithAgent()
  const admin = await site.administrator()
  const { playerName, robloxName } = staffValidationTexts.en
  for (const [name, sentence] of [
    ['ab', playerName],
    ['.Scout', robloxName],
  ] as const) {
    const body = { gameServerId: ROBLOX, player: { name }, command: 'give sword' }
    const reply = await admin.call('POST', '/admin/deliveries', { body })
    expect(reply.json<ApiErrorBody>().fields).toEqual({ 'player.name': sentence })
  }
})

test('a UUID without dashes is told to need them', async () => {
  const told = await (await open())(MINECRAFT)
  const player = { name: 'Ranger', uuid: '8667ba71b85a4004af54457a9734eed7' }
  const naming = calls(player).slice(0, -1)
  expect(await told(player, 'en', naming)).toEqual([staffValidationTexts.en.playerUuid])
})
