/** Orders, wired for their wing: quoted, made, paid, given, and over. */
import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { GamesServices } from '#server/modules/games/games.wiring.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import type { wireCoupons } from '#server/modules/shop/coupons/wire-coupons.ts'
import type { wirePayments } from '#server/modules/shop/payments/wire-payments.ts'
import type { wireProducts } from '#server/modules/shop/products/wire-products.ts'
import { createBoughtRolesStore } from './kept/bought-roles.store.ts'
import { createLineTimesStore } from './kept/line-times.store.ts'
import { createOrdersStore } from './kept/orders.store.ts'
import { createOrdersCopy } from './kept/orders-copy.ts'
import { createPaidOnceStore } from './kept/paid-once.store.ts'
import { createRefundsStore } from './kept/refunds.store.ts'
import { createUnclaimedStore } from './kept/unclaimed.store.ts'
import { wireMaking } from './making/wire-making.ts'
import { ordersData } from './orders.personal.ts'
import { ordersRoutes } from './orders.routes.ts'
import { createHoldingsStore } from './quote/holdings.store.ts'
import { createListPrivileges } from './quote/list-privileges.ts'
import { createPaymentWays } from './quote/payment-ways.ts'
import { createPricing } from './quote/pricing.service.ts'
import { quoteRoutes } from './quote/quote.routes.ts'
import { createQuoteService } from './quote/quote.service.ts'
import { createOwnOrders } from './reading/own-orders.service.ts'
import { createStaffOrders } from './reading/staff-orders.service.ts'
import { createStaffOrdersStore } from './reading/staff-orders.store.ts'
import { wireRefunding } from './refunding/wire-refunding.ts'
import { createGiving } from './settling/giving.service.ts'
import { createOrderEndings } from './settling/order-endings.ts'
import { createPaidOnce } from './settling/paid-once.ts'
import { createRefundBooking } from './settling/refund-booking.service.ts'
import { createRewards } from './settling/rewards.service.ts'
import { createSettling } from './settling/settling.service.ts'
import { createTimeEndings } from './settling/time-endings.ts'
import { createUnclaimedMoney } from './settling/unclaimed-money.service.ts'
import { wireTelling } from './telling/wire-telling.ts'

const DUE_CHECK_MS = 1_000

