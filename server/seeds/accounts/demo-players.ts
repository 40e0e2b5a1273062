import type { Database } from '#server/db/database.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { hashPassword } from '#server/lib/password-hash.ts'
import { openLedger } from '#server/modules/accounts/ledger/open-ledger.ts'
import type { Currency } from '#shared/constants/money/currencies.ts'

const DEMO_PASSWORD = 'frontland'
const DEMO_AMOUNTS: Record<Currency, number> = { RUB: 29_900, LC: 1_250 }

/** Registers each of these players at their moment, and says by which id. */
export async function seedDemoPlayers(
  database: Database,
  players: readonly { username: string; created_at: number }[],
): Promise<number[]> {
  const { query } = database
  const ledger = openLedger(database)
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const ids: number[] = []
  for (const [index, { username, created_at }] of players.entries()) {
    const user = await query
      .insertInto('users')
      .values({
        username,
        username_folded: foldForSearch(username),
        email: `player${index + 1}@frontland.example`,
        email_folded: `player${index + 1}@frontland.example`,
        password_hash: passwordHash,
        discord_username: null,
        email_verified_at: created_at,
        language: 'ru',
        level: 3 + index * 7,
        rank: 'sergeant',
        skin: null,
        playtime_minutes: 600 * (index + 1),
        kills: 140 * (index + 1),
        deaths: 60 * (index + 1),
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(user.id)
    for (const [currency, amount] of Object.entries(DEMO_AMOUNTS) as [Currency, number][])
      await ledger.post({
        kind: 'opening',
        entries: [
          { account: { userId: user.id, currency }, amount: amount * (index + 1) },
          { account: { house: 'opening', currency }, amount: -amount * (index + 1) },
        ],
      })
  }
  return ids
}
