import { expect, test } from 'vitest'
import type { FeedbackItem } from '#shared/contract/content/feedback.ts'
import { createTestApp, errorCode, type TestApp } from '#tests/harness/test-app.ts'

const ids = (items: FeedbackItem[]) => items.map((item) => item.id)

async function writeReviews({ database }: TestApp, count: number, userId = 1): Promise<void> {
  const reviews = Array.from({ length: count }, (_, index) => ({
    user_id: userId,
    message: `review ${index + 1}`,
    message_folded: `review ${index + 1}`,
    created_at: index,
  }))
  await database.query.insertInto('feedback').values(reviews).execute()
}

test('a player publishes a review, and everybody reads it', async () => {
  const { anonymous, player, clock } = await createTestApp()
  const reply = await (await player('Ranger')).call('POST', '/feedback', { body: { message: 'Отлично!' } })
  expect(reply.statusCode).toBe(201)
  const item = reply.json<FeedbackItem>()
  expect(item).toEqual({
    id: expect.any(Number),
    username: 'Ranger',
    message: 'Отлично!',
    created_at: clock.now.toISOString(),
    reply: null,
  })
  expect((await anonymous.call('GET', '/feedback')).json()).toEqual([item])
})

test('a site without reviews answers with an empty list', async () => {
  const { anonymous } = await createTestApp()
  expect((await anonymous.call('GET', '/feedback')).json()).toEqual([])
})

test('the message is trimmed, its lines are kept', async () => {
  const { player } = await createTestApp()
  const reply = await (await player('Ranger')).call('POST', '/feedback', {
    body: { message: '  \n first\n second \t\n' },
  })
  expect(reply.json()).toMatchObject({ message: 'first\n second' })
})

test('a message that is empty after trimming is refused', async () => {
  const { player, anonymous } = await createTestApp()
  const ranger = await player('Ranger')
  for (const message of ['', '   ', '\n\t\u00a0\u3000']) {
    const reply = await ranger.call('POST', '/feedback', {
      body: { message },
      headers: { 'accept-language': 'ru' },
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ fields: { message: 'Пожалуйста, введите сообщение' } })
  }
  expect((await anonymous.call('GET', '/feedback')).json()).toEqual([])
})

test('a message has at most 2000 characters', async () => {
  const { player } = await createTestApp()
  const ranger = await player('Ranger')
  const send = (length: number) => ranger.call('POST', '/feedback', { body: { message: 'я'.repeat(length) } })
  expect((await send(2000)).statusCode).toBe(201)
  const reply = await send(2001)
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ fields: { message: 'The text is too long: at most 2000 characters' } })
})

test('sending needs a session', async () => {
  const { anonymous } = await createTestApp()
  const reply = await anonymous.call('POST', '/feedback', { body: { message: 'Hello' } })
  expect(reply.statusCode).toBe(401)
})

test('reviews come newest first, 100 at a time; `before` asks for older ones', async () => {
  const site = await createTestApp()
  await writeReviews(site, 250)
  const read = async (query = '') =>
    (await site.anonymous.call('GET', `/feedback${query}`)).json<FeedbackItem[]>()

  const first = await read()
  const second = await read(`?before=${first.at(-1)?.id}`)
  const third = await read(`?before=${second.at(-1)?.id}`)
  expect([first.length, second.length, third.length]).toEqual([100, 100, 50])
  const all = ids([...first, ...second, ...third])
  expect(all).toEqual([...all].sort((left, right) => right - left))
  expect(new Set(all).size).toBe(250)
  expect(await read(`?before=${third.at(-1)?.id}`)).toEqual([])
})

test('a page does not shift when a new review arrives meanwhile', async () => {
  const site = await createTestApp()
  await writeReviews(site, 120)
  const first = (await site.anonymous.call('GET', '/feedback')).json<FeedbackItem[]>()
  await writeReviews(site, 3)
  const second = await site.anonymous.call('GET', `/feedback?before=${first.at(-1)?.id}`)
  expect(second.json()).toHaveLength(20)
})

test('a `before` that is no id is refused', async () => {
  const { anonymous } = await createTestApp()
  for (const before of ['0', '-1', 'x', '1.5', '', '1e3', '9'.repeat(30)])
    expect((await anonymous.call('GET', `/feedback?before=${before}`)).statusCode).toBe(400)
  expect((await anonymous.call('GET', `/feedback?before=${'9'.repeat(15)}`)).json()).toEqual([])
})

test('a review goes under the name its author has now', async () => {
  const { administrator, anonymous, createUser, signIn } = await createTestApp()
  const id = await createUser('Ranger')
  await (await signIn(id)).call('POST', '/feedback', { body: { message: 'Hello' } })
  await (await administrator()).call('PUT', `/admin/users/${id}`, { body: { username: 'Scout' } })
  expect((await anonymous.call('GET', '/feedback')).json()).toMatchObject([{ username: 'Scout' }])
})

test('whoever may manage feedback deletes a review', async () => {
  const { anonymous, player } = await createTestApp()
  const author = await player('Ranger')
  const item = (await author.call('POST', '/feedback', { body: { message: 'Spam' } })).json<FeedbackItem>()

  expect(errorCode(await author.call('DELETE', `/admin/feedback/${item.id}`))).toBe('not_allowed')
  const moderator = await player('Moderator', ['manage_feedback'])
  expect((await moderator.call('DELETE', `/admin/feedback/${item.id}`)).statusCode).toBe(204)
  expect((await anonymous.call('GET', '/feedback')).json()).toEqual([])
  expect((await moderator.call('DELETE', `/admin/feedback/${item.id}`)).statusCode).toBe(404)
})

