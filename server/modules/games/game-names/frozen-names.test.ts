import { expect, test } from 'vitest'
import type { FrozenName, OwnGameName } from '#shared/contract/games/game-names.ts'
import { errorCode, type TestClient } from '#tests/harness/test-app.ts'
import { openWithAgent } from '#tests/shop/agents.ts'

const ALICE = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'

async function open() {
  const { site, key, userId } = await openWithAgent()
  const teller = (await key(1, ['report'])).agent
  const buyer = await site.signIn(userId)
  const helper = await site.player('Helper', ['access_admin_panel', 'edit_users'])
  async function tell(uuid: string, kills: number) {
    const player = { name: 'Ranger', uuid, playtimeSeconds: 0, kills, deaths: 0, points: 0 }
    const body = { instance: 'a', players: [player] }
    expect((await teller.call('POST', '/game/v1/stats', { body })).statusCode).toBe(200)
  }
  async function prove(by: TestClient, uuid: string) {
    const asked = await by.call('POST', '/profile/names', { body: { game: 'minecraft', by: 'agent' } })
    const { code } = asked.json<{ code: string }>()
    const body = { instance: 'a', code, name: 'Ranger', uuid }
    expect((await teller.call('POST', '/game/v1/names', { body })).statusCode).toBe(200)
  }
  const frozen = async () => (await helper.call('GET', '/admin/frozen-names')).json<FrozenName[]>()
  const pending = async () =>
    (await helper.call('GET', '/admin/pending')).json<{ lines: { key: string; count: number }[] }>().lines
  const nameOf = async () =>
    (await buyer.call('GET', '/profile/names')).json<OwnGameName[]>().find(({ game }) => game === 'minecraft')
  const killsOf = async () => (await buyer.call('GET', '/profile')).json<{ kills: number }>().kills
  await prove(buyer, ALICE)
  await tell(ALICE, 3)
  return { site, userId, buyer, helper, tell, frozen, pending, nameOf, killsOf }
}

test('a name that another player took over in the game waits for staff, who leave it with its account', async () => {
  const { userId, helper, tell, frozen, pending, nameOf, killsOf } = await open()
  expect([await frozen(), await pending()]).toEqual([[], []])
  await tell(OTHER, 50)
  expect(await frozen()).toMatchObject([
    {
      userId,
      username: 'buyer',
      game: 'minecraft',
      name: 'Ranger',
      uuid: ALICE,
      newcomer: { uuid: OTHER, toldAt: expect.any(String) },
    },
  ])
  expect(await pending()).toEqual([{ key: 'frozenNames', count: 1 }])
  const body = { game: 'minecraft', name: 'Ranger', reason: 'The server went online mode' }
  expect((await helper.call('POST', `/admin/users/${userId}/names`, { body })).statusCode).toBe(200)
  expect([await frozen(), await pending(), (await nameOf())?.isFrozen]).toEqual([[], [], false])
  await tell(OTHER, 60)
  expect(await killsOf()).toBe(60)
})

test('or take it off, with a reason that its owner reads; nobody does who may do less than they, nor twice', async () => {
  const { site, userId, buyer, helper, tell, frozen, nameOf, killsOf } = await open()
  await tell(OTHER, 50)
  const body = { game: 'minecraft', reason: 'Sold the account' }
  const release = (by: TestClient, id = userId) =>
    by.call('POST', `/admin/users/${id}/names/release`, { body })
  expect(errorCode(await release(helper, await site.createUser('Strong', ['manage_roles'])))).toBe(
    'not_allowed',
  )
  expect((await release(buyer)).statusCode).toBe(403)
  expect((await release(helper)).statusCode).toBe(204)
  expect(errorCode(await release(helper))).toBe('not_found')
  expect([await frozen(), (await nameOf())?.name, await killsOf()]).toEqual([[], null, 0])
  expect((await buyer.call('GET', '/notices')).body).toContain('Sold the account')
  const log = await (await site.administrator()).call('GET', '/admin/audit')
  expect(log.body).toContain('Sold the account')
})
