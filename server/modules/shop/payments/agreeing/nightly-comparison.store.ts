import type { Database } from '#server/db/database.ts'
import type { Compared } from './compare-payments.ts'

/** There is one row from the migration on. */
const ONLY = 1

/** What the last night that was compared came to. */
export type LatestNight = { at: number; answers: Compared[] }

export type NightlyComparisonStore = ReturnType<typeof createNightlyComparisonStore>
export function createNightlyComparisonStore(database: Database) {
  const update = () => database.query.updateTable('nightly_comparison').where('id', '=', ONLY)
  return {
    /** Whether this call took the night of a day: nobody had, or whoever had did not bring it to an end since `givenUpAt`. */
    async take(day: string, now: number, givenUpAt: number): Promise<boolean> {
      const { numUpdatedRows } = await update()
        .set({ taken_day: day, taken_at: now, is_done: 0 })
        .where((row) =>
          row.or([
            row('taken_day', '<>', day),
            row.and([row('is_done', '=', 0), row('taken_at', '<=', givenUpAt)]),
          ]),
        )
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
    /** Keeps what it came to, unless another has taken it meanwhile. */
    async keep({ at, answers }: LatestNight, { takenAt, isDone }: { takenAt: number; isDone: boolean }) {
      await update()
        .set({ compared_at: at, answers: JSON.stringify(answers), is_done: isDone ? 1 : 0 })
        .where('taken_at', '=', takenAt)
        .execute()
    },
    /** Null where there was none, or nobody to ask. */
    async findLatest(): Promise<LatestNight | null> {
      const row = await database.query
        .selectFrom('nightly_comparison')
        .select(['compared_at', 'answers'])
        .where('id', '=', ONLY)
        .executeTakeFirst()
      const answers = JSON.parse(row?.answers ?? '[]') as Compared[]
      return row?.compared_at && answers.length > 0 ? { at: row.compared_at, answers } : null
    },
  }
}
