import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { Transaction } from '#shared/contract/accounts/profile.ts'
import { useCurrencyAmount } from '#web/features/accounts/ledger/use-currency-amount.ts'
import { formatRoubles } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { profileTexts } from './profile.texts.ts'

/** With the order it belongs to, where that is told. */
type ToldTransaction = Transaction & { orderId?: string | undefined }

export function TransactionTable({ transactions }: { transactions: readonly ToldTransaction[] }) {
  const texts = useTexts(profileTexts)
  return (
    <table className="w-full border-y border-line text-left text-sm">
      <thead className="label text-muted">
        <tr className="border-b border-line">
          <th className="py-3 pr-4 font-normal">{texts.date}</th>
          <th className="py-3 pr-4 font-normal">{texts.operation}</th>
          <th className="py-3 text-right font-normal">{texts.amount}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {transactions.map((transaction) => (
          <tr key={transaction.id}>
            <td className="py-3 pr-4 text-muted">
              <LocalTime dateTime={transaction.date} style="date" />
            </td>
            <td className="py-3 pr-4">
              {transaction.orderId === undefined ? (
                transaction.description
              ) : (
                <TextLink to={hrefOf(addresses.order, { order: transaction.orderId })}>
                  {transaction.description}
                </TextLink>
              )}
            </td>
            <td className="py-3 text-right font-mono whitespace-nowrap tabular-nums">
              <Amount of={transaction} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** In short; what it is in words is read out and shown to whoever points at it. */
function Amount({ of: { amount, currency } }: { of: Transaction }) {
  const { language } = useLanguage()
  const { inShort, inWords } = useCurrencyAmount()
  if (currency === 'rub') return formatRoubles(amount, language)
  return (
    <span title={inWords(amount)}>
      <span aria-hidden="true">{inShort(amount)}</span>
      <span className="sr-only">{inWords(amount)}</span>
    </span>
  )
}
