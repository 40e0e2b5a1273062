import type { Serve } from '#server/http/serve.ts'
import { LEDGER_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import { ledgerEndpoints } from '#shared/contract/accounts/ledger.ts'
import type { LedgerService } from './ledger.service.ts'

export function ledgerRoutes(serve: Serve, ledger: LedgerService) {
  serve(ledgerEndpoints.list, ({ query, currentUser, language }) =>
    ledger.listLines(currentUser.id, language, { limit: LEDGER_PAGE_SIZE, before: query.before }),
  )
}
