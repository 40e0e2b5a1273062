import { expect, test } from 'vitest'
import { createTestApp } from '#tests/harness/test-app.ts'

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
