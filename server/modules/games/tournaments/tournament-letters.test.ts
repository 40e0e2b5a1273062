import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'
import { after, announce, change, register, withdraw } from '#tests/harness/tournament-steps.ts'

const HOUR_MS = 60 * 60 * 1000

/** The subjects that left by now, with whom they went to. */
async function told(site: TestApp) {
  await site.runBackgroundWork(1_000)
  await site.lettersAreSent()
  return site.letters.map(({ to, letter }) => `${to}: ${letter.subject}`).sort()
}

async function open(names: readonly string[]) {
  const site = await createTestApp()
  const { id } = await announce(site)
  const players = []
  for (const name of names) {
    const player = await site.player(name)
    await register(player, id)
    players.push(player)
  }
  return { site, id, players }
}

test('those registered are told when it is cancelled, once, and nobody else', async () => {
  const { site, id, players } = await open(['One', 'Two', 'Gone'])
  await site.createUser('Stranger')
  await withdraw(players[2] as (typeof players)[number], id)
  expect(await told(site)).toEqual([])
  await change(site, id, { isCancelled: true })
  const letters = ['One', 'Two'].map((name) => `${name}@example.org: Турнир «Зимний штурм» не состоится`)
  expect(await told(site)).toEqual(letters)
  await change(site, id, { description_ru: 'Увы' })
  expect(await told(site)).toEqual(letters)
})

test('they are told when it is moved, in the zone of the community', async () => {
  const { site, id } = await open(['One'])
  const operator = await site.administrator()
  await operator.call('PUT', '/admin/site', { body: { timeZone: 'Asia/Vladivostok' } })
  await change(site, id, { capacity: 64 })
  expect(await told(site)).toEqual([])
  await change(site, id, { startsAt: '2030-01-01T20:00:00.000Z', endsAt: null })
  const [subject] = await told(site)
  expect(subject).toContain('Турнир «Зимний штурм»: начало 2 января 2030')
  expect(site.letters[0]?.letter.text).toContain('06:00 (GMT+10)')
  expect(site.letters[0]?.letter.text).toContain('http://localhost:3000/tournaments')
})

test('moved and moved back before anybody was told is no news', async () => {
  const { site, id } = await open(['One'])
  const [before, later] = [after(site, 10), after(site, 20)]
  await change(site, id, { startsAt: later })
  await change(site, id, { startsAt: before })
  expect(await told(site)).toEqual([])
})

test('deleted it is as cancelled; one that is over is deleted without a word', async () => {
  const { site, id } = await open(['One'])
  const old = await announce(site, { title_ru: 'Старый' })
  await register(await site.player('Veteran'), old.id)
  const operator = await site.administrator()
  await operator.call('DELETE', `/admin/collections/tournaments/${id}`)
  expect(await told(site)).toEqual(['One@example.org: Турнир «Зимний штурм» не состоится'])
  site.clock.advance(48 * HOUR_MS)
  await operator.call('DELETE', `/admin/collections/tournaments/${old.id}`)
  expect(await told(site)).toHaveLength(1)
})

test('many are told a piece a second', async () => {
  const { site, id } = await open([])
  const { query } = site.database
  const users = await query
    .insertInto('users')
    .columns([
      'username',
      'username_folded',
      'email',
      'email_folded',
      'password_hash',
      'language',
      'created_at',
    ])
    .expression(
      sql`with recursive one(n) as (select 1 union all select n + 1 from one where n < 205)
        select 'P' || n, 'p' || n, 'p' || n || '@example.org', 'p' || n || '@example.org', 'none', 'ru', 1 from one`,
    )
    .returning('id')
    .execute()
  await query
    .insertInto('tournament_registrations')
    .values(
      users.map((user) => ({
        tournament_id: id,
        user_id: user.id,
        registered_at: 1,
        known_start: after(site, 10),
        removed_at: null,
        removal_reason: null,
      })),
    )
    .execute()
  await change(site, id, { isCancelled: true })
  const amounts = []
  for (let second = 0; second < 3; second++) {
    await site.runBackgroundWork(1_000)
    const told = await query
      .selectFrom('tournament_registrations')
      .where('known_start', '=', 'cancelled')
      .select('id')
      .execute()
    amounts.push(told.length)
  }
  expect(amounts).toEqual([200, 205, 205])
})

test('whoever withdraws before the letter is written gets none', async () => {
  const { site, id, players } = await open(['One'])
  await change(site, id, { startsAt: after(site, 12) })
  await withdraw(players[0] as (typeof players)[number], id)
  expect(await told(site)).toEqual([])
})

test('whoever wants no letters of tournaments gets none, and reads it under the bell', async () => {
  const { site, id, players } = await open(['One', 'Two'])
  const [one, two] = players as [(typeof players)[number], (typeof players)[number]]
  await one.call('PUT', '/profile/notifications/tournaments', { body: { mail: false } })
  await two.call('PUT', '/profile/notifications/tournaments', { body: { bell: false } })
  await change(site, id, { isCancelled: true })
  expect(await told(site)).toEqual(['Two@example.org: Турнир «Зимний штурм» не состоится'])
  const countOf = async (player: typeof one) => (await player.call('GET', '/notices')).json().data.length
  expect([await countOf(one), await countOf(two)]).toEqual([1, 0])
})

test('letters about two tournaments both arrive', async () => {
  const { site, id, players } = await open(['One'])
  const other = await announce(site, { title_ru: 'Другой' })
  await register(players[0] as (typeof players)[number], other.id)
  await change(site, id, { isCancelled: true })
  await change(site, other.id, { isCancelled: true })
  expect(await told(site)).toEqual([
    'One@example.org: Турнир «Другой» не состоится',
    'One@example.org: Турнир «Зимний штурм» не состоится',
  ])
})
