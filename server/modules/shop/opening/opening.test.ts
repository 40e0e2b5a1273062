import { expect, test } from 'vitest'
import { readPayments } from '#server/config/payments.ts'
import { createTestApp, TEST_CONFIG } from '#tests/harness/test-app.ts'

test('a player asks to hear that the shop has opened, once, and takes it back', async () => {
  const { player, anonymous, database } = await createTestApp()
  const ranger = await player('Ranger')
  const scout = await player('Scout')
  const isAsked = async (who: typeof ranger) => (await who.call('GET', '/shop/opening')).json()
  expect(await isAsked(ranger)).toEqual({ isAsked: false })
  // Two presses, at the same time and one after another.
  const asked = await Promise.all([ranger.call('PUT', '/shop/opening'), ranger.call('PUT', '/shop/opening')])
  for (const reply of [...asked, await ranger.call('PUT', '/shop/opening')])
    expect([reply.statusCode, reply.json()]).toEqual([200, { isAsked: true }])
  expect([await isAsked(ranger), await isAsked(scout)]).toEqual([{ isAsked: true }, { isAsked: false }])
  expect(await database.query.selectFrom('shop_opening_requests').selectAll().execute()).toHaveLength(1)
  for (const _ of [1, 2])
    expect((await ranger.call('DELETE', '/shop/opening')).json()).toEqual({ isAsked: false })
  expect(await isAsked(ranger)).toEqual({ isAsked: false })
  for (const method of ['GET', 'PUT', 'DELETE'] as const)
    expect((await anonymous.call(method, '/shop/opening')).statusCode).toBe(401)
})

test('the shop sells once its seller is named and somebody takes the money, and pages hear of it', async () => {
  const site = await createTestApp({ config: { ...TEST_CONFIG, payments: readPayments({}) } })
  const staff = await site.administrator()
  const state = async () => (await site.anonymous.call('GET', '/shop/state')).json()
  const later = () => site.runBackgroundWork(1_000)
  expect(await state()).toMatchObject({ isOpen: false })
  const connected = { provider: 'yookassa', shopId: '100500', secretKey: 'live_0123456789abcdef' }
  expect((await staff.call('PUT', '/admin/payments', { body: connected })).statusCode).toBe(200)
  await later()
  expect(await state()).toMatchObject({ isOpen: false })
  const seller = { name: 'Granite Ltd', taxId: '7700', contact: 'hq@granite.example' }
  expect((await staff.call('PUT', '/admin/site', { body: { seller } })).statusCode).toBe(200)
  await later()
  expect(await state()).toMatchObject({ isOpen: true })
  expect((await staff.call('PUT', '/admin/site', { body: { seller: { contact: '' } } })).statusCode).toBe(200)
  await later()
  expect(await state()).toMatchObject({ isOpen: false })
})

test('a shop that is a test needs neither', async () => {
  const payments = readPayments({ PAYMENTS_TEST: 'true' })
  const { anonymous } = await createTestApp({ config: { ...TEST_CONFIG, payments } })
  expect((await anonymous.call('GET', '/shop/state')).json()).toMatchObject({ isOpen: true })
})

test('whoever asked is written to once when the shop has opened, in their language', async () => {
  const site = await createTestApp({ config: { ...TEST_CONFIG, payments: readPayments({}) } })
  const staff = await site.administrator()
  const ids = [
    await site.createUser('Ranger'),
    await site.createUser('Scout'),
    await site.createUser('Other'),
  ]
  await site.database.query
    .updateTable('users')
    .set({ language: 'en' })
    .where('id', '=', ids[1] ?? 0)
    .execute()
  for (const id of ids.slice(0, 2)) await (await site.signIn(id)).call('PUT', '/shop/opening')
  const later = async () => {
    await site.runBackgroundWork(1_000)
    await site.lettersAreSent()
    return site.letters.map(({ to, letter }) => [to, letter.subject])
  }
  expect(await later()).toEqual([])
  const seller = { name: 'Granite Ltd', taxId: '7700', contact: 'hq@granite.example' }
  await staff.call('PUT', '/admin/site', { body: { seller } })
  const connected = { provider: 'yookassa', shopId: '100500', secretKey: 'live_0123456789abcdef' }
  await staff.call('PUT', '/admin/payments', { body: connected })
  const told = [
    ['Ranger@example.org', 'Магазин открылся'],
    ['Scout@example.org', 'The shop has opened'],
  ]
  expect(await later()).toEqual(told)
  expect(await later()).toEqual(told)
  expect((await (await site.signIn(ids[0] ?? 0)).call('GET', '/shop/opening')).json()).toEqual({
    isAsked: false,
  })
})
