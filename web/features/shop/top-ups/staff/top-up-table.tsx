import { ORDER_REASON_MAX } from '#shared/constants/shop/orders.ts'
import type { StaffTopUp } from '#shared/contract/shop/top-ups.ts'
import { ReasonedDecisions } from '#web/editing/dialogs/reasoned-decisions.tsx'
import { paymentWaysTexts } from '#web/features/shop/orders/payment-ways.texts.ts'
import { RefundedMore } from '#web/features/shop/orders/staff/refunded-more.tsx'
import { TopUpStatus } from '#web/features/shop/top-ups/top-up-status.tsx'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { toast } from '#web/toasts/toast.ts'
import { HeadCell } from '#web/ui/table/head-cell.tsx'
import { PanelTable } from '#web/ui/table/panel-table.tsx'
import { useCreditTopUp, useSettleTopUpRefundedMore } from './admin-top-ups.mutations.ts'
import { adminTopUpsTexts } from './admin-top-ups.texts.ts'
import { ForeignMoney } from './foreign-money.tsx'
import { RefundTopUp, TopUpRefunds } from './top-up-refunds.tsx'

/** One page of top-ups. On phones everything about one stands in its first column. */
export function TopUpTable({ topUps }: { topUps: readonly StaffTopUp[] }) {
  const texts = useTexts(adminTopUpsTexts)
  return (
    <PanelTable
      caption={texts.title}
      head={
        <>
          <HeadCell>{texts.number}</HeadCell>
          <HeadCell className="w-1/5 max-md:hidden">{texts.owner}</HeadCell>
          <HeadCell className="w-36 max-md:hidden xl:w-44">{texts.sum}</HeadCell>
          <HeadCell className="w-44 max-md:hidden xl:w-56">{texts.made}</HeadCell>
        </>
      }
    >
      {topUps.map((topUp) => (
        <TopUpRow key={topUp.id} topUp={topUp} />
      ))}
    </PanelTable>
  )
}

function TopUpRow({ topUp }: { topUp: StaffTopUp }) {
  const texts = useTexts(adminTopUpsTexts)
  const { names } = useTexts(paymentWaysTexts)
  const { language } = useLanguage()
  const isEditable = usePermission('manage_orders')
  const { mutateAsync: settle } = useSettleTopUpRefundedMore(topUp.id)
  const { number, status, owner, amountKopecks, unclaimedKopecks, provider, createdAt } = topUp
  const name = <span className="block">{owner?.username ?? texts.deleted}</span>
  const sum = formatKopecks(amountKopecks, language)
  return (
    <tr>
      <td>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-mono font-medium">{number}</span>
          <TopUpStatus status={status} />
          {isEditable && <Decisions topUp={topUp} />}
        </div>
        {unclaimedKopecks > 0 && (
          <span className="mt-1 block text-alarm">
            {texts.unclaimed(formatKopecks(unclaimedKopecks, language))}
          </span>
        )}
        <span className="mt-1 block space-y-1 md:hidden">
          {name}
          <span className="flex flex-wrap justify-between gap-x-4 text-muted">
            <span className="tabular-nums">{sum}</span>
            <LocalTime dateTime={createdAt} style="date-time" />
          </span>
        </span>
        <ForeignMoney topUp={topUp} isEditable={isEditable} />
        <TopUpRefunds topUp={topUp} isEditable={isEditable} />
        {topUp.isRefundedMore && (
          <RefundedMore about={number} submit={settle} isEditable={isEditable} className="mt-3" />
        )}
      </td>
      <td className="max-md:hidden">{name}</td>
      <td className="max-md:hidden">
        <span className="block tabular-nums">{sum}</span>
        <span className="block text-muted">{names[provider]}</span>
      </td>
      <td className="text-muted max-md:hidden">
        <LocalTime dateTime={createdAt} style="date-time" />
      </td>
    </tr>
  )
}

function Decisions({ topUp }: { topUp: StaffTopUp }) {
  const texts = useTexts(adminTopUpsTexts)
  const { mutateAsync: credit } = useCreditTopUp(topUp.id)
  const isToCredit = topUp.unclaimedKopecks > 0 && topUp.owner
  return (
    <div className="flex flex-wrap gap-3 md:ml-auto">
      {isToCredit && (
        <ReasonedDecisions
          decisions={['credit']}
          labelOf={() => texts.credit}
          about={topUp.number}
          textsOf={() => texts.crediting}
          maxLength={ORDER_REASON_MAX}
          submit={async (_, reason) => {
            await credit(reason)
            toast({ title: texts.done })
          }}
          className=""
        />
      )}
      {topUp.leftKopecks > 0 && <RefundTopUp topUp={topUp} />}
    </div>
  )
}
