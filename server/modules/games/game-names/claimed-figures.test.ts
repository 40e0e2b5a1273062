import { expect, test } from 'vitest'
import type { Delivery } from '#shared/contract/games/deliveries.ts'
import type { OwnGameName, StaffGameNames } from '#shared/contract/games/game-names.ts'
import { errorCode, type TestClient } from '#tests/harness/test-app.ts'
import { claim, openWithAgent } from '#tests/shop/agents.ts'

const STANDINGS_LOOK_MS = 15_000
const ALICE = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'

const codeIn = (command: string | undefined) => /\b[2-9A-HJ-NP-Z]{8}\b/.exec(command ?? '')?.[0] ?? ''

async function open() {
  const opened = await openWithAgent()
  const { site, key, userId } = opened
  const teller = (await key(1, ['report'])).agent
  const buyer = await site.signIn(userId)
  const stats = async (player: object) => {
    const body = {
      instance: 'a',
      players: [{ name: 'Ranger', playtimeSeconds: 0, kills: 0, deaths: 0, points: 0, ...player }],
    }
    const reply = await teller.call('POST', '/game/v1/stats', { body })
    expect(reply.statusCode).toBe(200)
    return reply.json<{ unknown: string[] }>().unknown
  }
  const prove = async (by: TestClient, told: object = {}) => {
    const asked = await by.call('POST', '/profile/names', { body: { game: 'minecraft', by: 'agent' } })
    const { code } = asked.json<{ code: string }>()
    const body = { instance: 'a', code, name: 'Ranger', ...told }
    return teller.call('POST', '/game/v1/names', { body })
  }
  const owners = async () =>
    (
      await site.database.query
        .selectFrom('player_statistics')
        .select(['player', 'player_uuid', 'user_id', 'kills'])
        .orderBy('id')
        .execute()
    ).map(({ player, player_uuid, user_id, kills }) => [player, player_uuid, user_id, kills])
  const nameOf = async (by: TestClient) =>
    (await by.call('GET', '/profile/names')).json<OwnGameName[]>().find(({ game }) => game === 'minecraft')
  const noticesOf = async (by: TestClient) =>
    (await by.call('GET', '/notices')).json<{ data: { text: string }[] }>().data.map(({ text }) => text)
  return { ...opened, teller, buyer, stats, prove, owners, nameOf, noticesOf }
}

test('with a proved name come all its figures, and they go with it', async () => {
  const { buyer, stats, prove, owners, userId } = await open()
  expect(await stats({ uuid: ALICE, kills: 7 })).toEqual(['Ranger'])
  expect((await prove(buyer)).statusCode).toBe(200)
  expect(await owners()).toEqual([['Ranger', ALICE, userId, 7]])
  expect(await stats({ name: 'Ranger2', uuid: ALICE, kills: 9 })).toEqual([])
  expect(await owners()).toEqual([['Ranger2', ALICE, userId, 9]])
  expect(await stats({ name: 'Stranger', kills: 1 })).toEqual(['Stranger'])
  await buyer.call('DELETE', '/profile/names/minecraft')
  expect((await owners()).map(([, , owner]) => owner)).toEqual([null, null])
})

test('a proved name leads to its account in the tables and shows on the profile, until it is given up', async () => {
  const { site, buyer, stats, prove } = await open()
  await stats({ uuid: ALICE, kills: 7, points: 300 })
  const standing = async () => {
    await site.runBackgroundWork(STANDINGS_LOOK_MS)
    const path = '/leaderboards?by=points'
    return (await site.anonymous.call('GET', path)).json<{ data: object[] }>().data
  }
  expect(await standing()).toMatchObject([{ place: 1, name: 'Ranger', username: null, value: 300 }])
  await prove(buyer)
  expect(await standing()).toMatchObject([{ place: 1, username: 'buyer', value: 300 }])
  expect((await buyer.call('GET', '/profile')).json()).toMatchObject({ kills: 7 })
  await buyer.call('DELETE', '/profile/names/minecraft')
  expect(await standing()).toMatchObject([{ place: 1, name: 'Ranger', username: null, value: 300 }])
  expect((await buyer.call('GET', '/profile')).json()).toMatchObject({ kills: 0 })
})

test('another player under a proved name freezes it: what is earned then is nobody’s until it is proved anew', async () => {
  const { buyer, stats, prove, owners, userId, nameOf, noticesOf, site } = await open()
  await prove(buyer, { uuid: ALICE })
  expect(await stats({ uuid: ALICE, kills: 3 })).toEqual([])
  expect(await stats({ uuid: OTHER, kills: 50 })).toEqual(['Ranger'])
  expect(await nameOf(buyer)).toMatchObject({ name: 'Ranger', isFrozen: true })
  expect(await noticesOf(buyer)).toEqual([expect.stringContaining('Ranger')])
  expect(await stats({ uuid: OTHER, kills: 60 })).toEqual(['Ranger'])
  expect(await stats({ name: 'RANGER', kills: 60 })).toEqual(['RANGER'])
  expect(await noticesOf(buyer)).toHaveLength(1)
  expect((await owners()).filter(([, , owner]) => owner === userId)).toEqual([['Ranger', ALICE, userId, 3]])
  const staff = await site.player('Helper', ['access_admin_panel', 'view_users'])
  const seen = (await staff.call('GET', `/admin/users/${userId}/names`)).json<StaffGameNames>()
  expect(seen.held).toMatchObject([{ name: 'Ranger', uuid: ALICE, frozenAt: expect.any(String) }])
  expect((await prove(buyer, { uuid: OTHER })).statusCode).toBe(200)
  expect(await nameOf(buyer)).toMatchObject({ isFrozen: false })
  const [alice, other] = await owners()
  expect([alice?.[2], other?.[2]]).toEqual([null, userId])
})

