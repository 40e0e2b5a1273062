/** A site that is closed takes no new orders, and keeps every one that was made. */
import { expect, test } from 'vitest'
import { startRobokassa } from '#tests/providers/robokassa/start-robokassa.ts'
import { openShop, SELLER } from '#tests/shop/open-shop.ts'

test('money that comes while the site is being closed, or is closed, pays its order; nothing new is sold', async () => {
  const robokassa = await startRobokassa()
  const { login, password1, password2 } = robokassa.settings
  const shop = await openShop(
    {
      ROBOKASSA_LOGIN: login,
      ROBOKASSA_PASSWORD1: password1,
      ROBOKASSA_PASSWORD2: password2,
      ROBOKASSA_URL: robokassa.url,
    },
    { seller: SELLER },
  )
  const buyer = await shop.player('Scout')
  const closer = await shop.player('Operator', ['access_admin_panel', 'manage_site'])
  const { id } = await shop.sell('diamonds')
  const order = () => shop.order(buyer, { [id]: 1 }, { provider: 'robokassa' })
  const [atOnce, later] = [await order(), await order()]
  const notify = ({ payUrl }: { payUrl: string | null }) => {
    robokassa.pay(payUrl ?? '')
    return shop.anonymous.call('POST', '/payments/robokassa/notifications', {
      body: robokassa.outbox.at(-1)?.text ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  }
  const [closed, told] = await Promise.all([
    closer.call('PUT', '/admin/maintenance', { body: { isOn: true } }),
    notify(atOnce),
  ])
  expect([closed.statusCode, told.statusCode]).toEqual([200, 200])
  expect((await notify(later)).statusCode).toBe(200)
  for (const made of [atOnce, later]) expect((await shop.read(buyer, made.id)).status).toBe('paid')
  const refused = await buyer.call('POST', '/shop/orders', {
    body: { items: [{ productId: id, quantity: 1 }], provider: 'robokassa' },
  })
  expect([refused.statusCode, refused.headers['retry-after'] === undefined]).toEqual([503, false])
  await closer.call('PUT', '/admin/maintenance', { body: { isOn: false } })
  expect((await shop.deliveries()).total).toBe(2)
  expect(await shop.books()).toEqual({ 'provider:robokassa RUB': -20_000, 'sales RUB': 20_000 })
  expect((await shop.proof()).isSound).toBe(true)
})
