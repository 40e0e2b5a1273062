import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { PaymentProviderKey } from '#shared/constants/shop/payments.ts'

export type PaymentConnectionsStore = ReturnType<typeof createPaymentConnectionsStore>
export function createPaymentConnectionsStore(database: Database) {
  return {
    list: () => database.query.selectFrom('payment_connections').selectAll().execute(),
    find: (provider: PaymentProviderKey) =>
      database.query
        .selectFrom('payment_connections')
        .selectAll()
        .where('provider', '=', provider)
        .executeTakeFirst(),
    /** The same; until the transaction ends nobody else changes it. */
    lock: (provider: PaymentProviderKey) =>
      database.query
        .updateTable('payment_connections')
        .set((row) => ({ provider: row.ref('provider') }))
        .where('provider', '=', provider)
        .returningAll()
        .executeTakeFirst(),
    /** A row whose secrets are sealed afterwards, as they are for a row whose number is known; false where there is one. */
    async insert(provider: PaymentProviderKey, connected_at: number): Promise<boolean> {
      const row = await database.query
        .insertInto('payment_connections')
        .values({ provider, connected_at, settings: '{}', sealed_secrets: '', version: 0 })
        .onConflict((conflict) => conflict.column('provider').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
    /** Nothing where somebody else was faster. */
    update: (id: number, columns: { settings?: string; sealed_secrets?: string }, version: number) =>
      saveVersion(database, 'payment_connections', id, columns, version).returningAll().executeTakeFirst(),
    async remove(id: number): Promise<void> {
      await database.query.deleteFrom('payment_connections').where('id', '=', id).execute()
    },

    /** A number that is larger than any before under this name, and at least `from`. */
    async nextNonce(name: string, from: number): Promise<number> {
      const { nonce } = await database.query
        .insertInto('payment_nonces')
        .values({ name, nonce: from })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({
            nonce: sql<number>`case when payment_nonces.nonce < excluded.nonce then excluded.nonce else payment_nonces.nonce + 1 end`,
          }),
        )
        .returning('nonce')
        .executeTakeFirstOrThrow()
      return nonce
    },
  }
}
export type PaymentConnectionRow = NonNullable<Awaited<ReturnType<PaymentConnectionsStore['find']>>>
