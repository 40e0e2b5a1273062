/** What is known of a player after a game told more. */
import { cappedSum } from '#server/modules/games/rules/capped-sum.ts'
import { ACHIEVEMENTS_KEPT_MAX } from '#shared/constants/games/agents.ts'
import type { Game } from '#shared/constants/games/games.ts'
import type { PlayerStatistics } from '#shared/contract/games/statistics.ts'
import { countAgain, firstCount } from './count-statistics.ts'
import { identityOfPlayer, type Player, type Row } from './statistics-book.ts'

export type ToldPlayer = Player & PlayerStatistics
export type HeardPlayer = Player & { playedSeconds: number }
type GameServer = { id: number; type: Game }

const called = (row: Row | undefined, player: Player, achievements: readonly string[] = []) => ({
  identity: player.lastingUuid === null && row ? row.identity : identityOfPlayer(player),
  player: player.name,
  player_folded: player.folded,
  player_uuid: player.lastingUuid ?? row?.player_uuid ?? null,
  achievements: join(row?.achievements ?? '[]', achievements),
})

const fixed = (row: Row | undefined, { id, type }: GameServer) =>
  row ?? { game_server_id: id, game: type, user_id: null }

/** Totals were told. The first take the place of the time that was counted without any. */
export function nextTold(
  row: Row | undefined,
  player: ToldPlayer,
  {
    instance,
    time,
    gameServer,
    jumpBound,
  }: { instance: string; time: number; gameServer: GameServer; jumpBound: number },
): Row {
  const names = called(row, player, player.achievements)
  if (!row || row.is_heard === 1)
    return {
      ...fixed(row, gameServer),
      ...names,
      is_heard: 0,
      told_by: instance,
      ...firstCount(player, time),
    }
  const counted = countAgain(row, player, { instance, time, jumpBound })
  const isCalledSo = (Object.keys(names) as (keyof typeof names)[]).every((key) => row[key] === names[key])
  return counted === row && isCalledSo ? row : { ...counted, ...names }
}

/** They were named as being in the game for so long; nothing where totals have it in them. */
export function nextHeard(
  row: Row | undefined,
  player: HeardPlayer,
  { time, gameServer }: { time: number; gameServer: GameServer },
): Row {
  if (row?.is_heard === 0) return row
  const none = { playtimeSeconds: 0, kills: 0, deaths: 0, points: 0 }
  const before = row ?? { ...firstCount(none, time), playtime: 0 }
  return {
    ...before,
    ...fixed(row, gameServer),
    ...called(row, player),
    is_heard: 1,
    told_by: '',
    told_at: time,
    playtime: cappedSum(before.playtime, player.playedSeconds),
    playtime_at: time,
  }
}

/** Those that were told before stay. */
function join(before: string, told: readonly string[]): string {
  if (told.length === 0) return before
  return JSON.stringify(
    [...new Set([...(JSON.parse(before) as string[]), ...told])].slice(0, ACHIEVEMENTS_KEPT_MAX),
  )
}
