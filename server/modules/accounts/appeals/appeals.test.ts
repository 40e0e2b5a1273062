/** Who is banned can still say something against it, and hears what staff think of that. */
import { expect, test } from 'vitest'
import type { Appeal, OpenAppeal, StandingBan } from '#shared/contract/accounts/bans/appeals.ts'
import type { AuditEntry } from '#shared/contract/platform/audit.ts'
import { createTestApp, errorCode, type TestApp } from '#tests/harness/test-app.ts'

const HOUR_MS = 60 * 60 * 1000
const registration = { username: 'Tracer', email: 'tracer@example.org', password: 'long-enough' }
const proof = { username: 'Tracer', password: registration.password }

async function banTracer(site: TestApp, ban: object = { reason: 'Spam' }) {
  const { id } = (await site.anonymous.call('POST', '/register', { body: registration })).json()
  const moderator = await site.player('Owl', ['manage_users'])
  await moderator.call('POST', `/admin/users/${id}/ban`, { body: ban })
  const send = (message: string, body: object = proof) =>
    site.anonymous.call('POST', '/ban-appeal', { body: { ...body, message } })
  const read = async () =>
    (await site.anonymous.call('POST', '/ban-appeal/state', { body: proof })).json<StandingBan>()
  const answer = (text: string) =>
    moderator.call('PUT', `/admin/users/${id}/appeal`, { body: { answer: text } })
  const listOpen = async () => (await moderator.call('GET', '/admin/appeals')).json<OpenAppeal[]>()
  return { id: id as number, moderator, send, read, answer, listOpen }
}

test('a banned player appeals by the password, staff answer, and the answer is there and in the mailbox', async () => {
  const site = await createTestApp()
  const until = new Date(site.clock.now.getTime() + 2 * HOUR_MS).toISOString()
  const { id, moderator, send, read, answer, listOpen } = await banTracer(site, { reason: 'Spam', until })
  expect(await read()).toEqual({ reason: 'Spam', until, appeal: null })

  const sent = await send('  It was my brother.  ')
  expect(sent.statusCode).toBe(201)
  const open = { message: 'It was my brother.', createdAt: site.clock.now.toISOString() }
  expect(sent.json<StandingBan>().appeal).toEqual({ ...open, answer: null, answeredAt: null })
  expect(await listOpen()).toEqual([{ userId: id, username: 'Tracer', ...open }])

  site.clock.advance(HOUR_MS)
  const answered = await answer('Then he <waits> too.')
  const expected = { ...open, answer: 'Then he <waits> too.', answeredAt: site.clock.now.toISOString() }
  expect(answered.json<Appeal>()).toEqual(expected)
  expect((await read()).appeal).toEqual(expected)
  expect((await moderator.call('GET', `/admin/users/${id}/appeal`)).json()).toEqual({ appeal: expected })
  expect(await listOpen()).toEqual([])

  await site.lettersAreSent()
  const letter = site.letters.at(-1)
  expect(letter?.to).toBe(registration.email)
  expect(letter?.letter.subject).toBe('The answer to your appeal — FrontLand')
  expect(letter?.letter.text).toContain('Then he <waits> too.')
  expect(letter?.letter.html).toContain('Then he &#60;waits&#62; too.')
  expect(errorCode(await answer('Once more'))).toBe('conflict')
})

test('one appeal for each ban: what is sent again changes nothing, a new ban can be appealed anew', async () => {
  const site = await createTestApp()
  const { id, moderator, send, read, listOpen } = await banTracer(site)
  await send('First')
  const again = await send('Second')
  expect([again.statusCode, again.json<StandingBan>().appeal?.message]).toEqual([201, 'First'])

  await moderator.call('DELETE', `/admin/users/${id}/ban`)
  expect(await listOpen()).toEqual([])
  expect((await site.anonymous.call('POST', '/login', { body: proof })).statusCode).toBe(200)
  expect(errorCode(await send('Third'))).toBe('not_found')

  site.clock.advance(1000)
  await moderator.call('POST', `/admin/users/${id}/ban`, { body: { reason: 'Again' } })
  expect(await read()).toEqual({ reason: 'Again', until: null, appeal: null })
  expect((await send('Fourth')).json<StandingBan>().appeal?.message).toBe('Fourth')
})

test('a ban that has ended leaves nothing to appeal and nothing to answer', async () => {
  const site = await createTestApp()
  const until = new Date(site.clock.now.getTime() + HOUR_MS).toISOString()
  const { send, answer, listOpen } = await banTracer(site, { reason: 'Spam', until })
  await send('Please')
  site.clock.advance(HOUR_MS)
  expect(errorCode(await send('Please'))).toBe('not_found')
  expect(errorCode(await answer('Too late'))).toBe('not_found')
  expect(await listOpen()).toEqual([])
})

test('neither a wrong password nor an account in good standing gets anywhere', async () => {
  const site = await createTestApp()
  const { send } = await banTracer(site)
  expect(errorCode(await send('x', { ...proof, password: 'not the one' }))).toBe('bad_credentials')
  expect(errorCode(await send('x', { ...proof, username: 'nobody' }))).toBe('bad_credentials')
  expect(errorCode(await send('   '))).toBe('validation_failed')
  const body = { username: 'Scout', email: 'scout@example.org', password: 'long enough' }
  await site.anonymous.call('POST', '/register', { body })
  expect(errorCode(await send('x', body))).toBe('not_found')
})

test('nobody answers for an account that holds more than they do; the log tells who answered, until the account goes', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const { id, answer, send } = await banTracer(site)
  await send('Please')
  await admin.call('PUT', `/admin/users/${id}`, { body: { roles: ['editor'] } })
  expect(errorCode(await answer('No'))).toBe('not_allowed')
  expect((await admin.call('PUT', `/admin/users/${id}/appeal`, { body: { answer: 'No' } })).statusCode).toBe(
    200,
  )

  const log = async () =>
    (await admin.call('GET', '/admin/audit?action=answer')).json<{ data: AuditEntry[] }>().data
  expect(await log()).toMatchObject([
    {
      description: 'admin answered the appeal of user “Tracer”',
      before: { username: 'Tracer', appeal: 'Please', answer: null },
      after: { username: 'Tracer', appeal: 'Please', answer: 'No' },
    },
  ])
  await admin.call('DELETE', `/admin/users/${id}`)
  expect(await log()).toMatchObject([{ before: null, after: null }])
  expect(await site.database.query.selectFrom('ban_appeals').selectAll().execute()).toEqual([])
})
