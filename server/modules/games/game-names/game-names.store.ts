import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { begins } from '#server/db/containing.ts'
import type { Database } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'
import type { Schema } from '#server/db/schema.ts'
import { isUniqueViolation } from '#server/db/unique-violation.ts'
import { AppError } from '#server/lib/app-error.ts'
import { GAME_NAME_TRIES_MAX } from '#shared/constants/games/game-names.ts'
import type { Game } from '#shared/constants/games/games.ts'

export type GameNameRow = Selectable<Schema['game_names']>
export type GameNameCodeRow = Selectable<Schema['game_name_codes']>
export type NewGameName = Omit<Insertable<Schema['game_names']>, 'id' | 'ended_at' | 'frozen_at'>
export type Own = { userId: number; game: Game }

export type GameNamesStore = ReturnType<typeof createGameNamesStore>
export function createGameNamesStore(database: Database) {
  const held = () => database.query.selectFrom('game_names').selectAll().where('ended_at', 'is', null)
  const codeOf = ({ userId, game }: Own) =>
    database.query
      .selectFrom('game_name_codes')
      .selectAll()
      .where('user_id', '=', userId)
      .where('game', '=', game)

  const findHolder = (game: Game, folded: string): Promise<GameNameRow | undefined> =>
    held().where('name_folded', '=', folded).where('game', '=', game).executeTakeFirst()

  return {
    /** Rows of a `member` with the account whose confirmed name begins so. */
    beginningWith: (folded: string): RawBuilder<unknown> =>
      sql`from game_names as member
        where member.ended_at is null and ${begins(database.engine, 'member.name_folded', folded)}`,
    holdAccount: (userId: number) => holdAccount(database, userId),
    findAccount: (id: number) =>
      database.query
        .selectFrom('users')
        .select(['id', 'username', 'language'])
        .where('id', '=', id)
        .executeTakeFirst(),

    listOf: (userId: number): Promise<GameNameRow[]> => held().where('user_id', '=', userId).execute(),
    findOf: ({ userId, game }: Own): Promise<GameNameRow | undefined> =>
      held().where('user_id', '=', userId).where('game', '=', game).executeTakeFirst(),
    findHolder,
    /** Of each name the account that has it, in any spelling. */
    listHolders: (game: Game, folded: readonly string[]): Promise<GameNameRow[]> =>
      folded.length === 0
        ? Promise.resolve([])
        : held()
            .where('game', '=', game)
            .where('name_folded', 'in', [...folded])
            .execute(),
    /** Now and before. */
    listEver: (userId: number): Promise<GameNameRow[]> =>
      database.query.selectFrom('game_names').selectAll().where('user_id', '=', userId).execute(),
    /** What the account was called before, the latest first. */
    listFormer: (userId: number, limit: number): Promise<GameNameRow[]> =>
      database.query
        .selectFrom('game_names')
        .selectAll()
        .where('user_id', '=', userId)
        .where('ended_at', 'is not', null)
        .orderBy('ended_at', 'desc')
        .limit(limit)
        .execute(),
    countFrozen: async (): Promise<number> => {
      const { count } = await database.query
        .selectFrom('game_names')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('frozen_at', 'is not', null)
        .where('ended_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    /** Those that wait longest first, with their accounts. */
    listFrozen: (limit: number) =>
      database.query
        .selectFrom('game_names')
        .innerJoin('users', 'users.id', 'game_names.user_id')
        .selectAll('game_names')
        .select('users.username')
        .select((row) => row.ref('game_names.frozen_at').$notNull().as('frozen_at'))
        .where('game_names.frozen_at', 'is not', null)
        .where('game_names.ended_at', 'is', null)
        .orderBy('game_names.frozen_at')
        .orderBy('game_names.id')
        .limit(limit)
        .execute(),
    /** Whether the player is another account's than the one whose name this is. */
    isOfAnother: async (
      { game, user_id }: Pick<GameNameRow, 'game' | 'user_id'>,
      uuid: string,
    ): Promise<boolean> =>
      (await held()
        .where('game', '=', game)
        .where('uuid', '=', uuid)
        .where('user_id', '<>', user_id)
        .executeTakeFirst()) !== undefined,
    /** Learns by what UUID the game knows whoever proved the name. */
    async learnUuid(id: number, uuid: string): Promise<void> {
      await database.query
        .updateTable('game_names')
        .set({ uuid })
        .where('id', '=', id)
        .where('uuid', 'is', null)
        .execute()
    },
    /** False where it was before. */
    async freeze(id: number, at: number): Promise<boolean> {
      const { numUpdatedRows } = await database.query
        .updateTable('game_names')
        .set({ frozen_at: at })
        .where('id', '=', id)
        .where('frozen_at', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
    /** @throws {AppError} `name_taken` where another account was faster */
    insert: (name: NewGameName): Promise<GameNameRow> =>
      database.query
        .insertInto('game_names')
        .values({ ...name, ended_at: null })
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch((error: unknown) => {
          throw isUniqueViolation(error, 'name_folded') ? new AppError('name_taken') : error
        }),
    /** The same name, confirmed anew. */
    renew: (
      id: number,
      change: Pick<GameNameRow, 'name' | 'uuid' | 'confirmed_at' | 'frozen_at'>,
    ): Promise<GameNameRow> =>
      database.query
        .updateTable('game_names')
        .set(change)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    /** It stays as history. */
    async end({ userId, game }: Own, at: number): Promise<void> {
      await database.query
        .updateTable('game_names')
        .set({ ended_at: at })
        .where('user_id', '=', userId)
        .where('game', '=', game)
        .where('ended_at', 'is', null)
        .execute()
    },

    listCodesOf: (userId: number): Promise<GameNameCodeRow[]> =>
      database.query.selectFrom('game_name_codes').selectAll().where('user_id', '=', userId).execute(),
    findCode: (own: Own): Promise<GameNameCodeRow | undefined> => codeOf(own).executeTakeFirst(),
    async insertCode(code: Omit<Insertable<Schema['game_name_codes']>, 'id' | 'tries'>): Promise<void> {
      await database.query
        .insertInto('game_name_codes')
        .values({ ...code, tries: 0 })
        .execute()
    },
    /** Counts a try; undefined where there is no code to try, or no try left. */
    countTry: ({ userId, game }: Own, time: number): Promise<GameNameCodeRow | undefined> =>
      database.query
        .updateTable('game_name_codes')
        .set((row) => ({ tries: row('tries', '+', 1) }))
        .where('user_id', '=', userId)
        .where('game', '=', game)
        .where('name', 'is not', null)
        .where('expires_at', '>', time)
        .where('tries', '<', GAME_NAME_TRIES_MAX)
        .returningAll()
        .executeTakeFirst(),
    /** One that was shown on the site; it is gone then, for whoever comes first. */
    takeShown: (game: Game, codeHash: string, time: number): Promise<GameNameCodeRow | undefined> =>
      database.query
        .deleteFrom('game_name_codes')
        .where('code_hash', '=', codeHash)
        .where('game', '=', game)
        .where('name', 'is', null)
        .where('expires_at', '>', time)
        .returningAll()
        .executeTakeFirst(),
    removeCode: (own: Own): Promise<GameNameCodeRow | undefined> =>
      database.query
        .deleteFrom('game_name_codes')
        .where('user_id', '=', own.userId)
        .where('game', '=', own.game)
        .returningAll()
        .executeTakeFirst(),
    removeExpired: (time: number): Promise<GameNameCodeRow[]> =>
      database.query.deleteFrom('game_name_codes').where('expires_at', '<=', time).returningAll().execute(),
  }
}