export function wireOrders({
  config,
  database,
  now,
  platform,
  accounts: { authenticate, boughtRoles, ledger, letters, proof },
  games: { deliveries, enlistPrivileges, gameServers },
  products,
  coupons,
  payments,
}: Pick<WingTools, 'config' | 'database' | 'now'> & {
  platform: PlatformServices
  accounts: AccountsServices
  games: GamesServices
  products: ReturnType<typeof wireProducts>['services']
  coupons: ReturnType<typeof wireCoupons>['services']
  payments: ReturnType<typeof wirePayments>['services']
}) {
  const { audit, idempotency, invalidation, mail, pending, personalData, site, webhooks } = platform
  const orders = createOrdersStore(database)
  const isTest = config.payments?.isTest === true
  const holdings = createHoldingsStore(database, { isTest })
  enlistPrivileges(createListPrivileges({ holdings, now }))
  const listMinecraftServers = async () =>
    (await gameServers.listAll()).filter(({ type }) => type === 'minecraft')
  const pricing = createPricing({
    holdings,
    listProducts: products.listWithActions,
    listMinecraftServers,
    bedrockPrefixOf: gameServers.bedrockPrefixOf,
    now,
  })
  const ways = createPaymentWays({
    listOn: payments.listOn,
    findBalance: (userId) => ledger.findBalance(userId, 'RUB'),
    seller: async () => (await site.current()).seller,
    isTest,
  })
  const rewards = createRewards({
    boughtRoles: createBoughtRolesStore(database),
    roles: boughtRoles,
    ledger,
    now,
  })
  const times = createLineTimesStore(database)
  const unclaimed = createUnclaimedStore(database)
  const {
    telling,
    afterwards,
    noteOwed,
    background: tellingBackground,
  } = wireTelling({
    platform,
    letters,
    orders,
    unclaimed,
    times,
    holdings,
    database,
    now,
  })
  const giving = createGiving({
    orders,
    holdings,
    rewards,
    deliveries,
    listMinecraftServers,
    holdProduct: products.hold,
    telling,
    now,
  })
  const endings = createOrderEndings({
    orders,
    giveBackToStock: products.giveBackToStock,
    giveBackCoupon: coupons.giveBack,
    invalidation,
    database,
    now,
  })
  const refunds = createRefundsStore(database)
  const unclaimedMoney = createUnclaimedMoney({ orders, unclaimed, endings, telling, ledger, now })
  const booking = createRefundBooking({
    orders,
    refunds,
    payments,
    giving,
    unclaimedMoney,
    telling,
    webhooks,
    ledger,
    now,
  })
  const settling = createSettling({
    orders,
    holdings,
    unclaimed,
    unclaimedMoney,
    returnByItself: (order, money) => refunding.deciding.returnByItself(order, money),
    giving,
    endings,
    ledger,
    telling,
    webhooks,
    refunding: booking,
    noteOwed,
    now,
  })
  const { making, paying, expiry } = wireMaking({
    orders,
    pricing,
    coupons,
    ways,
    products,
    holdRoles: rewards.holdRoles,
    attempts: payments,
    settling,
    endings,
    afterwards,
    siteUrl: config.site.url,
    idempotency,
    invalidation,
    database,
    now,
  })
  const own = createOwnOrders({
    orders,
    deliveries,
    attempts: payments,
    lookUpSoon: payments.lookUpSoon,
    ways,
    listProducts: products.list,
    now,
  })
  const refunding = wireRefunding({
    orders,
    refunds,
    unclaimed,
    booking,
    money: unclaimedMoney,
    payments,
    receipts: config.payments?.receipts ?? null,
    settling,
    hold: giving.hold,
    products,
    takeCoupon: coupons.take,
    holdings,
    isTest,
    holdLines: deliveries.holdLines,
    afterwards,
    idempotency,
    invalidation,
    audit,
    database,
    now,
  })
  const staff = createStaffOrders({
    orders,
    unclaimed,
    found: createStaffOrdersStore(database),
    gather: own.gather,
    payManually: settling.payManually,
    ledger,
    refunds: refunding.refunds,
    refundRows: refunds,
    payments,
    waysOf: refunding.deciding.waysOf,
    afterwards,
    audit,
    database,
    timeZone: site.timeZone,
    now,
  })
  const endingTimes = createTimeEndings({ times, giving, database, now })

  payments.settleBy('order', settling)
  deliveries.holdBy(orders.lock)
  deliveries.onSettled(giving.noteDelivered)
  proof.enlist(createPaidOnce(createPaidOnceStore(database)))
  pending.enlist({ orders: { permission: 'manage_orders', count: staff.countWaiting } })
  personalData.enlist(ordersData, {
    read: { orders: createOrdersCopy(orders) },
    async forgetAccount(userId) {
      for (const order of await orders.listUnpaid(userId)) await endings.endWithin(order, 'cancelled')
      for (const email of await orders.listEmails(userId)) await mail.forgetLettersTo(email)
      await orders.forgetBuyer(userId)
    },
  })

  return {
    services: { ways },
    routes(serve: Serve): void {
      quoteRoutes(serve, createQuoteService({ pricing, coupons, ways }), authenticate)
      ordersRoutes(serve, { making, own, paying, staff })
      refunding.routes(serve)
    },
    background: [
      { every: DUE_CHECK_MS, run: () => expiry.expireDue() },
      { every: DUE_CHECK_MS, run: () => endingTimes.endDue() },
      ...refunding.background,
      ...tellingBackground,
    ],
  }
}