test('a player the game knew by another name freezes a proved one as well, and brings their own figures to nobody', async () => {
  const { buyer, stats, prove, owners, userId, nameOf, noticesOf } = await open()
  expect(await stats({ name: 'Rover', uuid: OTHER, kills: 40 })).toEqual(['Rover'])
  await prove(buyer, { uuid: ALICE })
  expect(await stats({ uuid: ALICE, kills: 3 })).toEqual([])
  expect(await stats({ uuid: OTHER, kills: 50 })).toEqual(['Ranger'])
  expect(await nameOf(buyer)).toMatchObject({ isFrozen: true })
  expect(await noticesOf(buyer)).toEqual([expect.stringContaining('Ranger')])
  expect(await owners()).toEqual([
    ['Ranger', OTHER, null, 50],
    ['Ranger', ALICE, userId, 3],
  ])
  // Their own name in between changes nothing of what is theirs.
  for (const name of ['Ranger2', 'Ranger']) await stats({ name, uuid: ALICE, kills: 4 })
  expect((await owners()).at(-1)).toEqual(['Ranger', ALICE, userId, 4])
  expect((await prove(buyer, { uuid: OTHER })).statusCode).toBe(200)
  expect((await owners()).map(([, , owner]) => owner)).toEqual([userId, null])
  expect(await nameOf(buyer)).toMatchObject({ isFrozen: false })
})

test('a heartbeat that names another player freezes a proved name as well', async () => {
  const { teller, buyer, prove, nameOf } = await open()
  await prove(buyer, { uuid: ALICE })
  const beat = async (uuid: string) => {
    const body = { instance: 'a', online: [{ name: 'Ranger', uuid }], maxPlayers: 20 }
    expect((await teller.call('POST', '/game/v1/heartbeat', { body })).statusCode).toBe(200)
  }
  await beat(ALICE)
  expect(await nameOf(buyer)).toMatchObject({ isFrozen: false })
  await beat(OTHER)
  expect(await nameOf(buyer)).toMatchObject({ isFrozen: true })
})

test('whoever took a proved name once freezes it each time that they come, and never has its account taken for theirs', async () => {
  const { teller, buyer, stats, prove, owners, userId, nameOf, site } = await open()
  const helper = await site.player('Helper', ['access_admin_panel', 'edit_users'])
  await prove(buyer, { uuid: ALICE })
  await stats({ uuid: ALICE, kills: 3 })
  await stats({ uuid: OTHER, kills: 50 })
  site.clock.advance(60_000)
  const body = { instance: 'a', online: [{ name: 'Ranger', uuid: ALICE }], maxPlayers: 20 }
  expect((await teller.call('POST', '/game/v1/heartbeat', { body })).statusCode).toBe(200)
  // Its owner is in the game as staff leave the name with the account: that player is meant.
  const kept = { game: 'minecraft', name: 'Ranger', reason: 'Asked in the game' }
  expect((await helper.call('POST', `/admin/users/${userId}/names`, { body: kept })).statusCode).toBe(200)
  expect(await owners()).toEqual([
    ['Ranger', ALICE, userId, 3],
    ['Ranger', OTHER, null, 50],
  ])
  expect(await nameOf(buyer)).toMatchObject({ isFrozen: false })
  expect(await stats({ uuid: OTHER, kills: 50 })).toEqual(['Ranger'])
  expect(await nameOf(buyer)).toMatchObject({ isFrozen: true })
})

test('of two accounts one takes the other’s name in the game: the name is frozen, and each keeps what they earned', async () => {
  const { site, buyer, stats, prove, owners, nameOf } = await open()
  const otherId = await site.createUser('other')
  const other = await site.signIn(otherId)
  await prove(buyer)
  await prove(other, { name: 'Rover', uuid: OTHER })
  expect(await stats({ name: 'Rover', uuid: OTHER, kills: 40 })).toEqual([])
  expect(await stats({ name: 'Ranger', uuid: OTHER, kills: 45 })).toEqual([])
  expect(await nameOf(buyer)).toMatchObject({ isFrozen: true })
  expect(await nameOf(other)).toMatchObject({ name: 'Rover', isFrozen: false })
  expect(await owners()).toEqual([['Ranger', OTHER, otherId, 45]])
})

