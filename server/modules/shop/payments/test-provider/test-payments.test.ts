import { expect, test } from 'vitest'
import { openShop, pathOfCall } from '#tests/shop/open-shop.ts'

async function openPayment(language: 'ru' | 'en') {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  await shop.database.query.updateTable('users').set({ language }).execute()
  const { id } = await shop.sell('diamonds')
  const { payUrl } = await shop.order(buyer, { [id]: 1 })
  const path = pathOfCall(String(payUrl))
  return {
    path,
    page: async () => (await shop.anonymous.call('GET', path)).body,
    press: (deed: string) =>
      shop.anonymous.call('POST', `${path}/${deed}`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: '',
      }),
  }
}

test('what was played leads back to the page: reloading it pays nothing again', async () => {
  const { path, page, press } = await openPayment('ru')
  const reply = await press('pay')
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `/api${path}`])
  expect([reply.body, reply.headers['cache-control']]).toEqual(['', 'no-store'])
  expect(await page()).toContain('<p role="status">Оплачено.</p>')
  expect(await page()).toContain('<p role="status">Оплачено.</p>')
})

test.for([
  ['ru', 'Оплачено 2 раза.', 'Оплачено 5 раз.'],
  ['en', 'Paid 2 times.', 'Paid 5 times.'],
] as const)(
  'how often it was paid is told in the plural of the language (%s)',
  async ([language, two, five]) => {
    const { page, press } = await openPayment(language)
    await press('twice')
    expect(await page()).toContain(two)
    for (const deed of ['twice', 'pay']) await press(deed)
    expect(await page()).toContain(five)
  },
)
