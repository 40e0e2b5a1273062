import { expect, test } from 'vitest'
import type { OwnGameName } from '#shared/contract/games/game-names.ts'
import { errorCode, type TestApp, type TestClient } from '#tests/harness/test-app.ts'
import { claim, openWithAgent } from '#tests/shop/agents.ts'

const CODES_LOOK_MS = 5_000
const TEN_MINUTES = 600_000
const WRONG = '22222222'

const ask = (player: TestClient, body: object = {}) =>
  player.call('POST', '/profile/names', {
    body: { game: 'minecraft', name: 'Ranger', by: 'chat', ...body },
  })
const confirm = (player: TestClient, code: string) =>
  player.call('POST', '/profile/names/confirm', { body: { game: 'minecraft', code } })
const tell = (agent: TestClient, code: string, name = 'Ranger') =>
  agent.call('POST', '/game/v1/names', { body: { instance: 'a', code, name } })
const nameOf = async (player: TestClient) =>
  (await player.call('GET', '/profile/names')).json<OwnGameName[]>().find(({ game }) => game === 'minecraft')
const askForCode = async (player: TestClient) => {
  const reply = await ask(player, { by: 'agent' })
  expect(reply.statusCode).toBe(201)
  return reply.json<{ code: string }>().code
}
const codeIn = (command: string | undefined) => /\b[2-9A-HJ-NP-Z]{8}\b/.exec(command ?? '')?.[0] ?? ''
const online = { online: [{ name: 'RANGER' }] }
const giveByHand = (staff: TestClient, userId: number, name = 'Ranger') =>
  staff.call('POST', `/admin/users/${userId}/names`, {
    body: { game: 'minecraft', name, reason: 'Seen in a call' },
  })

async function open() {
  const opened = await openWithAgent()
  return {
    ...opened,
    teller: (await opened.key(1, ['report'])).agent,
    buyer: await opened.site.signIn(opened.userId),
  }
}
const history = (site: TestApp) =>
  site.database.query.selectFrom('game_names').selectAll().orderBy('id').execute()

