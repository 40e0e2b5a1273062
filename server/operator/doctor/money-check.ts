import type { Database } from '#server/db/database.ts'
import { createBooksStore } from '#server/modules/accounts/ledger/proof/books.store.ts'
import { createMoneyProof } from '#server/modules/accounts/ledger/proof/money-proof.service.ts'
import { createPaidOnceStore } from '#server/modules/shop/orders/kept/paid-once.store.ts'
import { createPaidOnce } from '#server/modules/shop/orders/settling/paid-once.ts'
import { createNightlyComparisonStore } from '#server/modules/shop/payments/agreeing/nightly-comparison.store.ts'
import { createNightAgrees } from '#server/modules/shop/payments/agreeing/provider-agrees.ts'
import { type Finding, fault, well } from './finding.ts'

/** Whether the books add up, as far as the database alone can tell. */
export async function checkMoney(database: Database): Promise<Finding> {
  const proof = createMoneyProof({ books: createBooksStore(database) })
  proof.enlist(createPaidOnce(createPaidOnceStore(database)))
  proof.enlist(createNightAgrees(createNightlyComparisonStore(database)))
  const { isSound, checks } = await proof.prove('en')
  if (isSound) return well('money', checks.map(({ detail }) => detail).join(' '))
  const wrong = checks.filter((check) => check.isSound === false)
  return fault(
    'money',
    wrong.map(({ name, detail }) => `${name}: ${detail}.`).join(' '),
    'Close the site for maintenance, keep a copy of the database, and read “Money” in docs/operations.md.',
  )
}
