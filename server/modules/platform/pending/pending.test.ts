import { expect, test } from 'vitest'
import type { Pending } from '#shared/contract/platform/pending.ts'
import { createTestApp, type TestClient } from '#tests/harness/test-app.ts'
import { announce, change } from '#tests/harness/tournament-steps.ts'

const HOUR_MS = 60 * 60 * 1000

async function pendingFor(reader: TestClient): Promise<Record<string, number>> {
  const { lines } = (await reader.call('GET', '/admin/pending')).json<Pending>()
  return Object.fromEntries(lines.map(({ key, count }) => [key, count]))
}

test('of a new site only the samples wait, until they are put away', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  const { samples, ...rest } = await pendingFor(operator)
  expect(samples).toBeGreaterThan(10)
  expect(rest).toEqual({})
  await operator.call('PUT', '/admin/collections/samples', { body: { name: null, areShown: false } })
  expect(await pendingFor(operator)).toEqual({})
})

test('a review waits until somebody replies, hides or deletes it', async () => {
  const { player } = await createTestApp()
  const moderator = await player('Owl', ['access_admin_panel', 'manage_feedback', 'view_feedback'])
  const author = await player('Tracer')
  const ids: number[] = []
  for (const message of ['The gate at the bridge is stuck', 'The lamp is out', 'The well is dry']) {
    const reply = await author.call('POST', '/feedback', { body: { message } })
    expect(reply.statusCode).toBe(201)
    ids.push(reply.json<{ id: number }>().id)
  }
  expect(await pendingFor(moderator)).toEqual({ reviews: 3 })
  await moderator.call('PUT', `/admin/feedback/${ids[0]}`, { body: { reply: 'Mended.' } })
  expect(await pendingFor(moderator)).toEqual({ reviews: 2 })
  await moderator.call('PUT', `/admin/feedback/${ids[1]}`, { body: { isHidden: true } })
  expect(await pendingFor(moderator)).toEqual({ reviews: 1 })
  await moderator.call('DELETE', `/admin/feedback/${ids[2]}`)
  expect(await pendingFor(moderator)).toEqual({})
})

test('an appeal waits while its ban stands and nobody has answered', async () => {
  const { player, anonymous, clock } = await createTestApp()
  const moderator = await player('Owl', ['access_admin_panel', 'manage_users'])
  const password = 'long-enough'
  const until = new Date(clock.now.getTime() + 2 * HOUR_MS).toISOString()
  const ban = async (username: string) => {
    const body = { username, email: `${username}@example.org`, password }
    const { id } = (await anonymous.call('POST', '/register', { body })).json<{ id: number }>()
    await moderator.call('POST', `/admin/users/${id}/ban`, { body: { reason: 'Spam', until } })
    const appeal = { username, password, message: 'It was my brother.' }
    expect((await anonymous.call('POST', '/ban-appeal', { body: appeal })).statusCode).toBe(201)
    return id
  }
  const first = await ban('Tracer')
  await ban('Ranger')
  expect(await pendingFor(moderator)).toEqual({ appeals: 2 })
  await moderator.call('PUT', `/admin/users/${first}/appeal`, { body: { answer: 'Then he waits too.' } })
  expect(await pendingFor(moderator)).toEqual({ appeals: 1 })
  clock.advance(3 * HOUR_MS)
  expect(await pendingFor(moderator)).toEqual({})
})

test('a tournament waits for its winner from the day of its end on', async () => {
  const site = await createTestApp()
  const editor = await site.player('Owl', ['access_admin_panel', 'manage_content'])
  await (await site.administrator()).call('PUT', '/admin/collections/samples', {
    body: { name: null, areShown: false },
  })
  const { id } = await announce(site)
  const { id: second } = await announce(site)
  expect(await pendingFor(editor)).toEqual({})
  site.clock.advance(11 * HOUR_MS)
  expect(await pendingFor(editor)).toEqual({ tournaments: 2 })
  await change(site, id, { winner_ru: 'Сокол' })
  expect(await pendingFor(editor)).toEqual({ tournaments: 1 })
  site.clock.advance(40 * 24 * HOUR_MS)
  // The session of whoever looked before has ended.
  const other = await site.player('Fox', ['access_admin_panel', 'manage_content'])
  expect(await pendingFor(other)).toEqual({ tournaments: 1 })
  await change(site, second, { isCancelled: true })
  expect(await pendingFor(other)).toEqual({})
})

test('letters wait that a restored site holds', async () => {
  const site = await createTestApp()
  const at = site.clock.now.getTime()
  const operator = await site.player('Owl', ['access_admin_panel', 'manage_site'])
  const letter = { kind: 'verification', attempts: 12, next_attempt_at: at, created_at: at, held_at: at }
  await site.database.query
    .insertInto('pending_mail')
    .values({ ...letter, user_id: await site.createUser('ranger') })
    .execute()
  expect(await pendingFor(operator)).toEqual({ letters: 1 })
  await operator.call('DELETE', '/admin/held-letters')
  expect(await pendingFor(operator)).toEqual({})
})

test('nobody is told of what they may not do', async () => {
  const { player } = await createTestApp()
  const author = await player('Tracer')
  await author.call('POST', '/feedback', { body: { message: 'The gate at the bridge is stuck' } })
  expect(await pendingFor(await player('Owl', ['access_admin_panel', 'view_feedback']))).toEqual({})
  const editor = await player('Fox', ['access_admin_panel', 'manage_content'])
  expect(Object.keys(await pendingFor(editor))).toEqual(['samples'])
  expect((await author.call('GET', '/admin/pending')).statusCode).toBe(403)
})
