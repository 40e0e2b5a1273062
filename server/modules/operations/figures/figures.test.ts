import { expect, test } from 'vitest'
import type { CommunityFigures } from '#shared/contract/operations/figures.ts'
import { createTestApp } from '#tests/harness/test-app.ts'
import { createFiguresService } from './figures.service.ts'

const HOUR_MS = 60 * 60_000

test('players, reviews, record and uptime are those the site knows, and nothing is made up', async () => {
  const { database, anonymous, clock, player } = await createTestApp()
  const get = async () => (await anonymous.call('GET', '/figures')).json<CommunityFigures>()
  const before = await get()
  // The account that the installation wrote is no player's.
  expect(before).toEqual({ registered: 0, reviews: 0, record: null, uptime30Days: null })

  const writer = await player('writer')
  expect((await writer.call('POST', '/feedback', { body: { message: 'Держим строй' } })).statusCode).toBe(201)
  const hour = Math.floor(clock.now.getTime() / HOUR_MS)
  const sample = { samples: 60, online_samples: 60, players_sum: 0 }
  await database.query
    .insertInto('game_server_hours')
    .values([
      { ...sample, server_id: 1, hour: hour - 2, players_max: 87 },
      { ...sample, server_id: 1, hour: hour - 1, players_max: 87 },
      { ...sample, server_id: 2, hour, players_max: 164 },
    ])
    .execute()
  await database.query.updateTable('game_servers').set({ is_hidden: 1 }).where('id', '=', 2).execute()

  expect(await get()).toEqual(before)
  clock.advance(60_000)
  expect(await get()).toEqual({
    registered: 1,
    reviews: 1,
    record: {
      players: 87,
      name_server: 'FrontLand: Zombie Apocalypse',
      at: new Date((hour - 2) * HOUR_MS).toISOString(),
    },
    uptime30Days: null,
  })
})

test('they are counted once a minute at most, however many ask, and the uptime is the average of what was measured', async () => {
  const clock = { now: 0 }
  let counted = 0
  const uptimes = [99.9, 99.2, null]
  const figures = createFiguresService({
    counts: { registered: async () => ++counted, feedback: async () => 0 },
    gameServers: {
      listShown: async () => uptimes.map((_, id) => ({ id })) as never,
      findRecord: async () => null,
      uptimeOf: (id) => uptimes[id] ?? null,
    },
    now: () => new Date(clock.now),
  })
  for (; clock.now < 180_000; clock.now += 1_000) await figures.get()
  expect(await figures.get()).toMatchObject({ registered: 4, uptime30Days: 99.5 })
})
