import type { Database } from '#server/db/database.ts'
import { createBooksStore } from '#server/modules/accounts/ledger/proof/books.store.ts'
import { createMoneyProof } from '#server/modules/accounts/ledger/proof/money-proof.service.ts'
import { type Finding, fault, well } from './finding.ts'

/** Whether the books add up, as far as the database alone can tell. */
export async function checkMoney(database: Database): Promise<Finding> {
  const { isSound, checks } = await createMoneyProof({ books: createBooksStore(database) }).prove('en')
  if (isSound) return well('money', checks.map(({ detail }) => detail).join(' '))
  const wrong = checks.filter((check) => check.isSound === false)
  return fault(
    'money',
    wrong.map(({ name, detail }) => `${name}: ${detail}.`).join(' '),
    'Close the site for maintenance, keep a copy of the database, and read “Money” in docs/operations.md.',
  )
}
