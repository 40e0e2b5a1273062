/** What scoreboards of a game count of its players arrives at the site, by the objectives that staff have named. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createGame } from '#agent/ask-game.ts'
import { BEDROCK_PREFIX, createIsPlayerName } from '#agent/game/player-name.ts'
import { LIST_COMMANDS, LIST_PATTERN, listPattern } from '#agent/game/read-list.ts'
import { createRconClient } from '#agent/rcon/rcon-client.ts'
import { createSiteClient } from '#agent/site/site-client.ts'
import { createSpeaker } from '#agent/speaker.ts'
import { watchStats } from '#agent/stats/watch-stats.ts'
import { createTellStatistics } from '#agent/tell-statistics.ts'
import { watchScores } from '#agent/watch-scores.ts'
import { until } from '#tests/harness/until.ts'
import { openBridge } from './open-bridge.ts'
import { testFolder } from './test-folder.ts'

const RANGER = '8667ba71-b85a-4004-af54-457a9734eed7'
const NONE = { playtime: null, kills: null, deaths: null, points: null }

async function open() {
  const bridge = await openBridge(['report'])
  const { game, site } = bridge
  const scores = new Map<string, number>()
  game.when('scoreboard players get', (command) => {
    const [, , , name, objective = ''] = command.split(' ')
    if (!['time', 'kills', 'score'].includes(objective)) return `Unknown scoreboard objective '${objective}'`
    const score = scores.get(`${name} ${objective}`)
    return score === undefined
      ? `Can't get value of ${objective} for ${name}; none is set`
      : `${name} has ${score} [§aMy ${objective}]`
  })
  const chief = await site.player('Chief', ['access_admin_panel', 'manage_statistics'])
  let version = 0
  async function name(objectives: Partial<Record<keyof typeof NONE, string>>, playtimeUnit = 'ticks') {
    const body = { jumpBound: 10_000, objectives: { ...NONE, ...objectives }, playtimeUnit, version }
    expect((await chief.call('PUT', '/admin/statistics/settings/1', { body })).statusCode).toBe(200)
    version += 1
  }
  const lines: string[] = []
  function start(folder?: string) {
    const stop = new AbortController()
    const client = createSiteClient({ url: bridge.url, key: bridge.keyText, instance: 'a', version: '1' })
    const rcon = createRconClient({ ...game, timeoutMs: 400 })
    const asked = createGame({
      rcon,
      listCommands: LIST_COMMANDS,
      listPattern: listPattern(LIST_PATTERN),
      steadyNow: () => Number.MAX_SAFE_INTEGER * Math.random(),
    })
    const ended = createTellStatistics({
      watch: watchScores({
        files: folder ? watchStats(folder, createIsPlayerName(BEDROCK_PREFIX)) : null,
        site: client,
        rcon,
        game: asked,
      }),
      site: client,
      speaker: createSpeaker((line) => lines.push(line)),
      everyMs: 20,
      settleMs: 1,
      pauseMaxMs: 20,
    })(stop.signal)
    onTestFinished(async () => {
      stop.abort()
      await ended
      rcon.close()
    })
  }
  const told = async () =>
    (await site.database.query.selectFrom('player_statistics').selectAll().orderBy('player').execute()).map(
      ({ player, told_playtime, told_kills, told_deaths, told_points }) => [
        player,
        told_playtime,
        told_kills,
        told_deaths,
        told_points,
      ],
    )
  return { ...bridge, scores, name, lines, start, told }
}

test('scores of whoever is there are told, of those who left once more, and what is no score is 0', async () => {
  const { game, scores, name, start, told } = await open()
  await name({ playtime: 'time', kills: 'kills', points: 'score' }, 'minutes')
  game.join('Ranger')
  scores.set('Ranger time', 2).set('Ranger score', 240)
  start()
  await until(async () => expect(await told()).toEqual([['Ranger', 120, 0, 0, 240]]))
  game.leave('Ranger')
  scores.set('Ranger kills', -3).set('Ranger score', 250)
  await until(async () => expect(await told()).toEqual([['Ranger', 120, 0, 0, 250]]))
})

test('without time played nothing is told, nor where the game knows no such objective; both are said', async () => {
  const { game, scores, name, lines, start, told } = await open()
  await name({ points: 'score' })
  game.join('Ranger')
  scores.set('Ranger score', 240).set('Ranger time', 40)
  start()
  await until(() => expect(lines.join()).toContain('no objective for time played'))
  await name({ points: 'scroe', playtime: 'time' })
  await until(() => expect(lines.join()).toContain("Unknown scoreboard objective 'scroe'"))
  expect(await told()).toEqual([])
  await name({ points: 'score', playtime: 'time' })
  await until(async () => expect(await told()).toEqual([['Ranger', 2, 0, 0, 240]]))
})

test('scores stand beside what the world writes down', async () => {
  const { game, scores, name, start, told } = await open()
  const server = testFolder()
  const folder = join(server, 'world', 'stats')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(server, 'usercache.json'), JSON.stringify([{ uuid: RANGER, name: 'Ranger' }]))
  const custom = { 'minecraft:play_time': 2_000, 'minecraft:deaths': 3, 'minecraft:player_kills': 9 }
  writeFileSync(join(folder, `${RANGER}.json`), JSON.stringify({ stats: { 'minecraft:custom': custom } }))
  await name({ points: 'score' })
  scores.set('Ranger score', 240)
  start(folder)
  await until(async () => expect(await told()).toEqual([['Ranger', 100, 9, 3, 240]]))
  game.join('Ranger')
  scores.set('Ranger score', 300)
  await until(async () => expect(await told()).toEqual([['Ranger', 100, 9, 3, 300]]))
})
