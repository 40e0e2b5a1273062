/** CurrentUser sign somebody out. */
import { expect, test } from 'vitest'
import type { UserDetails } from '#shared/contract/accounts/users.ts'
import { createTestApp, errorCode, type TestApp, type TestClient } from '#tests/harness/test-app.ts'

const sessionsOf = async (staff: TestClient, id: number) =>
  (await staff.call('GET', `/admin/users/${id}`)).json<UserDetails>().sessions ?? []
const isSignedIn = async (client: TestClient) => (await client.call('GET', '/profile')).statusCode === 200
const log = ({ database }: TestApp) =>
  database.query
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'noun_id', 'before', 'after'])
    .execute()

async function signedInTwice(site: TestApp) {
  const id = await site.createUser('Ranger')
  const phone = await site.signIn(id)
  site.clock.advance(60_000)
  const laptop = await site.signIn(id)
  return { id, phone, laptop }
}

test('one session is ended: its next call is refused, the others go on', async () => {
  const site = await createTestApp()
  const { id, phone, laptop } = await signedInTwice(site)
  const chiefId = await site.createUser('Chief', ['manage_users', 'view_audit_log'])
  const chief = await site.signIn(chiefId)
  const [newest, oldest] = await sessionsOf(chief, id)
  const ended = await chief.call('DELETE', `/admin/users/${id}/sessions/${oldest?.id}`)
  expect(ended.statusCode).toBe(204)
  expect((await phone.call('GET', '/profile')).statusCode).toBe(401)
  expect(await isSignedIn(laptop)).toBe(true)
  expect(await sessionsOf(chief, id)).toEqual([newest])

  expect(await log(site)).toEqual([
    {
      action: 'end_sessions',
      actor_id: chiefId,
      noun_id: id,
      before: '{"username":"Ranger","sessions":2}',
      after: '{"username":"Ranger","sessions":1}',
    },
  ])
  const entries = await chief.call('GET', '/admin/audit', { headers: { 'accept-language': 'ru' } })
  expect(entries.json().data).toMatchObject([
    { description: 'Завершены сессии пользователя «Ranger» — Chief' },
  ])
})

test('all of them are ended at once, and nobody else is signed out', async () => {
  const site = await createTestApp()
  const { id, phone, laptop } = await signedInTwice(site)
  const bystander = await site.player('Bystander')
  const admin = await site.administrator()
  expect((await admin.call('DELETE', `/admin/users/${id}/sessions`)).statusCode).toBe(204)
  expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, false])
  expect([await isSignedIn(bystander), await isSignedIn(admin)]).toEqual([true, true])
})

test('ending what has ended already is no change, however often it is asked for', async () => {
  const site = await createTestApp()
  const { id } = await signedInTwice(site)
  const admin = await site.administrator()
  const [first] = await sessionsOf(admin, id)
  const end = () => admin.call('DELETE', `/admin/users/${id}/sessions/${first?.id}`)
  const endAll = () => admin.call('DELETE', `/admin/users/${id}/sessions`)
  const replies = [...(await Promise.all([end(), end()])), await end(), await endAll(), await endAll()]
  expect(replies.map((reply) => reply.statusCode)).toEqual([204, 204, 204, 204, 204])
  expect(await log(site)).toHaveLength(2)
})

test('the session that asks is marked, and stays when its own account is signed out everywhere', async () => {
  const site = await createTestApp()
  const [here, there] = [await site.administrator(), await site.administrator()]
  const sessions = await sessionsOf(here, 1)
  expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
  await here.call('DELETE', '/admin/users/1/sessions')
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
  const own = sessions.find(({ isCurrent }) => isCurrent)
  await here.call('DELETE', `/admin/users/1/sessions/${own?.id}`)
  expect(await isSignedIn(here)).toBe(false)
})

test('nobody ends the sessions of people with privileges they do not hold', async () => {
  const site = await createTestApp()
  const chief = await site.player('Chief', ['manage_users'])
  const admin = await site.administrator()
  const [session] = await sessionsOf(chief, 1)
  expect(errorCode(await chief.call('DELETE', '/admin/users/1/sessions'))).toBe('not_allowed')
  expect(errorCode(await chief.call('DELETE', `/admin/users/1/sessions/${session?.id}`))).toBe('not_allowed')
  expect(await isSignedIn(admin)).toBe(true)
  expect(await log(site)).toEqual([])
})

test('a session is ended through its own account only, and its name is neither its token nor what is stored', async () => {
  const site = await createTestApp()
  const { id, phone } = await signedInTwice(site)
  const admin = await site.administrator()
  const other = await site.createUser('Other')
  const [session] = await sessionsOf(admin, id)
  await admin.call('DELETE', `/admin/users/${other}/sessions/${session?.id}`)
  expect(await isSignedIn(phone)).toBe(true)
  expect((await admin.call('DELETE', '/admin/users/999/sessions')).statusCode).toBe(404)
  const stored = await site.database.query.selectFrom('sessions').select('token_hash').execute()
  expect(stored.map((row) => row.token_hash)).not.toContain(session?.id)
})
