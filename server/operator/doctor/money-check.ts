import type { Database } from '#server/db/database.ts'
import { createBooksStore } from '#server/modules/accounts/ledger/proof/books.store.ts'
import { createMoneyProof } from '#server/modules/accounts/ledger/proof/money-proof.service.ts'
import { createPaidOnceStore } from '#server/modules/shop/orders/kept/paid-once.store.ts'
import { createPaidOnce } from '#server/modules/shop/orders/settling/paid-once.ts'
import { createNightlyComparisonStore } from '#server/modules/shop/payments/agreeing/nightly-comparison.store.ts'
import { createNightAgrees } from '#server/modules/shop/payments/agreeing/provider-agrees.ts'
import { formatRubles } from '#server/modules/shop/rules/format-rubles.ts'
import { createTopUpsStore } from '#server/modules/shop/top-ups/top-ups.store.ts'
import { type Finding, fault, note, well } from './finding.ts'

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

/** Whether a shop that takes real money lets players spend what they put on their balances while it was a test. */
export async function checkTestMoney(database: Database): Promise<Finding> {
  const { count, kopecks } = await createTopUpsStore(database).countTestMoney()
  if (count === 0) return well('test-money', 'No money of a test is on balances.')
  return note(
    'test-money',
    `${formatRubles(kopecks, 'en')} from test top-ups (${count}) can still be spent.`,
    'The panel, “Top-ups”: refund them as done elsewhere.',
  )
}
