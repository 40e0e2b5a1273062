import type { Database } from '#server/db/database.ts'

export type LeasesStore = ReturnType<typeof createLeasesStore>
export function createLeasesStore(database: Database) {
  return {
    /** Takes or prolongs a lease; false while another holder's has not ended, unless that says to end after `latest`. */
    async take(lease: {
      name: string
      holder: string
      now: number
      expiresAt: number
      latest: number
    }): Promise<boolean> {
      const row = await database.query
        .insertInto('leases')
        .values({ name: lease.name, holder: lease.holder, expires_at: lease.expiresAt })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ holder: lease.holder, expires_at: lease.expiresAt })
            .where((row) =>
              row.or([
                row('leases.holder', '=', lease.holder),
                row('leases.expires_at', '<=', lease.now),
                row('leases.expires_at', '>', lease.latest),
              ]),
            ),
        )
        .returning('holder')
        .executeTakeFirst()
      return row !== undefined
    },

    async release(name: string, holder: string): Promise<void> {
      await database.query
        .deleteFrom('leases')
        .where('name', '=', name)
        .where('holder', '=', holder)
        .execute()
    },
  }
}
