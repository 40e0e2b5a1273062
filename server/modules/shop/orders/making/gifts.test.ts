import { expect, test } from 'vitest'
import { openShop } from '#tests/shop/open-shop.ts'

test('an order says that it is a gift, to its buyer and to the staff', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const made = await shop.order(buyer, { [id]: 1 }, { isGift: true })
  expect(await shop.read(buyer, made.id)).toMatchObject({ isGift: true, recipient: { name: 'Ranger' } })
  const seen = await shop.staff.call('GET', `/admin/orders/${made.id}`)
  expect(seen.json()).toMatchObject({ isGift: true, recipient: 'Ranger' })
})
