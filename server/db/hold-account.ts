import type { Database } from './database.ts'

/** Has whoever else holds an account wait until the transaction ends: SQLite has one writer anyway. */
export async function holdAccount(database: Database, userId: number): Promise<void> {
  if (database.engine === 'sqlite') return
  await database.query.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}