test('the id of a deleted review is never given out again', async () => {
  const { player, administrator } = await createTestApp()
  const ranger = await player('Ranger')
  const write = async () =>
    (await ranger.call('POST', '/feedback', { body: { message: 'Hello' } })).json<FeedbackItem>().id
  const first = await write()
  await (await administrator()).call('DELETE', `/admin/feedback/${first}`)
  expect(await write()).toBeGreaterThan(first)
})

test('staff reply under a review, change the reply and take it back', async () => {
  const { anonymous, player, clock } = await createTestApp()
  const review = (
    await (await player('Ranger')).call('POST', '/feedback', { body: { message: 'Hm' } })
  ).json()
  const moderator = await player('Owl', ['view_feedback', 'manage_feedback'])
  const path = `/admin/feedback/${review.id}`

  const replied = await moderator.call('PUT', path, { body: { reply: ' Fixed. ', version: 1 } })
  expect(replied.json()).toMatchObject({ version: 2, isHidden: false, reply: { message: 'Fixed.' } })
  const [shown] = (await anonymous.call('GET', '/feedback')).json<FeedbackItem[]>()
  expect(shown?.reply).toEqual({ username: 'Owl', message: 'Fixed.', date: clock.now.toISOString() })

  expect((await moderator.call('PUT', path, { body: { reply: 'Late', version: 1 } })).statusCode).toBe(409)
  await moderator.call('PUT', path, { body: { reply: null } })
  expect((await anonymous.call('GET', '/feedback')).json()[0].reply).toBeNull()
})

test('a hidden review is seen by staff only, and its author is told once', async () => {
  const { anonymous, player } = await createTestApp()
  const ranger = await player('Ranger')
  const review = (await ranger.call('POST', '/feedback', { body: { message: 'Hm' } })).json()
  const moderator = await player('Owl', ['view_feedback', 'manage_feedback'])
  for (const change of [{ isHidden: true }, { isHidden: true, reply: 'Rude' }])
    await moderator.call('PUT', `/admin/feedback/${review.id}`, { body: change })
  expect((await ranger.call('GET', '/notices')).json()).toMatchObject({
    unread: 1,
    data: [{ text: 'The team has hidden your review: other players see it no more.' }],
  })
  expect((await anonymous.call('GET', '/feedback')).json()).toEqual([])
  expect((await moderator.call('GET', '/admin/feedback')).json()).toMatchObject({
    total: 1,
    data: [{ id: review.id, isHidden: true, username: 'Ranger' }],
  })
})

test('staff search reviews by their words and by the name of their author', async () => {
  const { player } = await createTestApp()
  await (await player('Ranger')).call('POST', '/feedback', { body: { message: 'The bridge is 100% broken' } })
  await (await player('Маяк')).call('POST', '/feedback', { body: { message: 'Северный мост цел' } })
  const moderator = await player('Owl', ['view_feedback'])
  const found = async (search: string) =>
    (await moderator.call('GET', `/admin/feedback?search=${encodeURIComponent(search)}`)).json().data.length
  expect(await found('BRIDGE')).toBe(1)
  for (const words of ['Северный мост', 'северный мост', 'СЕВЕРНЫЙ МОСТ']) expect(await found(words)).toBe(1)
  expect(await found('100%')).toBe(1)
  expect(await found('маяк')).toBe(1)
  expect(await found('%')).toBe(1)
  expect(await found('nothing')).toBe(0)
})

test('staff are shown what waits for a reply: what everybody reads, and nobody has answered', async () => {
  const site = await createTestApp()
  const authors = await Promise.all(['Ranger', 'Tracer', 'Scout', 'Medic'].map((name) => site.player(name)))
  const sent = await Promise.all(
    authors.map((author, nth) => author.call('POST', '/feedback', { body: { message: `Мост ${nth}` } })),
  )
  const [answered, hidden, deleted, waiting] = sent.map((reply) => reply.json<{ id: number }>().id)
  const moderator = await site.player('Owl', ['view_feedback', 'manage_feedback'])
  await moderator.call('PUT', `/admin/feedback/${answered}`, { body: { reply: 'Чиним' } })
  await moderator.call('PUT', `/admin/feedback/${hidden}`, { body: { isHidden: true } })
  await moderator.call('DELETE', `/admin/feedback/${deleted}`)
  const list = async (query: string) => (await moderator.call('GET', `/admin/feedback?${query}`)).json()
  expect(await list('unanswered=true')).toMatchObject({ data: [{ id: waiting }], total: 1 })
  expect(await list('unanswered=true&search=nothing')).toMatchObject({ data: [], total: 0 })
  expect(await list('')).toMatchObject({ total: 3 })
  expect((await moderator.call('GET', '/admin/feedback?unanswered=perhaps')).statusCode).toBe(400)
})

test('the deletion of a review can be taken back', async () => {
  const { anonymous, player } = await createTestApp()
  const review = (
    await (await player('Ranger')).call('POST', '/feedback', { body: { message: 'Hm' } })
  ).json()
  const moderator = await player('Owl', ['view_feedback', 'manage_feedback'])
  const path = `/admin/feedback/${review.id}`
  expect((await moderator.call('DELETE', path)).statusCode).toBe(204)
  expect((await moderator.call('DELETE', path)).statusCode).toBe(404)
  expect((await anonymous.call('GET', '/feedback')).json()).toEqual([])
  expect((await moderator.call('POST', `${path}/restore`)).statusCode).toBe(200)
  expect((await anonymous.call('GET', '/feedback')).json()).toMatchObject([{ id: review.id }])
})
