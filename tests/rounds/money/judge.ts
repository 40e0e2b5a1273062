/**
 * Judges by the books of the providers what the site made of it, without a word of the site's own proof: nobody paid twice
 * without its return, nothing was given unpaid, nothing paid is forgotten, each order is where it belongs.
 */
import type { Books, SiteBooks, Taken } from './books.ts'
import { judgeGoods } from './judge-goods.ts'

type Order = SiteBooks['orders'][number]
type Case = {
  order: Order
  taken: readonly Taken[]
  /** What the site has booked because of it, by account and currency. */
  booked: ReadonlyMap<string, number>
  payments: SiteBooks['payments']
  unclaimed: SiteBooks['unclaimed']
  refunds: SiteBooks['refunds']
  events: ReadonlySet<string>
}

const UNPAID = ['expired', 'cancelled']
const PAID = ['paid', 'delivered', 'partly_refunded', 'refunded']

/** Each is a sentence about one thing that is not as it should be; none when all is well. */
export function judge(books: Books): string[] {
  const { cases, strays } = gather(books)
  return [
    ...strays,
    ...cases.flatMap((one) =>
      [...judgeMoney(one), ...judgeState(one)].map((what) => `order ${one.order.uuid} ${what}`),
    ),
    ...judgeBuyers(books),
    ...judgeGoods(books),
  ]
}

function gather({ taken, site }: Books): { cases: Case[]; strays: string[] } {
  const orderOf = new Map<string, string>()
  for (const { id, number, provider, subject_id } of site.attempts)
    for (const reference of [id, number]) orderOf.set(`${provider} ${reference}`, subject_id)
  const attemptOrder = new Map(site.attempts.map(({ id, subject_id }) => [id, subject_id]))
  const group = <T>(rows: readonly T[], keyOf: (row: T) => string | number | null | undefined) =>
    Map.groupBy(rows, keyOf)
  const takenOf = group(taken, ({ provider, reference }) => orderOf.get(`${provider} ${reference}`))
  const paymentsOf = group(site.payments, ({ attempt_id }) => attemptOrder.get(attempt_id))
  const entriesOf = group(site.entries, ({ order_id }) => order_id)
  const unclaimedOf = group(site.unclaimed, ({ order_id }) => order_id)
  const refundsOf = group(site.refunds, ({ order_id }) => order_id)
  const eventsOf = group(site.events, ({ order_id }) => order_id)
  return {
    strays: (takenOf.get(undefined) ?? []).map(
      ({ provider, reference }) => `${provider} took money for ${reference}, of which the site knows nothing`,
    ),
    cases: site.orders.map((order) => ({
      order,
      taken: takenOf.get(order.uuid) ?? [],
      booked: sumsOf(entriesOf.get(order.uuid) ?? []),
      payments: paymentsOf.get(order.uuid) ?? [],
      unclaimed: unclaimedOf.get(order.id) ?? [],
      refunds: refundsOf.get(order.id) ?? [],
      events: new Set((eventsOf.get(order.id) ?? []).map(({ kind }) => kind)),
    })),
  }
}

function sumsOf(entries: SiteBooks['entries']): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { name, currency, amount } of entries) {
    const account = `${name ?? 'player'} ${currency}`
    sums.set(account, (sums.get(account) ?? 0) + amount)
  }
  return sums
}

/** Every payment is booked once and in full, and is the order's, goes back, or waits for a decision. */
function* judgeMoney({ order, taken, booked, payments, unclaimed, refunds }: Case): Iterable<string> {
  const theirs = taken.map(({ provider, amount, currency }) => `${amount} ${currency} by ${provider}`).sort()
  const ours = payments
    .map(({ provider, amount_kopecks, currency }) => `${amount_kopecks} ${currency} by ${provider}`)
    .sort()
  if (theirs.join() !== ours.join())
    yield `was paid ${theirs.join(' and ') || 'nothing'}, and ${ours.join(' and ') || 'nothing'} is written down`
  for (const [where, sum] of providerSums(taken, payments, refunds))
    if ((booked.get(where) ?? 0) !== -sum)
      yield `has ${booked.get(where) ?? 0} on the account ${where}, where ${-sum} belongs`

  const isPaid = order.paid_at !== null
  const sales = booked.get('sales RUB') ?? 0
  if (sales !== (isPaid ? order.total_kopecks : 0))
    yield `is ${isPaid ? '' : 'not '}paid, and ${sales} of ${order.total_kopecks} are booked as sold`
  if (-(booked.get('refunds RUB') ?? 0) !== order.refunded_kopecks)
    yield `had ${order.refunded_kopecks} go back, and ${-(booked.get('refunds RUB') ?? 0)} are booked`

  const keepsOne =
    isPaid && order.total_kopecks > 0 && taken.some(({ provider }) => provider === order.provider)
  const given = unclaimed.filter(({ decision }) => decision === 'order').length
  if (taken.length - (keepsOne ? 1 : 0) !== unclaimed.length - given)
    yield `was paid ${taken.length} times, and ${unclaimed.length - given} payments are set apart`
  for (const currency of new Set(payments.map((payment) => payment.currency))) {
    const open = unclaimed.filter(({ decision }) => decision === null).map(({ payment_id }) => payment_id)
    const left = payments
      .filter((payment) => payment.currency === currency && open.includes(payment.id))
      .reduce((sum, { amount_kopecks, refunded_kopecks }) => sum + amount_kopecks - refunded_kopecks, 0)
    if ((booked.get(`unclaimed ${currency}`) ?? 0) !== left)
      yield `has ${booked.get(`unclaimed ${currency}`) ?? 0} ${currency} of nobody, where ${left} wait`
  }
}

