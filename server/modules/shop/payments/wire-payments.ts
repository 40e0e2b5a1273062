import { readPayments } from '#server/config/payments.ts'
import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import type { AttemptProvider, PaymentProviderKey, PaymentSubject } from '#shared/constants/shop/payments.ts'
import { missingOfSeller } from '#shared/contract/platform/seller.ts'
import { createComparePayments } from './agreeing/compare-payments.ts'
import { createNightlyComparisonStore } from './agreeing/nightly-comparison.store.ts'
import { createNightlyComparison } from './agreeing/nightly-comparison.ts'
import { createProviderAgrees } from './agreeing/provider-agrees.ts'
import { createPaymentAttemptsService } from './payment-attempts.service.ts'
import { createPaymentAttemptsStore } from './payment-attempts.store.ts'
import { createPaymentBooking } from './payment-booking.service.ts'
import { paymentConnectionsRoutes } from './payment-connections.routes.ts'
import { createPaymentConnectionsService } from './payment-connections.service.ts'
import { createPaymentConnectionsStore } from './payment-connections.store.ts'
import { createPaymentEventsStore } from './payment-events.store.ts'
import { createPaymentLookUps } from './payment-look-ups.ts'
import { paymentNotificationsRoutes } from './payment-notifications.routes.ts'
import { createPaymentNotificationsService } from './payment-notifications.service.ts'
import { paymentsData } from './payments.personal.ts'
import { type AskedRow, createRefundAsking } from './refund-asking.service.ts'
import { createRefundCalls } from './refund-calls.ts'
import type { Settlement } from './settlement.ts'
import { testPaymentsRoutes } from './test-provider/test-payments.routes.ts'
import { createTestPayments } from './test-provider/test-payments.service.ts'
import { createTestPaymentsStore } from './test-provider/test-payments.store.ts'
import { createTestProvider } from './test-provider/test-provider.ts'

/** What is told of a payment shows in its order within a second. */
const DUE_CHECK_MS = 250
const NIGHT_CHECK_MS = 60_000

/** Who takes money for the site, and what they tell of it. */
export function wirePayments({
  config: { payments: config = readPayments(), site },
  database,
  secrets,
  now,
  log,
  platform: {
    firstDay,
    pending,
    personalData,
    versioned,
    site: { current: settings, parts, timeZone: zone },
  },
  accounts: { proof },
}: Pick<WingTools, 'config' | 'database' | 'secrets' | 'now' | 'log'> & {
  platform: Pick<PlatformServices, 'firstDay' | 'pending' | 'personalData' | 'versioned'> & {
    site: Pick<PlatformServices['site'], 'current' | 'parts' | 'timeZone'>
  }
  accounts: Pick<AccountsServices, 'proof'>
}) {
  const settlements = new Map<PaymentSubject, Settlement>()
  const strangers = new Map<PaymentProviderKey, number>()
  const attempts = createPaymentAttemptsStore(database)
  const events = createPaymentEventsStore(database)
  const connections = createPaymentConnectionsService({
    connections: createPaymentConnectionsStore(database),
    config,
    siteUrl: site.url,
    secrets,
    versioned,
    strangersOf: (provider) => strangers.get(provider) ?? 0,
    database,
    now,
  })
  const testPayments = createTestPaymentsStore(database)
  const testProvider = config.isTest ? createTestProvider({ testPayments, siteUrl: site.url }) : null
  const findProvider = async (provider: AttemptProvider) =>
    provider === 'test' ? testProvider : connections.findOn(provider)
  const listOn = async () => [...(testProvider ? [testProvider] : []), ...(await connections.listOn())]
  const booking = createPaymentBooking({
    attempts,
    events,
    settlement: findSettlement,
    database,
    now,
  })
  const tries = createPaymentAttemptsService({ attempts, booking, findProvider, config, now })
  const trials = createTestPayments({
    testPayments,
    attempts,
    lookUp: tries.lookUp,
    settlement: findSettlement,
    isTest: config.isTest,
  })
  const nights = createNightlyComparisonStore(database)
  const compare = createComparePayments({ attempts, events, lookUp: tries.lookUp, now })
  const nightly = createNightlyComparison({ findProvider, compare, nights, log, now })
  proof.enlist(createProviderAgrees({ findProvider, compare, nights, timeZone: zone }))
  pending.enlist({ money: { permission: 'view_orders', count: nightly.countDifferences } })
  const refundCalls = createRefundCalls(findProvider)
  const lookUps = createPaymentLookUps({ attempts, lookUp: tries.lookUp, log, now })
  const notifications = createPaymentNotificationsService({
    attempts,
    events,
    booking,
    connections,
    lookUpSoon: lookUps.lookUpSoon,
    noteStranger: (provider) => strangers.set(provider, (strangers.get(provider) ?? 0) + 1),
    database,
    now,
  })

  personalData.enlist(paymentsData, {
    forgetOld: notifications.forgetOld,
    forgetAccount: attempts.forgetPayer,
  })
  firstDay.enlist({
    payments: async () => ((await parts()).shop ? takesMoney() : undefined),
  })

  return {
    services: {
      prepare: tries.prepare,
      isOpen: tries.isOpen,
      askForUrl: tries.askForUrl,
      listOf: tries.listOf,
      listOfAll: tries.listOfAll,
      hurry: tries.hurry,
      settleReceipts: attempts.settleReceipts,
      settleRefundedMore: attempts.settleRefundedMore,
      lookUpSoon: lookUps.lookUpSoon,
      findProvider,
      listOn,
      refunds: refundCalls,
      /** For refunds of one kind: where they are kept, and what becomes of them in the end. */
      createRefundAsking: <Row extends AskedRow>(
        of: Pick<Parameters<typeof createRefundAsking<Row>>[0], 'refunds' | 'ending'>,
      ) => createRefundAsking({ ...of, calls: refundCalls, log, now }),
      holdPayment: booking.holdPayment,
      addRefunded: booking.addRefunded,
      /** What becomes of money that is confirmed is said by whoever sells; without it nothing is taken. */
      settleBy(subject: PaymentSubject, settlement: Settlement): void {
        settlements.set(subject, settlement)
      },
    },
    routes(serve: Serve) {
      paymentConnectionsRoutes(serve, connections)
      paymentNotificationsRoutes(serve, notifications)
      testPaymentsRoutes(serve, trials)
    },
    background: [
      { every: DUE_CHECK_MS, run: () => lookUps.lookUpDue() },
      { every: NIGHT_CHECK_MS, run: () => nightly.compareDue() },
    ],
    close: lookUps.settle,
  }

  /** Whether somebody can pay; in a test shop nobody sells, and so no seller is asked for. */
  async function takesMoney(): Promise<boolean> {
    const isSellerKnown = config.isTest || missingOfSeller((await settings()).seller).length === 0
    return isSellerKnown && (await connections.listOn()).length > 0
  }

  function findSettlement(subject: PaymentSubject): Settlement {
    const settlement = settlements.get(subject)
    if (!settlement) throw new Error(`Nobody knows what becomes of the money of a ${subject}.`)
    return settlement
  }
}
