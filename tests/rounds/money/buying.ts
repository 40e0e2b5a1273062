/** One purchase from the shop page to what becomes of it, as its plan says. */
import type { Shop } from './goods.ts'
import { type PlacedOrder, placeOrder } from './ordering.ts'
import { disturb, findPayUrl, forgeryOf, lookAt, type Paid, payAt, refuseAt } from './paying.ts'
import type { Plan, ProviderName } from './plan.ts'
import type { Postman } from './postman.ts'
import { refundAs } from './refunding.ts'
import type { Ask } from './world.ts'

const SEEN_PAID = ['paid', 'delivered', 'partly_refunded', 'refunded']
const FORGERY_REFUSED = [400, 401, 403]
/** What it was reduced for went back meanwhile; it was confirmed by the call whose answer was lost. */
const HAND_REFUSED = ['price_changed', 'order_settled']

export async function buy(plan: Plan, shop: Shop, postman: Postman): Promise<void> {
  const { world } = shop
  const ask = world.as(shop.accounts[plan.account]?.cookie ?? '')
  disturb(world, plan.provider, 'creating', plan.creation)
  const order = await placeOrder(plan, shop, ask)
  if (!order) return
  shop.count(plan.paying)
  if (plan.trial === 'stranger') await tryAsStranger(order, plan, shop)
  await pay(plan, order, { shop, postman, ask })
  await postman.carryOthers()
  if (plan.index % 2 === 0) await lookAt(order, ask, () => true)
  if (plan.afterwards === 'nothing') return
  const { status } = await lookAt(order, ask, (seen) => SEEN_PAID.includes(seen.status), 8)
  if (SEEN_PAID.includes(status)) await refundAs(plan, order, shop, postman)
}

type Tools = { shop: Shop; postman: Postman; ask: Ask }

async function pay(plan: Plan, order: PlacedOrder, { shop, postman, ask }: Tools): Promise<void> {
  const { world } = shop
  const { provider, other, fate, otherFate } = plan
  if (plan.paying === 'by-hand') {
    const { status, body } = await world.staff('POST', `/admin/orders/${order.id}/confirm`, {
      reason: 'Cash',
    })
    if (HAND_REFUSED.includes(String(body.code))) shop.count(`by hand: ${body.code}`)
    else if (status !== 200)
      world.faults.push(`a confirmation by hand was told ${status} ${JSON.stringify(body)}`)
    return
  }
  if (plan.paying === 'balance') return payFromBalance(plan, order, { shop, postman, ask })
  const payUrl = await findPayUrl(order, ask)
  if (payUrl === null) return shop.count('left without a pay page')
  const payHere = async (at: ProviderName, url: string, paid?: Paid, itsFate = fate) => {
    if (!payAt(world, at, url, paid)) return shop.count('could not pay')
    await postman.carryNew(at, itsFate)
  }
  const payElsewhere = async (): Promise<string | null> =>
    ((await ask('POST', `/shop/orders/${order.id}/pay`, { provider: other })).body.payUrl ?? null) as
      | string
      | null

  if (plan.paying === 'leaves') return
  if (plan.paying === 'late') {
    shop.late.push({ plan, payUrl })
    return
  }
  if (plan.paying.startsWith('cancel')) {
    const cancel = () => ask('POST', `/shop/orders/${order.id}/cancel`)
    const told = await Promise.all([cancel(), cancel()])
    if (told.some(({ status }) => ![200, 409].includes(status)))
      world.faults.push(`cancelling was told ${told.map(({ status }) => status).join(' and ')}`)
    if (plan.paying === 'cancelled-then-paid') await payHere(provider, payUrl)
    return
  }
  if (plan.paying === 'other-amount' || (plan.paying === 'other-currency' && provider !== 'yookassa')) {
    const amountKopecks = plan.isMore ? order.totalKopecks + 100 : Math.ceil(order.totalKopecks / 2)
    return payHere(provider, payUrl, { amountKopecks })
  }
  if (plan.paying === 'other-currency') return payHere(provider, payUrl, { currency: 'USD' })
  if (plan.paying.startsWith('forged')) {
    await tellLie(plan, order, payUrl, { shop, postman, ask })
    if (plan.paying === 'forged-only') return
  }
  if (plan.paying === 'refused-first') {
    refuseAt(world, provider, payUrl)
    await postman.carryNew(provider, fate)
    const url = await payElsewhere()
    if (url !== null) await payHere(other, url)
    return
  }
  if (plan.paying === 'twice') {
    const url = await payElsewhere()
    // What is told of the first comes when the second is paid.
    const isPaid = payAt(world, provider, payUrl)
    if (url !== null) await payHere(other, url, {}, otherFate)
    if (isPaid) await postman.carryNew(provider, fate)
    return
  }
  await payHere(provider, payUrl)
}

async function payFromBalance(plan: Plan, order: PlacedOrder, { shop, ask }: Tools): Promise<void> {
  const { world, gifts } = shop
  const account = shop.accounts[plan.account]?.id ?? 0
  const gift = { currency: 'RUB', amount: order.totalKopecks, reason: 'Compensation' }
  const give = () =>
    world.staff('POST', `/admin/users/${account}/balance`, gift, { 'idempotency-key': `gift-${plan.index}` })
  const given = await Promise.all([give(), give()])
  if (given.some(({ status }) => status !== 200 && status !== 201))
    world.faults.push(`a gift was told ${given.map(({ status }) => status).join(' and ')}`)
  gifts.set(account, (gifts.get(account) ?? 0) + order.totalKopecks)
  const pay = () => ask('POST', `/shop/orders/${order.id}/pay`, { provider: 'balance' })
  const told = await Promise.all([pay(), pay()])
  if (told.some(({ status }) => ![200, 409].includes(status)))
    world.faults.push(`paying from a balance was told ${told.map(({ status }) => status).join(' and ')}`)
}

async function tellLie(plan: Plan, order: PlacedOrder, payUrl: string, { shop, postman, ask }: Tools) {
  const { provider } = plan
  const lie = forgeryOf(shop.world, provider, payUrl, order)
  if (!lie) return
  const told = await postman.forge(provider, lie)
  // The notifications of YooKassa prove nothing and are all heard.
  const isHeard = provider === 'yookassa' ? told === 200 : FORGERY_REFUSED.includes(told ?? 0)
  if (!isHeard && told !== null && told !== 503)
    shop.world.faults.push(`a forged notification of ${provider} was told ${told}`)
  const { status } = await lookAt(order, ask, () => true)
  if (status !== 'awaiting_payment' && status !== 'expired')
    shop.world.faults.push(`after a forged notification order ${order.id} was ${status}`)
}

async function tryAsStranger(order: PlacedOrder, plan: Plan, { accounts, world }: Shop): Promise<void> {
  const stranger = world.as(accounts[(plan.account + 1) % accounts.length]?.cookie ?? '')
  const told = await Promise.all([
    stranger('GET', `/shop/orders/${order.id}`),
    stranger('POST', `/shop/orders/${order.id}/pay`, { provider: 'balance' }),
    stranger('POST', `/shop/orders/${order.id}/cancel`),
  ])
  if (told.some(({ status }) => status !== 404))
    world.faults.push(`a stranger was told ${told.map(({ status }) => status).join(', ')}`)
}
