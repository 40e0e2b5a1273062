/** Adds what scoreboards count, by the objectives that the panel names, to what a world writes down of its players. */
import type { Objectives } from '#shared/contract/games/objectives.ts'
import type { PlayerStatistics } from '#shared/contract/games/statistics.ts'
import type { Game } from './ask-game.ts'
import type { Rcon } from './rcon/rcon-client.ts'
import { readScore } from './read-score.ts'
import type { Site } from './site/site-client.ts'
import type { StatsWatch } from './stats/watch-stats.ts'

const SECONDS = { ticks: 1 / 20, seconds: 1, minutes: 60, hours: 3_600 }
const FIGURES = { playtime: 'playtimeSeconds', kills: 'kills', deaths: 'deaths', points: 'points' } as const
const NOTHING = { playtimeSeconds: 0, kills: 0, deaths: 0, points: 0 }

type Row = PlayerStatistics

export function watchScores({
  files,
  site,
  rcon,
  game,
}: {
  /** What the world writes down; null where nobody reads it. */
  files: StatsWatch | null
  site: Pick<Site, 'objectives'>
  rcon: Pick<Rcon, 'run'>
  game: Pick<Game, 'online'>
}): StatsWatch {
  let named: Objectives | null = null
  /** By folded name: as the world last told of them, and as the site last heard. */
  const written = new Map<string, Row>()
  const heard = new Map<string, string>()
  /** Whoever left since is read once more. */
  let wereThere = new Map<string, { name: string; uuid?: string }>()
  const keyOf = ({ name }: { name: string }) => name.toLowerCase()

  async function withScores(row: Row, { objectives, playtimeUnit }: Objectives): Promise<Row> {
    const after = { ...row }
    for (const [figure, field] of Object.entries(FIGURES) as [keyof typeof FIGURES, keyof typeof NOTHING][]) {
      const objective = objectives[figure]
      if (objective === null) continue
      const score = await readScore(rcon, row.name, objective)
      after[field] = figure === 'playtime' ? Math.floor(score * SECONDS[playtimeUnit]) : score
    }
    return after
  }

  /** @throws {Error} the game does not say who is there. */
  async function listThere() {
    const online = await game.online()
    if ('trouble' in online) throw new Error(online.trouble)
    const there = new Map(online.players.map((player) => [keyOf(player), player]))
    const both = new Map([...wereThere, ...there])
    wereThere = there
    return both
  }

  return {
    untilWritten: () => files?.untilWritten() ?? { signal: new AbortController().signal, close: () => {} },

    async listUntold() {
      const answer = await site.objectives()
      if (answer.kind === 'ok') named = answer.body
      const rows = (await files?.listUntold()) ?? []
      for (const row of rows) written.set(keyOf(row), row)
      if (named === null || Object.values(named.objectives).every((objective) => objective === null))
        return rows
      if (files === null && named.objectives.playtime === null)
        throw new Error(
          'the panel names no objective for time played, and STATS_DIR is not set; figures without it would put an end to the hours that heartbeats count',
        )
      const players = new Map<string, { name: string; uuid?: string | null | undefined }>(await listThere())
      for (const row of rows) players.set(keyOf(row), row)
      const untold: Row[] = []
      for (const [key, { name, uuid }] of players) {
        const told =
          written.get(key) ?? (files === null ? { name, ...(uuid ? { uuid } : {}), ...NOTHING } : null)
        // Of whom the world has written nothing down yet.
        if (told === null) continue
        const row = await withScores(told, named)
        if (heard.get(key) !== JSON.stringify(row)) untold.push(row)
      }
      return untold
    },

    told(players) {
      files?.told(players)
      for (const player of players) heard.set(keyOf(player), JSON.stringify(player))
    },
  }
}
