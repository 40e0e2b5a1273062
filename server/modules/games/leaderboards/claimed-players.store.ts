import type { Database } from '#server/db/database.ts'
import { hashOf } from '#server/lib/stored-fields.ts'
import { identityOf, nobodysKey } from '#server/modules/games/rules/player-key.ts'
import type { Game } from '#shared/constants/games/games.ts'
import type { EndedStandingsStore } from './ended-standings.store.ts'
import type { StandingChangesStore } from './standing-changes.store.ts'

/** Somebody as a game knows them: by a name, and by a UUID where it tells one. Without a name only the UUID is theirs. */
export type PlayerOfGame = { game: Game; folded: string | null; uuid: string | null }

const keysOf = ({ game, folded, uuid }: PlayerOfGame): string[] => [
  ...(folded === null ? [] : [nobodysKey({ game, identity: identityOf({ folded, uuid: null }) })]),
  ...(uuid === null ? [] : [nobodysKey({ game, identity: identityOf({ folded: null, uuid }) })]),
]

/** Whose players are that stand in tables without an account. */
export type ClaimedPlayersStore = ReturnType<typeof createClaimedPlayersStore>
export function createClaimedPlayersStore(
  database: Database,
  ended: Pick<EndedStandingsStore, 'takeAlong'>,
  changes: Pick<StandingChangesStore, 'note'>,
) {
  return {
    /** An account has proved to be this player. */
    async claim(player: PlayerOfGame): Promise<void> {
      const hashes = keysOf(player).map(hashOf)
      await database.query.deleteFrom('forgotten_players').where('key_hash', 'in', hashes).execute()
    },

    /** The account of this player is about to be deleted: they stand in no table by name, or by UUID, until somebody claims them anew. */
    async forget(player: PlayerOfGame, userId: number): Promise<void> {
      const keys = keysOf(player)
      if (keys.length === 0) return
      await database.query
        .insertInto('forgotten_players')
        .values(keys.map((key) => ({ key_hash: hashOf(key) })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await ended.takeAlong(keys, userId)
      await changes.note(keys)
    },

    /** Leaves out whom an account that was deleted had claimed. */
    async withoutForgotten<Row extends { game: Game; player_uuid: string | null; player_folded: string }>(
      rows: readonly Row[],
    ): Promise<Row[]> {
      const hashesOf = ({ game, player_uuid: uuid, player_folded: folded }: Row) =>
        keysOf({ game, folded, uuid }).map(hashOf)
      const hashes = [...new Set(rows.flatMap(hashesOf))]
      if (hashes.length === 0) return []
      const found = await database.query
        .selectFrom('forgotten_players')
        .select('key_hash')
        .where('key_hash', 'in', hashes)
        .execute()
      const forgotten = new Set(found.map(({ key_hash }) => key_hash))
      return rows.filter((row) => !hashesOf(row).some((hash) => forgotten.has(hash)))
    },
  }
}
