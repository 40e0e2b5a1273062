import { ReceiptText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import { PROFILE_TRANSACTIONS_MAX } from '#shared/constants/content-limits.ts'
import type { Transaction } from '#shared/contract/accounts/profile.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { profileTexts, profileWords } from './profile.texts.ts'
import { TransactionTable } from './transaction-table.tsx'
import { WholeHistory } from './whole-history.tsx'

/** What was ordered, and what became of the money. */
export function Money({
  transactions,
  latestOrders,
}: {
  transactions: readonly Transaction[]
  latestOrders: ReactNode
}) {
  return (
    <>
      <OwnOrders latest={latestOrders} />
      <Transactions transactions={transactions} />
    </>
  )
}

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

/** The way to what the account has ordered, also where the shop is gone. */
function OwnOrders({ latest }: { latest: ReactNode }) {
  const texts = useTexts(profileTexts)
  return (
    <section
      aria-labelledby="own-orders"
      className="flex flex-wrap items-center justify-between gap-4 border-y border-line py-4"
    >
      <div className="min-w-0">
        <h2 id="own-orders" className="display text-xl">
          {texts.orders}
        </h2>
        <p className="mt-1 text-sm text-muted">{texts.ordersDetail}</p>
      </div>
      <ButtonLink to={addresses.orders} variant="outline">
        <ReceiptText size={18} strokeWidth={1.5} aria-hidden="true" />
        {texts.toOrders}
      </ButtonLink>
      {latest}
    </section>
  )
}