test('the code told in the game is read by nobody else: neither by staff nor in the copy of the one who asked', async () => {
  const { site, agent, buyer } = await open()
  const staff = await site.player('Hawk', ['access_admin_panel', 'manage_deliveries'])
  const asked = { game: 'minecraft', name: 'Ranger', by: 'chat' }
  expect((await buyer.call('POST', '/profile/names', { body: asked })).statusCode).toBe(201)
  const listed = async () => (await staff.call('GET', '/admin/deliveries')).json<{ data: Delivery[] }>().data
  const before = await listed()
  const [job] = await claim(agent, { online: [{ name: 'Ranger' }] })
  const code = codeIn(job?.command)
  expect(code).toHaveLength(8)
  const copy = (await buyer.call('GET', '/profile/export')).body
  const log = await (await site.administrator()).call('GET', '/admin/audit')
  for (const text of [JSON.stringify(before), JSON.stringify(await listed()), copy, log.body])
    expect(text).not.toContain(code)
  expect(before[0]?.command).toMatch(/^tellraw Ranger \(/)
})

test('staff move no name from or to an account that may do more than they', async () => {
  const { site, buyer, userId, prove, noticesOf } = await open()
  const helper = await site.player('Helper', ['access_admin_panel', 'edit_users'])
  const strong = await site.createUser('Strong', ['manage_roles'])
  const give = (id: number, name = 'Ranger') =>
    helper.call('POST', `/admin/users/${id}/names`, { body: { game: 'minecraft', name, reason: 'Asked' } })
  expect(errorCode(await give(strong))).toBe('not_allowed')
  await prove(await site.signIn(strong))
  expect(errorCode(await give(userId))).toBe('not_allowed')
  expect((await give(userId, 'Rover')).statusCode).toBe(200)
  const other = await site.createUser('other')
  expect((await give(other, 'rover')).statusCode).toBe(200)
  expect(await noticesOf(buyer)).toEqual([expect.stringContaining('Rover'), expect.stringContaining('Rover')])
})

test('two of the staff who move two names crosswise at once never wait for each other', async () => {
  const { site, userId } = await open()
  const [one, two] = [
    await site.player('Helper', ['access_admin_panel', 'edit_users']),
    await site.player('Hawk', ['access_admin_panel', 'edit_users']),
  ]
  const other = await site.createUser('other')
  const give = (staff: TestClient, id: number, name: string) =>
    staff.call('POST', `/admin/users/${id}/names`, { body: { game: 'minecraft', name, reason: 'Asked' } })
  await give(one, userId, 'Ranger')
  await give(one, other, 'Rover')
  const replies = await Promise.all([
    give(one, userId, 'Rover'),
    give(two, other, 'Ranger'),
    give(one, other, 'Rover'),
    give(two, userId, 'Ranger'),
  ])
  for (const { statusCode } of replies) expect([200, 409]).toContain(statusCode)
  const held = await site.database.query
    .selectFrom('game_names')
    .select(['name', 'user_id'])
    .where('ended_at', 'is', null)
    .execute()
  expect(new Set(held.map(({ user_id }) => user_id)).size).toBe(held.length)
  expect(new Set(held.map(({ name }) => name.toLowerCase())).size).toBe(held.length)
})

test('a name that changes hands in the middle of a season takes nobody’s figures along, and each counts once', async () => {
  const { site, buyer, stats, prove } = await open()
  const chief = await site.player('Chief', ['access_admin_panel', 'manage_statistics', 'edit_users'])
  await prove(buyer, { uuid: ALICE })
  await stats({ uuid: ALICE, kills: 3 })
  const begun = await chief.call('POST', '/admin/seasons', { body: { name_ru: 'Осень', name_en: 'Autumn' } })
  const { id } = begun.json<{ id: number }>()
  await stats({ uuid: ALICE, kills: 10 })
  await stats({ uuid: OTHER, kills: 50 })
  await stats({ uuid: OTHER, kills: 55 })
  const table = async () => {
    await site.runBackgroundWork(STANDINGS_LOOK_MS)
    const reply = await site.anonymous.call('GET', `/leaderboards?by=kills&season=${id}`)
    return reply
      .json<{ data: { place: number; username: string | null; value: number }[] }>()
      .data.map(({ place, username, value }) => [place, username, value])
  }
  expect(await table()).toEqual([
    [1, 'buyer', 7],
    [2, null, 5],
  ])
  const heir = await site.createUser('heir')
  const moved = { game: 'minecraft', name: 'Ranger', reason: 'Sold' }
  expect((await chief.call('POST', `/admin/users/${heir}/names`, { body: moved })).statusCode).toBe(200)
  await stats({ uuid: OTHER, kills: 56 })
  const after = [
    [1, null, 7],
    [2, 'heir', 6],
  ]
  expect(await table()).toEqual(after)
  expect((await chief.call('POST', `/admin/seasons/${id}/end`)).statusCode).toBe(200)
  await stats({ uuid: OTHER, kills: 90 })
  expect(await table()).toEqual(after)
})
