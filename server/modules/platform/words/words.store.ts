import type { Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'

export type WordRow = Selectable<Schema['words']>

export type WordsStore = ReturnType<typeof createWordsStore>
export function createWordsStore(database: Database) {
  return {
    list: (): Promise<WordRow[]> => database.query.selectFrom('words').selectAll().execute(),

    /** The row of a word, which from now on there is. */
    async open(key: string): Promise<WordRow> {
      await database.query
        .insertInto('words')
        .values({ key })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute()
      return database.query.selectFrom('words').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
    },

    /** Writes a wording and raises the version; undefined when the row is not of `version` any more. */
    update: (
      id: number,
      fields: { ru?: string | null; en?: string | null },
      version: number,
    ): Promise<WordRow | undefined> =>
      saveVersion(database, 'words', id, fields, version).returningAll().executeTakeFirst(),
  }
}
