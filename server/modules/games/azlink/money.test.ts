import { expect, test } from 'vitest'
import { createAzlinkPlugin } from '#tests/azlink/azlink-plugin.ts'
import { openWithAzlink } from '#tests/azlink/open-with-azlink.ts'
import { until } from '#tests/harness/until.ts'
import { SECOND } from '#tests/shop/agents.ts'

const HOUR = 3_600 * SECOND
const RANGER = { name: 'rANGER', uuid: '8667ba71-b85a-4004-af54-457a9734eed7' }
const SCOUT = { name: 'Scout', uuid: '9667ba71-b85a-4004-af54-457a9734eed7' }

/** A player with a confirmed name is in the game, and the plugin has a key for LandCoins. */
async function open(landcoinsCeiling = 10_000) {
  const opened = await openWithAzlink()
  const { site, port } = opened
  const banker = await site.player('Banker', ['access_admin_panel', 'manage_game_servers', 'manage_balances'])
  const body = { name: 'Economy', scopes: ['deliver', 'economy'], landcoinsCeiling }
  const { key } = (await banker.call('POST', '/admin/servers/1/keys', { body })).json<{ key: string }>()
  const plugin = createAzlinkPlugin({ port, key })
  const account = await site.createUser('Owner')
  await site.database.query
    .insertInto('game_names')
    .values({
      ...{ user_id: account, game: 'minecraft', name: 'Ranger', name_folded: 'ranger' },
      ...{ uuid: null, confirmed_at: 1, ended_at: null },
    })
    .execute()
  plugin.join(RANGER, SCOUT)
  await plugin.start()
  const { answer } = await plugin.poll()
  const money = async (deed: string, amount: unknown, id = account) => {
    const reply = await plugin.call('POST', `/azlink/user/${id}/money/${deed}`, { amount })
    const said = JSON.parse(reply.body) as { code?: string; old_balance: number; new_balance: number }
    return reply.status === 200 ? [said.old_balance, said.new_balance] : [reply.status, said.code]
  }
  const booked = async () =>
    (await site.database.query.selectFrom('game_landcoins').selectAll().orderBy('id').execute()).map((row) =>
      Number(row.amount),
    )
  return { ...opened, plugin, account, answer, money, booked }
}

test('who has proved the name and was here in the last hour is listed with LandCoins, to keys for those alone', async () => {
  const { site, answer, account, plugin, make, money } = await open()
  const [receipts, ...listed] = answer?.users ?? []
  expect(receipts).toEqual({ id: 2_147_483_647, name: 'frontland.receipt', money: 0 })
  expect(listed).toEqual([{ id: account, name: 'rANGER', uid: RANGER.uuid, money: 0 }])
  expect(await money('add', 50)).toEqual([0, 50])
  plugin.join()
  expect((await plugin.poll()).answer?.users?.[1]?.money).toBe(50)
  expect((await make().poll()).answer?.users).toHaveLength(1)
  site.clock.advance(HOUR + SECOND)
  expect((await plugin.poll()).answer?.users).toHaveLength(1)
  expect(await money('add', 50)).toEqual([404, 'unknown_player'])
})

test('LandCoins are given, taken whole or not at all, and set, within their bounds and the ceiling of the key', async () => {
  const { make, account, money, booked } = await open(2_000)
  expect(await money('add', 300)).toEqual([0, 300])
  expect(await money('remove', 301)).toEqual([409, 'not_enough_landcoins'])
  expect(await money('remove', 100)).toEqual([300, 200])
  expect(await money('set', 1_000)).toEqual([200, 1_000])
  expect(await money('set', 0)).toEqual([409, 'ceiling_reached'])
  expect(await money('set', 1_000)).toEqual([1_000, 1_000])
  expect(await booked()).toEqual([300, -100, 800, 0])
  for (const [deed, amount] of [
    ...['add', 'remove'].flatMap((name) =>
      [0, -1, 1.5, 1_000_001, '5'].map((wrong) => [name, wrong] as const),
    ),
    ...[-1, 0.5, 1_000_001].map((wrong) => ['set', wrong] as const),
  ])
    expect([deed, amount, (await money(deed, amount))[0]]).toEqual([deed, amount, 400])
  expect(await money('add', 1, 999_999)).toEqual([404, 'unknown_player'])
  const { status, body } = await make().call('POST', `/azlink/user/${account}/money/add`, { amount: 1 })
  expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([403, 'missing_scope'])
})

test('each request is booked once; the same within ten seconds of one whose answer did not get out whole is that one', async () => {
  const { site, plugin, account, money, booked } = await open()
  const table = () => site.database.query
  /** As if the last answer had not got out, once it has. */
  async function untell() {
    const untold = () =>
      table().selectFrom('game_landcoins').select('id').where('told_at', 'is', null).execute()
    await until(async () => expect(await untold()).toEqual([]))
    const last = table()
      .selectFrom('game_landcoins')
      .select(({ fn }) => fn.max('id').as('id'))
    await table().updateTable('game_landcoins').set({ told_at: null }).where('id', '=', last).execute()
  }
  expect(await money('add', 10)).toEqual([0, 10])
  expect(await money('add', 10)).toEqual([10, 20])
  await untell()
  expect(await money('add', 10)).toEqual([10, 20])
  expect(await money('add', 11)).toEqual([20, 31])
  await untell()
  site.clock.advance(10 * SECOND + 1)
  expect(await money('add', 10)).toEqual([31, 41])
  expect(await booked()).toEqual([10, 10, 11, 10])
  // Two at once are two: the first is told before the second is looked at.
  const path = `/azlink/user/${account}/money/add`
  await Promise.all([1, 2].map(() => plugin.call('POST', path, { amount: 7 })))
  expect((await booked()).slice(4)).toEqual([7, 7])
})
