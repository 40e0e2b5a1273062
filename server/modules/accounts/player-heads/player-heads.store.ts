import type { Database } from '#server/db/database.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { PlayerHeadType } from '#shared/constants/player-heads.ts'

export type KeptPicture = { type: PlayerHeadType; bytes: Buffer }
/** An account, the name its head was asked for under, and when it may be asked for again; null where it never was. */
export type Head = {
  userId: number
  username: string
  askedFor: string | null
  askAgainAt: number | null
  picture: KeptPicture | null
}

export type PlayerHeadsStore = ReturnType<typeof createPlayerHeadsStore>
export function createPlayerHeadsStore(database: Database) {
  return {
    async find(username: string): Promise<Head | null> {
      const row = await database.query
        .selectFrom('users')
        .leftJoin('player_heads', 'player_heads.user_id', 'users.id')
        .select([
          'users.id as userId',
          'users.username as username',
          'player_heads.asked_for as askedFor',
          'player_heads.ask_again_at as askAgainAt',
          'player_heads.type as type',
          'player_heads.picture as picture',
        ])
        .where('users.username_folded', '=', foldForSearch(username))
        .where('users.deletion_asked_at', 'is', null)
        .executeTakeFirst()
      if (!row) return null
      const { type, picture, ...head } = row
      return {
        ...head,
        picture:
          type === null || picture === null
            ? null
            : { type: type as PlayerHeadType, bytes: Buffer.from(picture, 'base64') },
      }
    },

    /**
     * True for one caller alone, in all processes: that one asks. Refused while the next question is put off to a time after
     * `by`, but for one after `latest`, as only a clock that ran ahead says. What was kept under another name is forgotten.
     */
    async claim(
      { userId, username }: Head,
      due: { by: number; latest: number },
      askAgainAt: number,
    ): Promise<boolean> {
      const row = await database.query
        .insertInto('player_heads')
        .values({
          user_id: userId,
          asked_for: username,
          ask_again_at: askAgainAt,
          type: null,
          picture: null,
        })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet((row) => {
              const unlessRenamed = <Column extends 'type' | 'picture'>(column: Column) =>
                row
                  .case()
                  .when('player_heads.asked_for', '=', username)
                  .then(row.ref(`player_heads.${column}`))
                  .end()
              return {
                asked_for: username,
                ask_again_at: askAgainAt,
                type: unlessRenamed('type'),
                picture: unlessRenamed('picture'),
              }
            })
            .where((row) =>
              row.or([
                row('player_heads.ask_again_at', '<=', due.by),
                row('player_heads.ask_again_at', '>', due.latest),
                row('player_heads.asked_for', '!=', username),
              ]),
            ),
        )
        .returning('user_id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Keeps what was answered; nothing where the account was deleted or renamed meanwhile. */
    async keep({ userId, username }: Head, picture: KeptPicture | null, askAgainAt: number): Promise<void> {
      await database.query
        .updateTable('player_heads')
        .set({
          ask_again_at: askAgainAt,
          type: picture?.type ?? null,
          picture: picture?.bytes.toString('base64') ?? null,
        })
        .where('user_id', '=', userId)
        .where('asked_for', '=', username)
        .execute()
    },
  }
}