test('a code told in the game to that player alone ties the name to the account', async () => {
  const { site, agent, buyer } = await open()
  const asked = await ask(buyer)
  expect([asked.statusCode, asked.json()]).toEqual([
    201,
    { expiresAt: new Date(site.clock.now.getTime() + TEN_MINUTES).toISOString() },
  ])
  expect(await nameOf(buyer)).toMatchObject({ name: null, waiting: { by: 'chat', name: 'Ranger' } })
  expect(await claim(agent)).toEqual([])
  const [job] = await claim(agent, online)
  expect(job?.command).toMatch(/^tellraw Ranger "[^{}"]+"$/)
  const text = JSON.parse(job?.command.slice('tellraw Ranger '.length) ?? '') as string
  expect(text).toContain('привяжет это имя к аккаунту buyer')
  const code = codeIn(job?.command)
  expect(errorCode(await confirm(buyer, WRONG))).toBe('bad_code')
  const confirmed = await confirm(buyer, ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`)
  expect([confirmed.statusCode, confirmed.json()]).toMatchObject([200, { name: 'Ranger', waiting: null }])
  expect(errorCode(await confirm(buyer, code))).toBe('bad_code')
})

test('a code shown on the site is typed in the game, works once, and for ten minutes', async () => {
  const { site, teller, agent, buyer } = await open()
  const code = await askForCode(buyer)
  expect(errorCode(await tell(agent, code))).toBe('missing_scope')
  expect(errorCode(await tell(teller, WRONG))).toBe('bad_code')
  expect(errorCode(await confirm(buyer, code))).toBe('bad_code')
  expect((await tell(teller, code)).json()).toEqual({ username: 'buyer' })
  expect(errorCode(await tell(teller, code))).toBe('bad_code')
  expect(await nameOf(buyer)).toMatchObject({ name: 'Ranger', waiting: null })
  const late = await askForCode(buyer)
  site.clock.advance(TEN_MINUTES)
  expect(errorCode(await tell(teller, late))).toBe('bad_code')
})

test('after five tries not even the right code is looked at, until a new one is asked for', async () => {
  const { agent, buyer } = await open()
  await ask(buyer)
  const code = codeIn((await claim(agent, online))[0]?.command)
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await nameOf(buyer)).toMatchObject({ waiting: { by: 'chat' } })
    expect(errorCode(await confirm(buyer, WRONG))).toBe('bad_code')
  }
  expect(errorCode(await confirm(buyer, code))).toBe('too_many_requests')
  expect(await nameOf(buyer)).toMatchObject({ waiting: null })
  await ask(buyer)
  const next = codeIn((await claim(agent, online))[0]?.command)
  expect((await confirm(buyer, next)).statusCode).toBe(200)
})

test('what nobody was told is told no more once the code is over or another was asked for', async () => {
  const { site, agent, buyer } = await open()
  await ask(buyer)
  await ask(buyer)
  expect(await claim(agent, online)).toHaveLength(1)
  await ask(buyer)
  site.clock.advance(TEN_MINUTES)
  await site.runBackgroundWork(CODES_LOOK_MS)
  expect(await claim(agent, online)).toEqual([])
  expect(await site.database.query.selectFrom('game_name_codes').selectAll().execute()).toEqual([])
})

test('of two accounts that claim a name at once exactly one gets it, in any spelling', async () => {
  const { site, teller, buyer } = await open()
  const other = await site.player('other')
  const codes = [await askForCode(buyer), await askForCode(other)]
  const replies = await Promise.all([
    tell(teller, codes[0] ?? '', 'Ranger'),
    tell(teller, codes[1] ?? '', 'rANGER'),
  ])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await history(site)).toHaveLength(1)
  const loser = (await nameOf(buyer))?.name === null ? buyer : other
  expect(errorCode(await ask(loser))).toBe('name_taken')
})

test('another name takes the place of the one before, which stays as history and is free again', async () => {
  const { site, teller, buyer } = await open()
  for (const name of ['Ranger', 'Rover']) await tell(teller, await askForCode(buyer), name)
  expect(await nameOf(buyer)).toMatchObject({ name: 'Rover' })
  expect((await history(site)).map(({ name, ended_at }) => [name, ended_at === null])).toEqual([
    ['Ranger', false],
    ['Rover', true],
  ])
  const other = await site.player('other')
  expect((await tell(teller, await askForCode(other), 'Ranger')).statusCode).toBe(200)
  expect((await other.call('DELETE', '/profile/names/minecraft')).statusCode).toBe(204)
  expect(await nameOf(other)).toMatchObject({ name: null })
})

test('staff confirm a name by hand and move it, with the reason in the log', async () => {
  const { site, buyer, userId } = await open()
  const staff = await site.player('Helper', ['access_admin_panel', 'edit_users'])
  expect((await giveByHand(staff, userId)).json()).toMatchObject({ name: 'Ranger' })
  const otherId = await site.createUser('other')
  expect((await giveByHand(staff, otherId, 'ranger')).statusCode).toBe(200)
  expect(await nameOf(buyer)).toMatchObject({ name: null })
  expect(errorCode(await giveByHand(staff, 999_999))).toBe('not_found')
  const log = await site.database.query
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('noun', '=', 'game_name')
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual(['confirm', 'delete', 'confirm'])
  expect(log[1]?.after).toContain('Seen in a call')
})

test('a name that is none, or that Roblox cannot be told, is refused; so is a chat that nobody writes to', async () => {
  const { site, buyer } = await open()
  for (const body of [
    { name: 'a b' },
    { name: 'x'.repeat(2_000) },
    { name: 'Игрок' },
    { name: 'Ran\0ger' },
    { game: 'roblox' },
  ])
    expect(errorCode(await ask(buyer, body))).toBe('validation_failed')
  await site.database.query.deleteFrom('agent_keys').execute()
  expect(errorCode(await ask(await site.player('other')))).toBe('no_game_server')
})

test('staff find an account by how its confirmed name in a game begins, alone and beside a filter, and not by one that it has given up', async () => {
  const { site, userId } = await open()
  const admin = await site.administrator()
  const moderator = await site.player('Moder', ['view_users'])
  const find = async (search: string, client = admin, more = '') =>
    (await client.call('GET', `/admin/users?search=${encodeURIComponent(search)}${more}`))
      .json<{ data: { id: number }[] }>()
      .data.map(({ id }) => id)
  expect((await giveByHand(admin, userId, 'Saw_Bones')).statusCode).toBe(200)
  for (const search of ['sa', 'SAW_B', 'saw_bones'])
    expect([search, await find(search)]).toEqual([search, [userId]])
  expect(await find('saw_b', moderator)).toEqual([userId])
  expect(await find('saw_b', admin, '&seen=never')).toEqual([userId])
  for (const search of ['bones', 'saw%', 'sawxb']) expect([search, await find(search)]).toEqual([search, []])
  await site.database.query.updateTable('game_names').set({ ended_at: 1 }).execute()
  expect(await find('saw_b')).toEqual([])
})