/** What providers hold of an order, by the account it stands on; what went back another way, they hold still. */
function providerSums(
  taken: readonly Taken[],
  payments: SiteBooks['payments'],
  refunds: SiteBooks['refunds'],
): Map<string, number> {
  const sums = new Map<string, number>()
  const add = (provider: string, currency: string, amount: number) => {
    const where = `provider:${provider} ${currency}`
    sums.set(where, (sums.get(where) ?? 0) + amount)
  }
  for (const { provider, currency, amount, back } of taken) add(provider, currency, amount - back)
  for (const refund of refunds) {
    const payment = payments.find(({ id }) => id === refund.payment_id)
    if (payment && refund.is_outside === 1 && refund.state === 'done')
      add(payment.provider, payment.currency, -refund.amount_kopecks)
  }
  return sums
}

function* judgeState({ order, taken, booked, unclaimed, refunds, events }: Case): Iterable<string> {
  const { state, total_kopecks: total, refunded_kopecks: refunded } = order
  const wasOver = UNPAID.some((kind) => events.has(kind))
  if (order.paid_at === null) {
    const isOpen = unclaimed.some(({ decision }) => decision === null)
    const belongs = taken.length === 0 ? UNPAID : isOpen ? ['review'] : ['refunded']
    if (!belongs.includes(state))
      yield `is ${state} without being paid, and belongs to ${belongs.join(' or ')}`
    const isRight = taken.some(({ amount, currency }) => amount === total && currency === 'RUB')
    if (isRight && !wasOver) yield `was paid as it should be while it waited, and is ${state}`
    if (refunded !== 0) yield 'had money go back that was never its own'
  } else {
    const isWhole = total > 0 && refunded >= total
    const belongs = isWhole ? ['refunded'] : refunded > 0 ? ['partly_refunded'] : ['paid', 'delivered']
    if (!PAID.includes(state) || !belongs.includes(state))
      yield `is ${state} with ${refunded} of ${total} gone back, and belongs to ${belongs.join(' or ')}`
    const isPaidByProvider = taken.some(({ provider }) => provider === order.provider)
    const isPaidOtherwise =
      total === 0 ||
      (order.provider === 'balance' && (booked.get('player RUB') ?? 0) <= 0) ||
      (order.provider === 'manual' && (booked.get('provider:manual RUB') ?? 0) <= 0)
    if (!isPaidByProvider && !isPaidOtherwise) yield `is ${state}, and nobody took money for it`
  }
  for (const refund of refunds)
    if (refund.state === 'pending' || refund.state === 'review')
      yield `has a refund that is still ${refund.state}`
}

/** What buyers were told holds, and there is nothing that nobody was told. */
function* judgeBuyers({ site, made, gifts }: Books): Iterable<string> {
  const orders = new Map(site.orders.map((order) => [order.uuid, order]))
  for (const [id, { account, totalKopecks }] of made) {
    const order = orders.get(id)
    if (!order) yield `order ${id} was acknowledged and is lost`
    else if (order.total_kopecks !== totalKopecks || order.user_id !== account)
      yield `order ${id} was acknowledged as another`
  }
  for (const id of orders.keys()) if (!made.has(id)) yield `order ${id} was told to nobody`
  const given = new Map<number, number>()
  for (const { owner_id, order_id, currency, amount } of site.entries)
    if (owner_id !== null && order_id === null && currency === 'RUB')
      given.set(owner_id, (given.get(owner_id) ?? 0) + amount)
  for (const account of new Set([...gifts.keys(), ...given.keys()]))
    if ((gifts.get(account) ?? 0) !== (given.get(account) ?? 0))
      yield `account ${account} was given ${gifts.get(account) ?? 0}, and ${given.get(account) ?? 0} are booked`
}
