import { expect, test } from 'vitest'
import { openSite, smallPage } from '#tests/harness/site.ts'
import { createTestApp, errorCode, type TestApp, type TestClient } from '#tests/harness/test-app.ts'
import { after, announce, change, register, tournamentOf, withdraw } from '#tests/harness/tournament-steps.ts'

const HOUR_MS = 60 * 60 * 1000

const reduce = async (site: TestApp, id: number, capacity: number, headers: Record<string, string> = {}) => {
  const operator = await site.administrator()
  return operator.call('PUT', `/admin/collections/tournaments/${id}`, { body: { capacity }, headers })
}

test('a player registers, a second press is the same registration, and both count as one', async () => {
  const site = await createTestApp()
  const { id } = await announce(site, { capacity: 8 })
  const player = await site.player('Scout')
  const first = await register(player, id)
  expect([first.statusCode, first.json()]).toEqual([
    200,
    { tournamentId: id, registeredAt: site.clock.now.toISOString(), participants: '1/8' },
  ])
  site.clock.advance(HOUR_MS)
  const second = await register(player, id)
  expect([second.statusCode, second.json()]).toEqual([200, first.json()])
  await site.runBackgroundWork(1_000)
  expect(await tournamentOf(site, id)).toMatchObject({ participants: '1/8' })
  const own = await player.call('GET', '/tournaments/registrations')
  expect(own.json()).toEqual([
    { tournamentId: id, registeredAt: first.json().registeredAt, removalReason: null },
  ])
})

test('of forty who press at once for sixteen places sixteen are registered', async () => {
  const site = await createTestApp()
  const { id } = await announce(site, { capacity: 16 })
  const players: TestClient[] = []
  for (let index = 0; index < 40; index++) players.push(await site.player(`Player${index}`))
  const replies = await Promise.all(players.map((player) => register(player, id)))
  const told = replies.map((reply) => (reply.statusCode === 200 ? 'registered' : errorCode(reply)))
  expect(told.filter((each) => each === 'registered')).toHaveLength(16)
  expect(told.filter((each) => each === 'tournament_full')).toHaveLength(24)
  await site.runBackgroundWork(1_000)
  expect(await tournamentOf(site, id)).toMatchObject({ participants: '16/16' })
})

