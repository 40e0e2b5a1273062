import type { Database } from './database.ts'

/** What the site's key sealed first; undefined before any key was used. */
export async function findKeyCheck(database: Database): Promise<string | undefined> {
  const row = await database.query.selectFrom('secret_key_check').select('sealed_check').executeTakeFirst()
  return row?.sealed_check
}

export async function insertKeyCheck(database: Database, sealedCheck: string): Promise<void> {
  await database.query.insertInto('secret_key_check').values({ id: 1, sealed_check: sealedCheck }).execute()
}

/** Says that from now on another key counts. */
export async function replaceKeyCheck(database: Database, sealedCheck: string): Promise<void> {
  await database.query.updateTable('secret_key_check').set({ sealed_check: sealedCheck }).execute()
}
