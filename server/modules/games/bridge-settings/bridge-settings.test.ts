import { expect, test } from 'vitest'
import type { BridgeSettingsView } from '#shared/contract/games/agents/bridge-settings.ts'
import type { TestClient } from '#tests/harness/test-app.ts'
import { claim, first, openWithAgent, report } from '#tests/shop/agents.ts'
import { enqueueDeliveries } from '#tests/shop/enqueue-deliveries.ts'

const read = async (staff: TestClient, serverId = 1) =>
  (await staff.call('GET', `/admin/servers/${serverId}/bridge`)).json<BridgeSettingsView>()
const save = async (staff: TestClient, change: object, serverId = 1) =>
  staff.call('PUT', `/admin/servers/${serverId}/bridge`, {
    body: { ...(await read(staff, serverId)), ...change },
  })

test('by what an answer is a failure staff decide for each game server, and for no other', async () => {
  const { site, staff, agent, key, userId } = await openWithAgent()
  const { agent: other } = await key(2)
  const delivered = await read(staff)
  expect([delivered.version, delivered.failureTexts]).toEqual([
    0,
    expect.arrayContaining(['Player not found']),
  ])
  const failureTexts = ['§cTresor VOLL', 'Unknown command']
  const saved = await save(staff, { failureTexts: [...failureTexts, 'Unknown command'] })
  expect([saved.statusCode, saved.json()]).toEqual([200, { ...delivered, failureTexts, version: 1 }])
  const answers = ['Der Tresor voll?', 'Error: Player not found.', 'Unknown command']
  const judged = async (asked: TestClient, gameServerId: number) => {
    await enqueueDeliveries(site.database, ...answers.map(() => ({ userId, gameServerId })))
    const states = []
    for (const [at, job] of (await claim(asked)).entries())
      states.push((await report(asked, job, { output: answers[at] }))[0])
    return states
  }
  expect(await judged(agent, 1)).toEqual(['failed', 'done', 'failed'])
  expect(await judged(other, 2)).toEqual(['done', 'failed', 'failed'])
  // With none of them every answer is a success, unless the product names one.
  await save(staff, { failureTexts: [] })
  await enqueueDeliveries(site.database, { userId, failure: 'no such' })
  expect(await report(agent, first(await claim(agent)), { output: 'no such thing' })).toEqual([
    'failed',
    true,
  ])
})

test('what nobody changed follows what is delivered; a stale or wrong list changes nothing, and the log tells the rest', async () => {
  const { site, staff } = await openWithAgent()
  const delivered = await read(staff)
  await save(staff, { failureTexts: ['It failed'] })
  for (const text of ['Other', 'It failed']) {
    const stale = await save(staff, { version: 0, failureTexts: [text] })
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'conflict', by: 'Smith' }])
  }
  for (const failureTexts of [
    ['abc'],
    ['§c§a'],
    ['§cA §lb §r'],
    ['x'.repeat(201)],
    Array.from({ length: 41 }, (_, at) => `text ${at}`),
  ])
    expect((await save(staff, { failureTexts })).json()).toMatchObject({
      code: 'validation_failed',
      fields: { [failureTexts.length > 40 ? 'failureTexts' : 'failureTexts.0']: expect.any(String) },
    })
  expect(await read(staff)).toEqual({ ...delivered, failureTexts: ['It failed'], version: 1 })
  expect((await save(staff, { failureTexts: delivered.failureTexts })).statusCode).toBe(200)
  const rows = await site.database.query.selectFrom('bridge_settings').selectAll().execute()
  expect(rows).toMatchObject([{ failure_texts: null, version: 2 }])
  expect((await staff.call('GET', '/admin/servers/999/bridge')).statusCode).toBe(404)
  const log = await (await site.administrator()).call('GET', '/admin/audit?noun=bridge_settings')
  expect(log.json<{ data: object[] }>().data).toMatchObject([
    { before: { failureTexts: ['It failed'] } },
    { actor: { username: 'Smith' }, after: { failureTexts: ['It failed'] } },
  ])
})
