import { expect, test } from 'vitest'
import type { BridgeSettingsView } from '#shared/contract/games/agents/bridge-settings.ts'
import type { TestClient } from '#tests/harness/test-app.ts'
import { callClaim, openWithAgent } from '#tests/shop/agents.ts'
import { openShop } from '#tests/shop/open-shop.ts'

async function setPrefix(staff: TestClient, bedrockPrefix: string, serverId = 1) {
  const path = `/admin/servers/${serverId}/bridge`
  const read = (await staff.call('GET', path)).json<BridgeSettingsView>()
  return staff.call('PUT', path, { body: { ...read, bedrockPrefix } })
}
const LONG = `.${'x'.repeat(16)}`

test('names of Bedrock begin as staff say for the game server, in every call of its agents', async () => {
  const { site, staff, key } = await openWithAgent()
  const { agent } = await key(1, ['deliver', 'report'])
  const { id: _, ...first } = await site.database.query
    .selectFrom('game_servers')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const another = await site.database.query
    .insertInto('game_servers')
    .values({ ...first, name_server: 'Another' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { agent: other } = await key(another.id, ['deliver', 'report'])
  const online = (name: string) => [{ name }]
  const calls = (name: string): [string, object, string][] => [
    ['/claim', { instance: 'a', online: online(name), capacity: 1 }, 'online.0.name'],
    ['/heartbeat', { instance: 'a', online: online(name), maxPlayers: 9 }, 'online.0.name'],
    [
      '/stats',
      { instance: 'a', players: [{ name, playtimeSeconds: 1, kills: 0, deaths: 0, points: 0 }] },
      'players.0.name',
    ],
  ]
  const taken = async (asked: TestClient, name: string) => {
    const replies = []
    for (const [path, body, field] of calls(name)) {
      const reply = await asked.call('POST', `/game/v1${path}`, { body })
      const isTaken = reply.statusCode === 200
      if (!isTaken) expect(reply.json()).toMatchObject({ fields: { [field]: expect.any(String) } })
      replies.push(isTaken)
    }
    replies.push((await asked.call('GET', `/game/v1/players/${encodeURIComponent(name)}`)).statusCode === 200)
    expect(new Set(replies).size).toBe(1)
    return replies[0]
  }
  expect([await taken(agent, '.Scout'), await taken(agent, '*Scout')]).toEqual([true, false])
  expect((await setPrefix(staff, '*')).statusCode).toBe(200)
  expect([await taken(agent, '.Scout'), await taken(agent, '*Scout'), await taken(agent, 'Scout')]).toEqual([
    false,
    true,
    true,
  ])
  expect([await taken(other, '.Scout'), await taken(other, '*Scout')]).toEqual([true, false])
  await setPrefix(staff, '')
  expect([await taken(agent, '*Scout'), await taken(agent, '.Scout'), await taken(agent, 'Scout')]).toEqual([
    false,
    false,
    true,
  ])
  expect((await callClaim(other, { online: online(LONG) })).statusCode).toBe(400)
  for (const wrong of ['. .', '@', '{', '"', 'x'.repeat(14)])
    expect([wrong, (await setPrefix(staff, wrong)).statusCode]).toEqual([wrong, 400])
})

test('nothing is sent by hand to whom the game server cannot have', async () => {
  const { site, staff } = await openWithAgent()
  const admin = await site.administrator()
  await setPrefix(staff, '*')
  const send = async (name: string) => {
    const body = { gameServerId: 1, player: { name }, command: 'say hi' }
    return (await admin.call('POST', '/admin/deliveries', { body })).statusCode
  }
  expect([await send('.Scout'), await send('*Scout')]).toEqual([400, 201])
})

test('nothing is sold to whom the game servers cannot have that give it', async () => {
  const shop = await openShop()
  const [one] = await shop.database.query
    .selectFrom('game_servers')
    .selectAll()
    .where('type', '=', 'minecraft')
    .execute()
  const action = {
    kind: 'command' as const,
    when: 'bought' as const,
    command: 'give {player} diamond',
    requiresOnline: false,
    freeSlots: 0,
    idempotent: false,
    gameServerId: one?.id ?? 0,
  }
  const { id } = await shop.sell('diamond', { actions: [action] })
  const keeper = await shop.player('Keeper', ['access_admin_panel', 'manage_game_servers'])
  await setPrefix(keeper, '*', one?.id)
  const buyer = await shop.player('Buyer')
  const recipient = (name: string) => ({ recipient: { game: 'minecraft', name } })
  const refused = await shop.send(buyer, shop.draftOf({ [id]: 1 }, recipient('.Scout')))
  expect([refused.statusCode, Object.keys(refused.json<{ fields: object }>().fields)]).toEqual([
    400,
    ['recipient.name'],
  ])
  const missing = async (name: string) =>
    (await shop.quote({ [id]: 1 }, recipient(name), buyer)).missing.map(({ code }) => code)
  expect([await missing('.Scout'), await missing('*Scout')]).toEqual([['recipient'], []])
  expect((await shop.send(buyer, shop.draftOf({ [id]: 1 }, recipient('*Scout')))).statusCode).toBe(201)
})
