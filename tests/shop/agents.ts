/** Agents beside game servers, as they call the site. */
import { expect } from 'vitest'
import type { Job, ReportResult } from '#shared/contract/games/bridge.ts'
import { createClient, createTestApp, type TestApp, type TestClient } from '#tests/harness/test-app.ts'

export const LOOK_MS = 1_000
export const SECOND = 1_000
export const LEASE = 60 * SECOND
/** Of the plugin AzLink; so long a site that starts waits before it ends any. */
export const LONGEST_LEASE = 150 * SECOND
export const line = (lineId: number) => ({
  orderId: '019ce0bb-1a00-7000-8000-000000000001',
  orderNumber: 'K7M2Q4RX',
  lineId,
})
export type Reply = { serverTime: string; jobs: Job[] }

/** A site with staff who make keys, and an agent beside its first game server. */
export async function openWithAgent(options: Parameters<typeof createTestApp>[0] = {}) {
  const site = await createTestApp(options)
  // It runs long enough to end leases as soon as they are over.
  site.clock.advance(LONGEST_LEASE - LEASE)
  const staff = await site.player('Smith', ['access_admin_panel', 'manage_game_servers', 'manage_deliveries'])
  const key = async (serverId = 1, scopes = ['deliver']) => {
    const body = { name: 'Main', scopes }
    const made = await staff.call('POST', `/admin/servers/${serverId}/keys`, { body })
    const { id, key: text } = made.json<{ id: number; key: string }>()
    return { id, agent: createClient(site.app, { authorization: `Bearer ${text}` }), text }
  }
  const { agent } = await key()
  const rows = () => site.database.query.selectFrom('deliveries').selectAll().orderBy('id').execute()
  const story = async () =>
    (await site.database.query.selectFrom('delivery_events').selectAll().orderBy('id').execute()).map(
      ({ state, attempt, reason }) => [state, attempt, reason],
    )
  return { site, staff, key, agent, rows, story, userId: await site.createUser('buyer') }
}
export const callClaim = (agent: TestClient, body: object = {}) =>
  agent.call('POST', '/game/v1/claim', { body: { instance: 'a', online: [], capacity: 50, ...body } })
export async function claim(agent: TestClient, body: object = {}): Promise<Job[]> {
  const reply = await callClaim(agent, body)
  expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, ''])
  return reply.json<Reply>().jobs
}
export const callReport = (agent: TestClient, reports: object[], instance = 'a') =>
  agent.call('POST', '/game/v1/report', { body: { instance, reports } })
export async function report(
  agent: TestClient,
  job: Pick<Job, 'id' | 'attempt'>,
  more: object = {},
  instance = 'a',
) {
  const { id, attempt } = job
  const told = { id, attempt, outcome: 'done', output: 'Gave 1', at: '2026-01-01T00:00:00.000Z', ...more }
  const reply = await callReport(agent, [told], instance)
  expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, ''])
  const { state, accepted } = reply.json<{ results: ReportResult[] }>().results[0] as ReportResult
  return [state, accepted]
}
export const first = (jobs: Job[]): Job => jobs[0] ?? expect.fail('nothing was handed out')
export async function pass({ clock, runBackgroundWork }: TestApp, milliseconds: number) {
  clock.advance(milliseconds)
  await runBackgroundWork(LOOK_MS)
}
