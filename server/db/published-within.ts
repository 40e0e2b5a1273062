import type { Database } from './database.ts'

/** Whether anything that is no draft is dated later than `since` and not later than `until`. */
export async function hasPublishedWithin(
  database: Database,
  table: 'news' | 'pages',
  since: number,
  until: number,
): Promise<boolean> {
  const row = await database.query
    .selectFrom(table)
    .select('id')
    .where('deleted_at', 'is', null)
    .where('is_draft', '=', 0)
    .where('published_at', '>', since)
    .where('published_at', '<=', until)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
