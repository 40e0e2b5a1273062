/** What a world counts of its players arrives at the site. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { BEDROCK_PREFIX, createIsPlayerName } from '#agent/game/player-name.ts'
import { createSiteClient } from '#agent/site/site-client.ts'
import { createSpeaker } from '#agent/speaker.ts'
import { watchStats } from '#agent/stats/watch-stats.ts'
import { createTellStatistics } from '#agent/tell-statistics.ts'
import { until } from '#tests/harness/until.ts'
import { openBridge } from './open-bridge.ts'
import { testFolder } from './test-folder.ts'

const RANGER = '8667ba71-b85a-4004-af54-457a9734eed7'
const [SCOUT, SCOUT_TOO] = ['5627dd98-e6be-3c21-b8a8-e92344183641', '6627dd98-e6be-3c21-b8a8-e92344183642']
const fileOf = (playTime: number, kills = 0, deaths = 0) =>
  JSON.stringify({
    stats: {
      'minecraft:mined': { 'minecraft:stone': 9 },
      'minecraft:custom': {
        'minecraft:play_time': playTime,
        'minecraft:player_kills': kills,
        'minecraft:deaths': deaths,
      },
    },
    DataVersion: 4_189,
  })

async function open(scopes = ['report']) {
  const bridge = await openBridge(scopes)
  const server = testFolder()
  const folder = join(server, 'world', 'stats')
  mkdirSync(folder, { recursive: true })
  const write = (uuid: string, text: string) => writeFileSync(join(folder, `${uuid}.json`), text)
  const cache = (...entries: [string, string][]) =>
    writeFileSync(
      join(server, 'usercache.json'),
      JSON.stringify(entries.map(([uuid, name]) => ({ uuid, name, expiresOn: '2026-12-01 00:00:00 +0000' }))),
    )
  const lines: string[] = []
  const start = (everyMs = 20) => {
    const stop = new AbortController()
    const ended = createTellStatistics({
      watch: watchStats(folder, createIsPlayerName(BEDROCK_PREFIX)),
      site: createSiteClient({ url: bridge.url, key: bridge.keyText, instance: 'a', version: '1' }),
      speaker: createSpeaker((line) => lines.push(line)),
      everyMs,
      settleMs: 20,
      pauseMaxMs: 20,
    })(stop.signal)
    onTestFinished(() => {
      stop.abort()
      return ended
    })
  }
  const told = async () => {
    const rows = await bridge.database.query.selectFrom('player_statistics').selectAll().execute()
    return rows
      .map(({ player, playtime, kills, deaths }) => [player, playtime, kills, deaths])
      .toSorted(([one], [other]) => String(one).localeCompare(String(other)))
  }
  return { ...bridge, folder, write, cache, lines, start, told }
}

test('playtime in ticks, deaths and kills of players are told once they change', async () => {
  const { write, cache, start, told, clock } = await open()
  cache([RANGER, 'Ranger'], [SCOUT, 'Scout'])
  write(RANGER, fileOf(20 * 3_600 + 19, 12, 3))
  write('not-a-player', 'x')
  start()
  await until(async () => expect(await told()).toEqual([['Ranger', 3_600, 12, 3]]))
  clock.advance(60 * 60_000)
  // The game is writing it.
  write(RANGER, fileOf(20 * 3_700, 13, 3).slice(0, 40))
  write(SCOUT, fileOf(20 * 10))
  const scout = ['Scout', 10, 0, 0]
  await until(async () => expect(await told()).toContainEqual(scout))
  expect(await told()).toEqual([['Ranger', 3_600, 12, 3], scout])
  write(RANGER, fileOf(20 * 3_700, 13, 3))
  await until(async () => expect(await told()).toEqual([['Ranger', 3_700, 13, 3], scout]))
})

test('what the game writes down is told at once, not when it is time to look', async () => {
  const { write, cache, start, told, clock } = await open()
  cache([RANGER, 'Ranger'])
  write(RANGER, fileOf(20 * 60))
  start(600_000)
  await until(async () => expect(await told()).toEqual([['Ranger', 60, 0, 0]]))
  clock.advance(60 * 60_000)
  write(RANGER, fileOf(20 * 61, 0, 1))
  await until(async () => expect(await told()).toEqual([['Ranger', 61, 0, 1]]))
})

test('in offline mode the spellings of a name are one player, whoever came last', async () => {
  const { write, cache, start, told, clock } = await open()
  cache([SCOUT, 'Scout'], [SCOUT_TOO, 'SCOUT'])
  write(SCOUT, fileOf(20 * 100, 10))
  write(SCOUT_TOO, fileOf(20 * 10, 1))
  start()
  await until(async () => expect(await told()).toEqual([[expect.stringMatching(/scout/i), 110, 11, 0]]))
  clock.advance(60 * 60_000)
  write(SCOUT_TOO, fileOf(20 * 11, 2))
  await until(async () => expect(await told()).toEqual([[expect.stringMatching(/scout/i), 111, 12, 0]]))
})

test('who has no name yet waits for one, and names no site takes are left out', async () => {
  const { write, cache, start, told, lines } = await open()
  write(RANGER, fileOf(20))
  write(SCOUT, fileOf(40))
  start()
  await until(() => expect(lines.join()).toContain('USERCACHE_FILE'))
  write(SCOUT_TOO, fileOf(60))
  cache([SCOUT, 'two words'], [SCOUT_TOO, 'Medic'])
  const medic = ['Medic', 3, 0, 0]
  await until(async () => expect(await told()).not.toEqual([]))
  expect(await told()).toEqual([medic])
  cache([SCOUT, 'two words'], [SCOUT_TOO, 'Medic'], [RANGER, 'Ranger'])
  await until(async () => expect(await told()).toEqual([medic, ['Ranger', 1, 0, 0]]))
})

test('more than one body holds are told in several; a folder that goes and comes is waited for', async () => {
  const { write, cache, start, told, folder, lines } = await open()
  const players = Array.from({ length: 1_100 }, (_, nth): [string, string] => [
    `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`,
    `player${nth}`,
  ])
  cache(...players)
  for (const [uuid] of players) write(uuid, fileOf(20))
  start()
  await until(async () => expect(await told()).toHaveLength(1_100))
  rmSync(folder, { recursive: true })
  await until(() => expect(lines.join()).toContain('Statistics cannot be read'))
  mkdirSync(folder)
  cache([RANGER, 'Ranger'])
  write(RANGER, fileOf(20))
  await until(async () => expect(await told()).toHaveLength(1_101))
})

test('a key for commands alone tells none', async () => {
  const { write, cache, start, told, lines } = await open(['deliver'])
  cache([RANGER, 'Ranger'])
  write(RANGER, fileOf(20))
  start()
  await until(() => expect(lines.join()).toContain('scope report'))
  expect(await told()).toEqual([])
})

test('the program itself tells them where STATS_DIR says', async () => {
  const { write, cache, told, folder, spawnAgent } = await open()
  cache([RANGER, 'Ranger'])
  write(RANGER, fileOf(20 * 60, 1, 2))
  spawnAgent(fileURLToPath(new URL('../../agent/start.mjs', import.meta.url)), { STATS_DIR: folder })
  await until(async () => expect(await told()).toEqual([['Ranger', 60, 1, 2]]))
})
