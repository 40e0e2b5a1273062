import { openDatabase } from '#server/db/database.ts'
import type { Product } from '#tests/product/start-product.ts'

/** Puts so many players into the product's database at once, as registering them would take minutes. Nobody can sign in as them. */
export async function addManyUsers({ dataDir }: Product, count: number): Promise<void> {
  const database = await openDatabase({ dataDir })
  const players = Array.from({ length: count }, (_, index) => {
    const name = `recruit-${String(index + 1).padStart(3, '0')}`
    const email = `${name}@example.com`
    return {
      username: name,
      username_folded: name,
      email,
      email_folded: email,
      password_hash: '',
      language: 'ru' as const,
      rank: null,
      created_at: Date.now() - index * 60_000,
    }
  })
  await database.query.insertInto('users').values(players).execute()
  await database.close()
}
