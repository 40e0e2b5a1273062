import { expect, test } from 'vitest'
import type { NoticeChoice } from '#shared/contract/platform/notice-choices.ts'
import type { Notices } from '#shared/contract/platform/notices.ts'
import { createTestApp, errorCode, type TestClient } from '#tests/harness/test-app.ts'

const choicesOf = async (client: TestClient) =>
  (await client.call('GET', '/profile/notifications')).json<NoticeChoice[]>()
const choose = (client: TestClient, topic: string, body: object) =>
  client.call('PUT', `/profile/notifications/${topic}`, { body })

const DELIVERED: NoticeChoice[] = [
  { topic: 'replies', bell: true, mail: null },
  { topic: 'tournaments', bell: true, mail: true },
  { topic: 'purchases', bell: true, mail: true },
]

test('everything is told until somebody says otherwise, each way by itself', async () => {
  const { player } = await createTestApp()
  const [ranger, scout] = [await player('Ranger'), await player('Scout')]
  expect(await choicesOf(ranger)).toEqual(DELIVERED)
  const muted = [DELIVERED[0], { topic: 'tournaments', bell: true, mail: false }, DELIVERED[2]]
  expect((await choose(ranger, 'tournaments', { mail: false })).json()).toEqual(muted)
  expect((await choose(ranger, 'tournaments', { mail: false })).json()).toEqual(muted)
  expect((await choose(ranger, 'tournaments', {})).json()).toEqual(muted)
  expect(await choicesOf(scout)).toEqual(DELIVERED)
  expect((await choose(ranger, 'tournaments', { mail: true })).json()).toEqual(DELIVERED)
})

test('what no letter tells has no letter to be left out', async () => {
  const ranger = await (await createTestApp()).player('Ranger')
  expect((await choose(ranger, 'replies', { mail: false, bell: true })).json()).toEqual(DELIVERED)
})

test.for([
  { topic: 'security', body: { bell: false } },
  { topic: '__proto__', body: { bell: false } },
  { topic: 'replies', body: { bell: 'no' } },
])('$topic with $body is refused and changes nothing', async ({ topic, body }) => {
  const ranger = await (await createTestApp()).player('Ranger')
  const reply = await choose(ranger, topic, body)
  expect(['validation_failed', 'not_found']).toContain(errorCode(reply))
  expect(await choicesOf(ranger)).toEqual(DELIVERED)
})

test('whoever wants to hear of no replies is told of none; what is about the account comes all the same', async () => {
  const { player, createUser, signIn, administrator } = await createTestApp()
  const rangerId = await createUser('Ranger')
  const [ranger, scout, staff] = [await signIn(rangerId), await player('Scout'), await administrator()]
  await choose(ranger, 'replies', { bell: false })
  for (const client of [ranger, scout]) {
    const { id, version } = (await client.call('POST', '/feedback', { body: { message: 'Hello' } })).json()
    const reply = await staff.call('PUT', `/admin/feedback/${id}`, { body: { reply: 'Thanks', version } })
    expect(reply.statusCode, reply.body).toBe(200)
  }
  const told = async (client: TestClient) =>
    (await client.call('GET', '/notices', { headers: { 'accept-language': 'en' } }))
      .json<Notices>()
      .data.map(({ text }) => text)
  expect(await told(scout)).toEqual(['The team has replied to your review.'])
  expect(await told(ranger)).toEqual([])
  const link = await staff.call('POST', `/admin/users/${rangerId}/password-link`)
  expect(link.statusCode, link.body).toBe(200)
  expect(await told(ranger)).toHaveLength(1)
})

test('what was chosen stands in the copy of one’s own data', async () => {
  const ranger = await (await createTestApp()).player('Ranger')
  await choose(ranger, 'tournaments', { bell: false, mail: false })
  const { mutedTopics } = (await ranger.call('GET', '/profile/export')).json().data
  expect(mutedTopics).toHaveLength(2)
  expect(mutedTopics).toContainEqual({ topic: 'tournaments', way: 'mail' })
})
