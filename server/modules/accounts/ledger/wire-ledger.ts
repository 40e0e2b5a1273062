import type { Database } from '#server/db/database.ts'
import type { Serve } from '#server/http/serve.ts'
import { ledgerRoutes } from './ledger.routes.ts'
import { type LedgerTools, openLedger } from './open-ledger.ts'
import { createBooksStore } from './proof/books.store.ts'
import { createMoneyProof } from './proof/money-proof.service.ts'
import { createStaffBalances } from './staff-balances.service.ts'

type Tools = LedgerTools & Omit<Parameters<typeof createStaffBalances>[0], 'ledger'>

/** The money of the site: what moves it, what staff do with it, and whether it adds up. */
export function wireLedger(database: Database, tools: Tools) {
  const ledger = openLedger(database, tools)
  const balances = createStaffBalances({ ...tools, ledger })
  const proof = createMoneyProof({ books: createBooksStore(database) })
  return {
    ledger,
    /** For the wings below, which have more to prove. */
    services: { ledger, proof },
    routes(serve: Serve): void {
      ledgerRoutes(serve, ledger, balances, proof)
    },
  }
}
