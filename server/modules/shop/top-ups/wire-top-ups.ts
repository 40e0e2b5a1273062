/** Top-ups of balances, wired for their wing. */
import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import type { PaymentWays } from '#server/modules/shop/orders/quote/payment-ways.ts'
import type { wirePayments } from '#server/modules/shop/payments/wire-payments.ts'
import { createStaffTopUps } from './staff-top-ups.service.ts'
import { topUpDeed } from './top-up-deed.ts'
import { topUpLetterWords } from './top-up-letters.texts.ts'
import { createTopUpLetters, TOP_UP_LETTER, TOP_UP_REFUNDED_LETTER } from './top-up-letters.ts'
import { createTopUpRefundEnding } from './top-up-refund-ending.ts'
import { createTopUpRefunds } from './top-up-refunds.service.ts'
import { createTopUpRefundsStore } from './top-up-refunds.store.ts'
import { createTopUpSettling } from './top-up-settling.service.ts'
import { topUpsData } from './top-ups.personal.ts'
import { topUpsRoutes } from './top-ups.routes.ts'
import { createTopUps } from './top-ups.service.ts'
import { createTopUpsStore, type TopUpRow } from './top-ups.store.ts'

const DUE_CHECK_MS = 1_000

export function wireTopUps({
  config,
  database,
  now,
  platform: { audit, idempotency, mail, pending, personalData, words },
  accounts: { ledger, letters },
  payments,
  ways,
}: Pick<WingTools, 'config' | 'database' | 'now'> & {
  platform: PlatformServices
  accounts: AccountsServices
  payments: ReturnType<typeof wirePayments>['services']
  ways: PaymentWays
}) {
  /** Whether letters may wait that nobody's call ends with, as a provider's confirmation. */
  let isOwed = false
  const topUps = createTopUpsStore(database)
  const written = createTopUpLetters({ topUps, letters })
  words.enlist(topUpLetterWords)
  mail.enlist(TOP_UP_LETTER, written.paid)
  mail.enlist(TOP_UP_REFUNDED_LETTER, written.refunded)
  const refundRows = createTopUpRefundsStore(database)
  const tell = async (kind: 'paid' | 'refunded', { id, user_id }: TopUpRow) => {
    if (user_id === null) return
    await mail.queueAbout(kind === 'paid' ? TOP_UP_LETTER : TOP_UP_REFUNDED_LETTER, [user_id], id)
    isOwed = true
  }
  const ending = createTopUpRefundEnding({
    topUps,
    refunds: refundRows,
    payments,
    ledger,
    tell,
    database,
    now,
  })
  const settling = createTopUpSettling({ topUps, refunds: refundRows, ending, payments, ledger, tell })
  const asking = payments.createRefundAsking({ refunds: refundRows, ending })
  const refunds = createTopUpRefunds({
    topUps,
    refunds: refundRows,
    settling,
    asking,
    ending,
    calls: payments.refunds,
    holdPayment: payments.holdPayment,
    addRefunded: payments.addRefunded,
    idempotency,
    record: (topUp, told) => audit.record(topUpDeed('refund', topUp, told)),
    database,
    now,
  })
  const service = createTopUps({
    topUps,
    attempts: payments,
    ways,
    isOn: config.payments?.takesTopUps === true,
    siteUrl: config.site.url,
    lookUpSoon: payments.lookUpSoon,
    idempotency,
    database,
    now,
  })
  const staff = createStaffTopUps({
    topUps,
    attempts: payments,
    refunds,
    ledger,
    audit,
    afterwards: mail.deliverSoon,
    database,
    now,
  })
  payments.settleBy('top-up', settling)
  pending.enlist({ topUps: { permission: 'manage_orders', count: staff.countWaiting } })
  personalData.enlist(topUpsData, {
    async forgetAccount(userId) {
      for (const email of await topUps.listEmails(userId)) await mail.forgetLettersTo(email)
      await topUps.forgetOwner(userId)
    },
  })
  return {
    services: { isOpen: service.isOpen },
    routes: (serve: Serve) => topUpsRoutes(serve, service, staff),
    background: [
      { every: DUE_CHECK_MS, run: () => asking.lookUpDue() },
      {
        every: DUE_CHECK_MS,
        async run() {
          if (!isOwed) return
          isOwed = false
          mail.deliverSoon()
        },
      },
    ],
  }
}
