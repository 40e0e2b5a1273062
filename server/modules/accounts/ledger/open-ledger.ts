import type { Database } from '#server/db/database.ts'
import { createLedgerService, type LedgerService } from './ledger.service.ts'
import { createLedgerStore } from './ledger.store.ts'

export type LedgerTools = Omit<Parameters<typeof createLedgerService>[0], 'ledger' | 'database'>

/** The books of a site, for whoever has its database alone as well. */
export const openLedger = (
  database: Database,
  { findUser = async () => undefined, now = () => new Date() }: Partial<LedgerTools> = {},
): LedgerService => createLedgerService({ ledger: createLedgerStore(database), findUser, database, now })
