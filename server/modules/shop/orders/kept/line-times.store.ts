import type { Database } from '#server/db/database.ts'
import type { LineRow } from './orders.store.ts'

/** Lines of what was bought for days, as their time goes by. */
export type LineTimesStore = ReturnType<typeof createLineTimesStore>
export function createLineTimesStore(database: Database) {
  return {
    /** Lines whose time is over and whose end was not done. */
    listEnded: async (now: number, limit: number): Promise<number[]> =>
      (
        await database.query
          .selectFrom('order_lines')
          .select('id')
          .where('ends_at', '<=', now)
          .where('ended_at', 'is', null)
          .orderBy('ends_at')
          .limit(limit)
          .execute()
      ).map(({ id }) => id),
    findLine: (id: number): Promise<LineRow | undefined> =>
      database.query.selectFrom('order_lines').selectAll().where('id', '=', id).executeTakeFirst(),
    /** Lines of more than some days that end within a time, of which nobody was told. */
    listEnding: async (
      { from, until, longerThan }: { from: number; until: number; longerThan: number },
      limit: number,
    ): Promise<number[]> =>
      (
        await database.query
          .selectFrom('order_lines')
          .select('id')
          .where('ends_at', '>', from)
          .where('ends_at', '<=', until)
          .where('end_told_at', 'is', null)
          .where('refunded_at', 'is', null)
          .where((line) => line(line('duration_days', '*', line.ref('quantity')), '>', longerThan))
          .orderBy('ends_at')
          .limit(limit)
          .execute()
      ).map(({ id }) => id),
    /** Marks one that its end was done, or told, once; undefined where another was faster. */
    claim: (id: number, mark: 'ended_at' | 'end_told_at', now: number): Promise<LineRow | undefined> =>
      database.query
        .updateTable('order_lines')
        .set({ [mark]: now })
        .where('id', '=', id)
        .where(mark, 'is', null)
        .returningAll()
        .executeTakeFirst(),
  }
}
