import { expect, test } from 'vitest'
import { HIGHEST_BALANCE } from '#shared/constants/money/currencies.ts'
import { moveMoney } from '#tests/harness/money.ts'
import { createTestApp, errorCode, type TestClient } from '#tests/harness/test-app.ts'

async function openPanel() {
  const site = await createTestApp()
  const ranger = await site.createUser('Ranger')
  const staff = await site.player('Chief', ['manage_balances'])
  const change = (body: object, key = 'first', who: TestClient = staff, id = ranger) =>
    who.call('POST', `/admin/users/${id}/balance`, { body, headers: { 'idempotency-key': key } })
  const balances = () =>
    site.database.query
      .selectFrom('users')
      .select(['balance_kopecks', 'landcoins'])
      .where('id', '=', ranger)
      .executeTakeFirstOrThrow()
  return { site, ranger, staff, change, balances }
}
const GIFT = { currency: 'RUB', amount: 29_950, reason: 'Компенсация' }

test('staff give and take, the player reads why, and it stands in the log', async () => {
  const { site, ranger, change, balances } = await openPanel()
  const given = await change(GIFT)
  expect(given.statusCode).toBe(200)
  expect(given.json()).toEqual({ currency: 'RUB', balance: 29_950 })
  expect((await change({ ...GIFT, amount: -950 }, 'second')).json()).toMatchObject({ balance: 29_000 })
  expect((await change({ ...GIFT, currency: 'LC', amount: 5 }, 'third')).json()).toMatchObject({ balance: 5 })
  expect(await balances()).toEqual({ balance_kopecks: 29_000, landcoins: 5 })
  const profile = (await (await site.signIn(ranger)).call('GET', '/profile')).json()
  expect(profile).toMatchObject({
    balance: { rub: 290, landcoins: 5 },
    transactions: [{ amount: 5 }, { amount: -9.5 }, { amount: 299.5, description: 'Компенсация' }],
  })
  const log = await (await site.administrator()).call('GET', '/admin/audit')
  expect(log.body).toContain('Компенсация')
  expect(log.body).toContain('299.5 RUB')
})

test('the same call again is answered as the first was, and counts once, also ten at once', async () => {
  const { change, balances } = await openPanel()
  const replies = await Promise.all(Array.from({ length: 10 }, () => change(GIFT)))
  for (const reply of replies) {
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ currency: 'RUB', balance: 29_950 })
  }
  const { reason, amount, currency } = GIFT
  expect((await change({ reason, amount, currency })).statusCode).toBe(200)
  expect(await balances()).toMatchObject({ balance_kopecks: 29_950 })
})

test('another call under the same key is refused; of another account the key is another', async () => {
  const { site, change, balances } = await openPanel()
  const other = await site.createUser('Medic')
  await change(GIFT)
  for (const reply of [
    await change({ ...GIFT, amount: 1 }),
    await change({ ...GIFT, reason: 'x' }),
    await change(GIFT, 'first', undefined, other),
  ])
    expect([reply.statusCode, errorCode(reply)]).toEqual([409, 'idempotency_key_reused'])
  const colleague = await site.player('Deputy', ['manage_balances'])
  expect((await change(GIFT, 'first', colleague)).json()).toMatchObject({ balance: 59_900 })
  expect(await balances()).toMatchObject({ balance_kopecks: 59_900 })
})

test('a key is asked for, and has to be one', async () => {
  const { ranger, staff, change, balances } = await openPanel()
  const without = await staff.call('POST', `/admin/users/${ranger}/balance`, { body: GIFT })
  expect([without.statusCode, errorCode(without)]).toEqual([400, 'validation_failed'])
  for (const key of ['', 'with space', 'a'.repeat(65), 'a/b'])
    expect((await change(GIFT, key)).statusCode).toBe(400)
  expect((await change(GIFT, `aZ09_.:-${'x'.repeat(56)}`)).statusCode).toBe(200)
  expect(await balances()).toMatchObject({ balance_kopecks: 29_950 })
})

test('never below zero; what was refused may be asked again under its key', async () => {
  const { site, ranger, change, balances } = await openPanel()
  const reply = await change({ ...GIFT, amount: -1 })
  expect([reply.statusCode, errorCode(reply)]).toEqual([409, 'balance_too_low'])
  await moveMoney(site.database, ranger, 5)
  expect((await change({ ...GIFT, amount: -1 })).json()).toMatchObject({ balance: 4 })
  expect(errorCode(await change({ ...GIFT, amount: HIGHEST_BALANCE }, 'huge'))).toBe('balance_too_high')
  expect(await balances()).toMatchObject({ balance_kopecks: 4 })
})

test.each([
  { ...GIFT, amount: 0 },
  { ...GIFT, amount: 0.5 },
  { ...GIFT, amount: '100' },
  { ...GIFT, amount: HIGHEST_BALANCE + 1 },
  { ...GIFT, amount: 1e300 },
  { ...GIFT, amount: null },
  { ...GIFT, currency: 'USD' },
  { ...GIFT, reason: '' },
  { ...GIFT, reason: '   ' },
  { ...GIFT, reason: 'x'.repeat(201) },
  { ...GIFT, reason: 'two\nlines' },
  { ...GIFT, reason: '\u202egnp' },
  { currency: 'RUB', amount: 5 },
])('%o is refused and changes nothing', async (body) => {
  const { change, balances } = await openPanel()
  expect((await change(body)).statusCode).toBe(400)
  expect(await balances()).toEqual({ balance_kopecks: 0, landcoins: 0 })
})

test('it takes the permission, a recent sign-in and somebody to give to', async () => {
  const { site, change } = await openPanel()
  const others = await site.player('Other', ['manage_users', 'view_orders'])
  expect(errorCode(await change(GIFT, 'a', others))).toBe('not_allowed')
  expect(errorCode(await change(GIFT, 'a', site.anonymous))).toBe('not_signed_in')
  expect(errorCode(await change(GIFT, 'a', undefined, 999_999))).toBe('not_found')
  site.clock.advance(15 * 60_000)
  expect(errorCode(await change(GIFT))).toBe('confirmation_required')
})

test('a key is forgotten after two days, and not within one', async () => {
  const { site, change, balances } = await openPanel()
  await change(GIFT)
  const count = async () =>
    (await site.database.query.selectFrom('idempotency_keys').selectAll().execute()).length
  site.clock.advance(24 * 60 * 60_000)
  await site.runBackgroundWork(60 * 60_000)
  expect(await count()).toBe(1)
  site.clock.advance(25 * 60 * 60_000)
  await site.runBackgroundWork(60 * 60_000)
  expect(await count()).toBe(0)
  expect(await balances()).toMatchObject({ balance_kopecks: 29_950 })
})
