import { useState } from 'react'
import { PROFILE_TRANSACTIONS_MAX } from '#shared/constants/content-limits.ts'
import type { Transaction } from '#shared/contract/accounts/profile.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { profileTexts, profileWords } from './profile.texts.ts'
import { TransactionTable } from './transaction-table.tsx'
import { WholeHistory } from './whole-history.tsx'

/** The latest of them, and all where somebody asks for them. */
export function Transactions({ transactions }: { transactions: readonly Transaction[] }) {
  const said = useTexts(profileWords)
  const texts = useTexts(profileTexts)
  const [isWhole, setIsWhole] = useState(false)
  return (
    <section aria-labelledby="transactions">
      <h2 id="transactions" className="display mb-4 text-xl">
        {said.transactions}
      </h2>
      {transactions.length === 0 ? (
        <p className="border-t border-line pt-4 text-muted">{said.transactionsEmpty}</p>
      ) : isWhole ? (
        <WholeHistory newestId={transactions[0]?.id} />
      ) : (
        <>
          <TransactionTable transactions={transactions} />
          {transactions.length >= PROFILE_TRANSACTIONS_MAX && (
            <Button variant="outline" className="mt-6 w-full" onClick={() => setIsWhole(true)}>
              {texts.wholeHistory}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
