/** A shop under load: orders from the press of the button until they are paid, with a provider beside it. */
import { setTimeout as wait } from 'node:timers/promises'
import { type Address, withDatabase } from '#tests/harness/address.ts'
import { administratorCookie } from '#tests/harness/administrator-cookie.ts'
import { fillAccounts } from '#tests/harness/fill-accounts.ts'
import type { runRobokassa } from '#tests/providers/robokassa/run-robokassa.ts'
import type { BenchedProcess } from './start-process.ts'

/** Each may order thirty times in ten minutes. */
const ORDERS_OF_ONE = 25
const ONE_BY_ONE = 200
/** Whoever waits longer is not served. */
const UNDER_WAY_MAX = 400

type Provider = Awaited<ReturnType<typeof runRobokassa>>
export type OrderTimes = {
  /** Milliseconds of the checkout call, one at a time. */
  checkouts: number[]
  perSecond: number
  /** Milliseconds from order to paid. */
  toPaid: number[]
  /** Milliseconds of the site's processor time for each order, and which part of the time its main thread had to wait for a core. */
  processor: number
  waited: number
  isProved: boolean
  missing: number
}

/** `perSecond` orders in each of `seconds`, whatever became of those before. */
export async function measureOrders(
  site: { url: string; address: Address; process: Pick<BenchedProcess, 'processorTime' | 'waitingTime'> },
  robokassa: Provider,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<OrderTimes> {
  const wanted = perSecond * seconds
  // Nobody has more than four unpaid at a time.
  const buyers = Math.max(Math.ceil((wanted + ONE_BY_ONE) / ORDERS_OF_ONE), UNDER_WAY_MAX / 4)
  const accounts = await fillAccounts(site.address, buyers)
  const [product] = await ask<{ id: number; key: string }[]>(site.url, 'GET', '/shop/products').then((all) =>
    all.filter(({ key }) => key === 'diamond-set'),
  )
  if (!product) throw new Error('the shop has nothing that is sold again and again')
  let made = 0
  const order = async () => {
    const number = ++made
    const buyer = number % accounts.length
    const reply = await ask<{ payUrl: string }>(
      site.url,
      'POST',
      '/shop/orders',
      {
        items: [{ productId: product.id, quantity: 1 }],
        recipient: { game: 'minecraft', name: `Player_${number}` },
        email: `buyer${buyer}@example.org`,
        provider: 'robokassa',
        consent: true,
      },
      { cookie: accounts[buyer]?.cookie ?? '', 'idempotency-key': `bench-${number}` },
    )
    return reply.payUrl
  }
  const pay = async (payUrl: string) => {
    robokassa.pay(payUrl)
    const [notification] = robokassa.outbox.splice(-1)
    const status = notification && (await robokassa.send(notification))
    if (status !== 200) throw new Error(`a payment was told ${status}`)
  }

  const checkouts: number[] = []
  for (let count = 0; count < ONE_BY_ONE; count++) {
    const started = performance.now()
    const payUrl = await order()
    checkouts.push(performance.now() - started)
    await pay(payUrl)
  }

  const toPaid: number[] = []
  const errors: unknown[] = []
  let underWay = 0
  const one = async () => {
    const started = performance.now()
    underWay += 1
    await order()
      .then(pay)
      .then(() => toPaid.push(performance.now() - started))
      .catch((error: unknown) => errors.push(error))
    underWay -= 1
  }
  const [processorBefore, waitedBefore] = [site.process.processorTime(), site.process.waitingTime()]
  const began = performance.now()
  for (let count = 0; count < wanted; ) {
    const due = Math.min(wanted, Math.floor(((performance.now() - began) / 1_000) * perSecond))
    for (; count < due && underWay < UNDER_WAY_MAX; count++) void one()
    await wait(2)
  }
  while (underWay > 0) await wait(2)
  const took = (performance.now() - began) / 1_000
  const processor = (site.process.processorTime() - processorBefore) / wanted
  const waited = (site.process.waitingTime() - waitedBefore) / 1_000 / took
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} orders failed: ${errors[0]}`)
  const cookie = await administratorCookie(site.address)
  const proof = await ask<{ isSound: boolean }>(site.url, 'GET', '/admin/money/proof', undefined, { cookie })
  const paid = await withDatabase(site.address, ({ query }) =>
    query.selectFrom('orders').select('id').where('paid_at', 'is not', null).execute(),
  )
  return {
    checkouts,
    perSecond: wanted / took,
    toPaid,
    processor,
    waited,
    isProved: proof.isSound,
    missing: made - paid.length,
  }
}

async function ask<T>(
  url: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<T> {
  const reply = await fetch(`${url}/api${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text}`)
  return JSON.parse(text) as T
}
