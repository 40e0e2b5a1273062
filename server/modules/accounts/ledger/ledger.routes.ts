import type { Serve } from '#server/http/serve.ts'
import { LEDGER_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import { ledgerEndpoints } from '#shared/contract/accounts/ledger.ts'
import type { LedgerService } from './ledger.service.ts'
import type { MoneyProof } from './proof/money-proof.service.ts'
import type { StaffBalances } from './staff-balances.service.ts'

export function ledgerRoutes(
  serve: Serve,
  ledger: LedgerService,
  balances: StaffBalances,
  proof: MoneyProof,
) {
  serve(ledgerEndpoints.list, ({ query, currentUser, language }) =>
    ledger.listLines(currentUser.id, language, { limit: LEDGER_PAGE_SIZE, before: query.before }),
  )
  serve(ledgerEndpoints.changeBalance, ({ params, body, headers, currentUser }) =>
    balances.change(params.id, body, headers['idempotency-key'], currentUser),
  )
  serve(ledgerEndpoints.proof, ({ language }) => proof.prove(language))
}