test('whoever presses many times at once has one registration', async () => {
  const site = await createTestApp()
  const { id } = await announce(site)
  const player = await site.player('Scout')
  const replies = await Promise.all(Array.from({ length: 10 }, () => register(player, id)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  expect(new Set(replies.map((reply) => reply.json().participants))).toEqual(new Set(['1/32']))
})

test('a place that was given back is taken by another, and whoever withdrew may come again', async () => {
  const site = await createTestApp()
  const { id } = await announce(site, { capacity: 1 })
  const [first, second] = [await site.player('First'), await site.player('Second')]
  await register(first, id)
  expect(errorCode(await register(second, id))).toBe('tournament_full')
  expect((await withdraw(first, id)).statusCode).toBe(204)
  expect((await withdraw(first, id)).statusCode).toBe(204)
  expect((await register(second, id)).statusCode).toBe(200)
  expect(errorCode(await register(first, id))).toBe('tournament_full')
  await withdraw(second, id)
  expect((await register(first, id)).statusCode).toBe(200)
})

test('registration ends at its moment, and withdrawing with it', async () => {
  const site = await createTestApp()
  const { id } = await announce(site)
  const [early, late] = [await site.player('Early'), await site.player('Late')]
  await register(early, id)
  site.clock.advance(8 * HOUR_MS)
  const refused = await register(late, id)
  expect([refused.statusCode, errorCode(refused)]).toEqual([409, 'registration_closed'])
  expect(errorCode(await withdraw(early, id))).toBe('registration_closed')
  expect((await register(early, id)).statusCode).toBe(200)
})

test('closed by staff while somebody registers, nobody comes in afterwards', async () => {
  const site = await createTestApp()
  const { id } = await announce(site)
  const player = await site.player('Scout')
  const held = site.holdNextTransaction()
  const registering = register(player, id)
  await held.reached
  await change(site, id, { registrationEndsAt: after(site, -1) })
  held.release()
  expect(errorCode(await registering)).toBe('registration_closed')
})

test('takes the level that is asked for', async () => {
  const site = await createTestApp()
  const { id } = await announce(site, { minimumLevel: 20 })
  const userId = await site.createUser('Recruit')
  const player = await site.signIn(userId)
  const refused = await player.call('POST', `/tournaments/${id}/registration`, {
    headers: { 'accept-language': 'ru' },
  })
  expect([refused.statusCode, errorCode(refused)]).toEqual([403, 'requirements_not_met'])
  expect(refused.json().message).toContain('Нужен уровень 20, у вас 1.')
  await site.database.query.updateTable('users').set({ level: 20 }).where('id', '=', userId).execute()
  expect((await register(player, id)).statusCode).toBe(200)
})

test.each([
  ['one whose registration is elsewhere', { registrationUrl: 'https://forms.example/1' }],
  ['one that is cancelled', { isCancelled: true }],
])('%s takes no registrations', async (_, fields) => {
  const site = await createTestApp()
  const { id } = await announce(site, fields)
  expect(errorCode(await register(await site.player('Scout'), id))).toBe('registration_closed')
})

test('neither does a sample, whose words stand', async () => {
  const site = await createTestApp()
  const [sample] = (await site.anonymous.call('GET', '/collections/tournaments')).json<{ id: number }[]>()
  const player = await site.player('Scout')
  expect(errorCode(await register(player, sample?.id ?? 0))).toBe('registration_closed')
})

test('there are never fewer places than are registered', async () => {
  const site = await createTestApp()
  const { id } = await announce(site, { capacity: 3 })
  const players = await Promise.all(['One', 'Two', 'Three'].map((name) => site.player(name)))
  for (const player of players.slice(1)) await register(player, id)
  for (const [language, sentence] of [
    ['ru', 'Мест не может быть меньше, чем уже записалось игроков'],
    ['en', 'There cannot be fewer places than players already registered'],
  ] as const) {
    const refused = await reduce(site, id, 1, { 'accept-language': language })
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { capacity: sentence }])
  }
  expect(await tournamentOf(site, id)).toMatchObject({ capacity: 3 })
  expect((await reduce(site, id, 2)).statusCode).toBe(200)
  expect(errorCode(await register(players[0] as TestClient, id))).toBe('tournament_full')
})

test('made smaller while players register, it holds all of them or is not made smaller', async () => {
  const site = await createTestApp()
  const names = ['One', 'Two', 'Three', 'Four']
  const players = await Promise.all(names.map((name) => site.player(name)))
  await site.administrator()
  for (let round = 0; round < 5; round++) {
    const { id } = await announce(site, { capacity: 8 })
    const [smaller] = await Promise.all([
      reduce(site, id, 2),
      ...players.map((player) => register(player, id)),
    ])
    expect([200, 400]).toContain(smaller.statusCode)
    await site.runBackgroundWork(1_000)
    const { participants = '' } = (await tournamentOf(site, id)) ?? {}
    const [registered, places] = participants.split('/').map(Number)
    expect([registered, places]).toEqual(smaller.statusCode === 200 ? [expect.any(Number), 2] : [4, 8])
    expect(registered).toBeLessThanOrEqual(places ?? 0)
  }
})

test('with fewer places than are registered, as once could be, nobody loses theirs and nobody comes in', async () => {
  const site = await createTestApp()
  const { id } = await announce(site, { capacity: 3 })
  const players = await Promise.all(['One', 'Two', 'Three'].map((name) => site.player(name)))
  for (const player of players) await register(player, id)
  const kept = site.database.query.selectFrom('collection_entries').select('fields').where('id', '=', id)
  const { fields } = await kept.executeTakeFirstOrThrow()
  const fewer = JSON.stringify({ ...JSON.parse(fields), capacity: 2 })
  await site.database.query
    .updateTable('collection_entries')
    .set('fields', fewer)
    .where('id', '=', id)
    .execute()
  expect(await change(site, id, { title_en: 'Winter' })).toMatchObject({ participants: '3/2' })
  expect(errorCode(await register(await site.player('Four'), id))).toBe('tournament_full')
  await withdraw(players[0] as TestClient, id)
  expect(errorCode(await register(await site.player('Five'), id))).toBe('tournament_full')
})

