/** A clock that was set back by an hour: the latest try stays the latest, and what is asked about is looked up at once. */
import { expect, test } from 'vitest'
import { startRobokassa } from '#tests/providers/robokassa/start-robokassa.ts'
import { startSeller } from '#tests/providers/start-seller.ts'
import { startYookassa } from '#tests/providers/yookassa/start-yookassa.ts'

const HOUR = 60 * 60_000

test('of two tries the later one is paid, whatever time it was made at', async () => {
  const { settings, url } = await startRobokassa()
  const seller = await startSeller({
    ROBOKASSA_LOGIN: settings.login,
    ROBOKASSA_PASSWORD1: settings.password1,
    ROBOKASSA_PASSWORD2: settings.password2,
    ROBOKASSA_URL: url,
  })
  const first = await seller.buy('robokassa')
  await seller.pass(-HOUR)
  const second = await seller.buy('robokassa')
  const numbers = [await seller.attempt(first.id), await seller.attempt(second.id)].map(
    ({ number }) => number,
  )
  expect(numbers[1]).toBeGreaterThan(numbers[0] ?? 0)
  expect(second.payUrl).toContain(`InvId=${numbers[1]}`)
})

test('a try that was looked up later than it is now is looked up all the same, and then once a second', async () => {
  const yookassa = await startYookassa({ secretKey: 'live_key' })
  const seller = await startSeller({
    YOOKASSA_SHOP_ID: yookassa.shopId,
    YOOKASSA_SECRET_KEY: yookassa.secretKey,
    YOOKASSA_API_URL: yookassa.url,
  })
  const questions = () => yookassa.calls.filter(({ kind }) => kind === 'GET /payments/:id').length
  await seller.buy('yookassa')
  await seller.hurry()
  await seller.look()
  expect(questions()).toBe(1)
  await seller.pass(-HOUR)
  await seller.hurry()
  await seller.look()
  expect(questions()).toBe(2)
  await seller.hurry()
  await seller.pass(999)
  expect(questions()).toBe(2)
  await seller.pass(1)
  expect(questions()).toBe(3)
})
