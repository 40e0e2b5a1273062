import type { Database } from '#server/db/database.ts'
import type { Serve } from '#server/http/serve.ts'
import { ledgerRoutes } from './ledger.routes.ts'
import { type LedgerTools, openLedger } from './open-ledger.ts'

/** The money of the site. */
export function wireLedger(database: Database, tools: LedgerTools) {
  const ledger = openLedger(database, tools)
  return {
    ledger,
    routes(serve: Serve): void {
      ledgerRoutes(serve, ledger)
    },
  }
}
