import { ArrowRight } from 'lucide-react'
import type { StaffOrder } from '#shared/contract/shop/staff-orders.ts'
import { paymentWaysTexts } from '#web/features/shop/orders/payment-ways.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { OrderPart, OrderPartRow } from './admin-order-part.tsx'
import { adminOrdersTexts } from './admin-orders.texts.ts'
import { ReceiptOf } from './receipts.tsx'
import { useMoney } from './use-money.ts'

export function OrderAttempts({ order: { attempts } }: { order: StaffOrder }) {
  const texts = useTexts(adminOrdersTexts)
  const { names } = useTexts(paymentWaysTexts)
  const format = useMoney()
  return (
    <OrderPart title={texts.attempts} empty={texts.noAttempts}>
      {attempts.map(({ provider, reference, state, reason, receipt, amountKopecks, createdAt }) => (
        <OrderPartRow key={reference} at={createdAt} end={format(amountKopecks, 'RUB')}>
          {names[provider]}, {texts.attemptStates[state]}
          <span className="block font-mono text-muted">{reference}</span>
          {reason && (
            <span className="block text-muted">
              {texts.attemptReasons[reason] ?? `${texts.providerSaid}: ${reason}`}
            </span>
          )}
          <ReceiptOf state={receipt} />
        </OrderPartRow>
      ))}
    </OrderPart>
  )
}

/** What was moved from which account to which. */
export function OrderPostings({ order: { postings } }: { order: StaffOrder }) {
  const texts = useTexts(adminOrdersTexts)
  const names: Partial<Record<string, string>> = useTexts(paymentWaysTexts).names
  const format = useMoney()
  const nameOf = (account: string) =>
    texts.accounts[account] ?? names[account.replace(/^provider:/, '')] ?? account
  const named = (entries: StaffOrder['postings'][number]['entries'], sign: number) =>
    entries
      .filter(({ amount }) => Math.sign(amount) === sign)
      .map(({ account }) => nameOf(account))
      .join(', ')
  return (
    <OrderPart title={texts.money} empty={texts.noMoney}>
      {postings.map(({ at, entries }, index) => (
        <OrderPartRow
          key={index}
          at={at}
          end={entries
            .filter(({ amount }) => amount > 0)
            .map(({ amount, currency }) => format(amount, currency))
            .join(', ')}
        >
          {named(entries, -1)}{' '}
          <ArrowRight className="inline" size={14} strokeWidth={1.5} aria-hidden="true" />{' '}
          <span className="sr-only">{texts.toAccount} </span>
          {named(entries, 1)}
        </OrderPartRow>
      ))}
    </OrderPart>
  )
}

export function OrderDeeds({ order: { deeds } }: { order: StaffOrder }) {
  const texts = useTexts(adminOrdersTexts)
  return (
    <OrderPart title={texts.deeds} empty={texts.noDeeds}>
      {deeds.map(({ at, text, reason }, index) => (
        <OrderPartRow key={index} at={at}>
          {text}
          {reason && (
            <span className="block text-muted">
              {texts.reason}: {reason}
            </span>
          )}
        </OrderPartRow>
      ))}
    </OrderPart>
  )
}
