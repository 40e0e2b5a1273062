/** What games have told of many players: names, figures on ten game servers, and who hides. */
import type { Insertable } from 'kysely'
import { batchesOf } from '#server/db/batches.ts'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { createChance } from '#tests/rounds/random.ts'

const SEED = 25
const BATCH = 500
const GAME_SERVERS = 10
const MOST_PLAYTIME_S = 4_000_000

/** How the names in the game of all those begin who hide, and of nobody else. */
export const HIDDEN_BEGINNING = 'zz'
const hides = (id: number) => id % 20 === 0
const isNamed = (id: number) => id % 2 === 0
/** What everybody can be called in the game, however their account is called. */
const playerOf = ({ id }: Pick<User, 'id'>) => `Player_${id}`

type User = { id: number; username: string; username_folded: string }
export type FilledPlayers = {
  gameServers: number[]
  /** Names of accounts whose pages everybody sees. */
  shown: string[]
  /** Names in the game of all who have figures. */
  told: string[]
}

/** @param count how many of the users who are there have figures; each second user has a name in the game */
export async function fillPlayers(database: Database, count: number, now: number): Promise<FilledPlayers> {
  const chance = createChance(SEED)
  const gameServers = await openGameServers(database)
  const users = await database.query
    .selectFrom('users')
    .select(['id', 'username', 'username_folded'])
    .orderBy('id')
    .execute()
  for (const some of batchesOf(users, BATCH)) {
    const hidden = some.filter(({ id }) => hides(id))
    await insert(database, 'player_visibility', hidden.map(hiding))
    await insert(
      database,
      'game_names',
      some.filter(({ id }) => isNamed(id)).map((user) => gameName(user, now)),
    )
  }
  const players = users.slice(0, count)
  for (const some of batchesOf(players, BATCH))
    for (const gameServerId of gameServers)
      await insert(
        database,
        'player_statistics',
        some.map((user) => figures(user, { gameServerId, share: chance.number() ** 4, now })),
      )
  const shown = players.filter(({ id }) => !hides(id)).map(({ username }) => username)
  return { gameServers, shown, told: players.map(playerOf) }
}

async function insert<Name extends keyof Schema>(
  { query }: Database,
  table: Name,
  rows: readonly Insertable<Schema[Name]>[],
): Promise<void> {
  if (rows.length > 0) await query.insertInto(table).values(rows).execute()
}

async function openGameServers({ query }: Database): Promise<number[]> {
  const { id: _, ...columns } = await query
    .selectFrom('game_servers')
    .selectAll()
    .where('type', '=', 'minecraft')
    .limit(1)
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: GAME_SERVERS }, (_, nth) => ({
    ...columns,
    name_server: `Filled ${nth}`,
  }))
  const made = await query.insertInto('game_servers').values(rows).returning('id').execute()
  return made.map(({ id }) => id)
}

const hiding = ({ id }: User) => ({ user_id: id, page: 0, last_seen: 0, game_server: 0, search_engines: 0 })

function gameName({ id, username, username_folded }: User, now: number) {
  const beginning = hides(id) ? HIDDEN_BEGINNING : 'mc'
  return {
    user_id: id,
    game: 'minecraft' as const,
    name: beginning + username,
    name_folded: beginning + username_folded,
    confirmed_at: now,
  }
}

function figures(
  { id }: User,
  { gameServerId, share, now }: { gameServerId: number; share: number; now: number },
) {
  const [playtime, kills, deaths, points] = [MOST_PLAYTIME_S, 20_000, 30_000, 500_000].map((most) =>
    Math.floor(most * share),
  ) as [number, number, number, number]
  const player = playerOf({ id })
  return {
    game_server_id: gameServerId,
    game: 'minecraft' as const,
    identity: `name:${player.toLowerCase()}`,
    player_uuid: null,
    player,
    player_folded: player.toLowerCase(),
    user_id: id,
    told_by: 'filled',
    told_at: now,
    played_until: now,
    achievements: '[]',
    ...{ told_playtime: playtime, told_kills: kills, told_deaths: deaths, told_points: points },
    ...{ playtime, kills, deaths, points },
    ...{ playtime_at: now - id, kills_at: now - id, points_at: now - id },
    ...{ waiting_kills: 0, waiting_deaths: 0, waiting_points: 0 },
  }
}