test('of one that was removed there is nothing to register for, and restored it has its registrations again', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  const { id } = await announce(site)
  const player = await site.player('Scout')
  await register(player, id)
  await operator.call('DELETE', `/admin/collections/tournaments/${id}`)
  expect((await register(player, id)).statusCode).toBe(404)
  expect((await withdraw(player, id)).statusCode).toBe(404)
  const restored = await operator.call('POST', `/admin/collections/tournaments/${id}/restore`)
  expect(restored.json()).toMatchObject({ participants: '1/32' })
})

test('a deleted account leaves its place, on kept pages too', async () => {
  const site = await openSite({}, [smallPage('/tournaments')])
  const { id } = await announce(site)
  const userId = await site.createUser('Scout')
  await register(await site.signIn(userId), id)
  await site.runBackgroundWork(1_000)
  expect(await tournamentOf(site, id)).toMatchObject({ participants: '1/32' })
  await (await site.administrator()).call('DELETE', `/admin/users/${userId}`)
  await site.runBackgroundWork(1_000)
  expect(await tournamentOf(site, id)).toMatchObject({ participants: '0/32' })
})

test('an account that has not confirmed its email registers; one that is banned cannot', async () => {
  const site = await createTestApp()
  const { id } = await announce(site)
  const userId = await site.createUser('Scout')
  const player = await site.signIn(userId)
  expect((await register(player, id)).statusCode).toBe(200)
  const operator = await site.administrator()
  await operator.call('POST', `/admin/users/${userId}/ban`, { body: { reason: 'Cheats', until: null } })
  expect((await register(player, id)).statusCode).toBeGreaterThanOrEqual(401)
  expect((await register(site.anonymous, id)).statusCode).toBe(401)
})

test('without the part there is no registration, nor without Roblox for its tournaments', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  const { id } = await announce(site, { game: 'roblox' })
  const player = await site.player('Scout')
  await operator.call('PUT', '/admin/site', { body: { parts: { roblox: false } } })
  expect(errorCode(await register(player, id))).toBe('part_off')
})

test('a flood of registrations has a kept page made anew once a second at most', async () => {
  const site = await openSite({}, [smallPage('/tournaments')])
  const { id } = await announce(site)
  const seen = async () => {
    await site.get('/tournaments')
    return site.renderings.length
  }
  await site.runBackgroundWork(1_000)
  const before = await seen()
  for (const name of ['One', 'Two', 'Three']) {
    await register(await site.player(name), id)
    expect(await seen()).toBe(before)
  }
  await site.runBackgroundWork(1_000)
  expect(await seen()).toBe(before + 1)
  await site.runBackgroundWork(1_000)
  expect(await seen()).toBe(before + 1)
})

test('a registration in another process is on the pages of this one', async () => {
  const site: TestApp = await createTestApp()
  const { id } = await announce(site)
  const userId = await site.createUser('Scout')
  await site.runBackgroundWork(250)
  await site.runBackgroundWork(1_000)
  expect(await tournamentOf(site, id)).toMatchObject({ participants: '0/32' })
  await site.database.transaction(async () => {
    await site.database.query
      .insertInto('tournament_registrations')
      .values({
        tournament_id: id,
        user_id: userId,
        registered_at: 1,
        known_start: after(site, 10),
        removed_at: null,
        removal_reason: null,
      })
      .execute()
    await site.database.query
      .insertInto('content_versions')
      .values({ topic: 'tournament-registrations', version: 1 })
      .execute()
  })
  await site.runBackgroundWork(250)
  await site.runBackgroundWork(1_000)
  expect(await tournamentOf(site, id)).toMatchObject({ participants: '1/32' })
})
