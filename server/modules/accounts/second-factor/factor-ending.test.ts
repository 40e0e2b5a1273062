/** Staff end a second factor: told at once, in force a day later, kept by whoever still has it. */
import { expect, test } from 'vitest'
import { CLEANUP_MS } from '#server/http/wing.ts'
import { hashPassword } from '#server/lib/password-hash.ts'
import { FACTOR_ENDING_DELAY_MS } from '#shared/constants/account-limits.ts'
import type { UserDetails } from '#shared/contract/accounts/users.ts'
import type { Notices } from '#shared/contract/platform/notices.ts'
import { createTestApp, errorCode } from '#tests/harness/test-app.ts'
import { stepAt, totpCode } from './totp.ts'

const PASSWORD = 'a long password'

async function siteWithOwner() {
  const site = await createTestApp({ rateLimits: false })
  const admin = await site.administrator()
  const id = await site.createUser('Ranger')
  const password_hash = await hashPassword(PASSWORD)
  await site.database.query.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
  const owner = await site.signIn(id)
  const { secret } = (await owner.call('POST', '/profile/second-factor')).json<{ secret: string }>()
  const codeNow = () => totpCode(secret, stepAt(site.clock.now.getTime()))
  await owner.call('PUT', '/profile/second-factor', { body: { code: codeNow() } })
  await site.lettersAreSent()
  site.letters.length = 0
  const logIn = (code?: string) =>
    site.anonymous.call('POST', '/login', { body: { username: 'Ranger', password: PASSWORD, code } })
  const ask = (client = admin) => client.call('DELETE', `/admin/users/${id}/second-factor`)
  const details = async () => (await admin.call('GET', `/admin/users/${id}`)).json<UserDetails>().secondFactor
  return { ...site, admin, id, owner, codeNow, logIn, ask, details }
}

/** The letter that was sent last, and the token in it. */
async function letterOf(site: Awaited<ReturnType<typeof siteWithOwner>>) {
  await site.lettersAreSent()
  const last = site.letters.at(-1)
  return { ...last, token: /\/account\/second-factor\S*#token=([\w-]+)/.exec(last?.letter.text ?? '')?.[1] }
}

test('its owner is told at once, and a day later the password is enough', async () => {
  const site = await siteWithOwner()
  const endsAt = new Date(site.clock.now.getTime() + FACTOR_ENDING_DELAY_MS).toISOString()
  expect((await site.ask()).json()).toEqual({ endsAt })
  expect((await site.ask()).json()).toEqual({ endsAt })
  expect(await site.details()).toEqual({ since: expect.any(String), endsAt })
  expect(await letterOf(site)).toMatchObject({
    to: 'Ranger@example.org',
    letter: { subject: 'Второй фактор входа отключают — FrontLand' },
    token: expect.any(String),
  })
  expect(site.letters).toHaveLength(1)
  const bell = (await site.owner.call('GET', '/notices')).json<Notices>().data
  expect(bell).toMatchObject([
    { text: expect.stringContaining('turning off the second factor'), url: '/profile' },
  ])

  site.clock.advance(FACTOR_ENDING_DELAY_MS - 1)
  await site.runBackgroundWork(CLEANUP_MS)
  expect(errorCode(await site.logIn())).toBe('second_factor_required')
  site.clock.advance(1)
  expect((await site.logIn()).statusCode).toBe(200)
  expect(await site.details()).toBeNull()
  await site.lettersAreSent()
  expect(site.letters.map(({ letter }) => letter.subject)).toContain(
    'Для входа снова достаточно пароля — FrontLand',
  )
})

test('it is in force without anybody signing in', async () => {
  const site = await siteWithOwner()
  await site.ask()
  site.clock.advance(FACTOR_ENDING_DELAY_MS)
  await site.runBackgroundWork(CLEANUP_MS)
  expect(await site.details()).toBeNull()
})

test('signing in with a code keeps it, the password alone does not', async () => {
  const site = await siteWithOwner()
  await site.ask()
  const { token } = await letterOf(site)
  site.clock.advance(60_000)
  await site.logIn()
  expect((await site.details())?.endsAt).not.toBeNull()
  expect((await site.logIn(site.codeNow())).statusCode).toBe(200)
  expect(await site.details()).toEqual({ since: expect.any(String), endsAt: null })
  site.clock.advance(FACTOR_ENDING_DELAY_MS)
  await site.runBackgroundWork(CLEANUP_MS)
  expect(errorCode(await site.logIn())).toBe('second_factor_required')
  const keep = await site.anonymous.call('POST', '/second-factor/keep', { body: { token } })
  expect(errorCode(keep)).toBe('invalid_token')
})

test('the link in the letter keeps it, once', async () => {
  const site = await siteWithOwner()
  await site.ask()
  const { token } = await letterOf(site)
  const keep = () => site.anonymous.call('POST', '/second-factor/keep', { body: { token } })
  expect((await keep()).statusCode).toBe(204)
  expect(errorCode(await keep())).toBe('invalid_token')
  site.clock.advance(FACTOR_ENDING_DELAY_MS)
  expect(errorCode(await site.logIn())).toBe('second_factor_required')
})

test('an administrator keeps theirs, also one who became that in the meantime', async () => {
  const site = await siteWithOwner()
  const give = (roles: string[]) => site.admin.call('PUT', `/admin/users/${site.id}`, { body: { roles } })
  await give(['admin'])
  const refused = await site.ask()
  expect([refused.statusCode, errorCode(refused)]).toEqual([409, 'operator_only'])
  await give([])
  expect((await site.ask()).statusCode).toBe(200)
  await give(['admin'])
  site.clock.advance(FACTOR_ENDING_DELAY_MS)
  await site.runBackgroundWork(CLEANUP_MS)
  expect(errorCode(await site.logIn())).toBe('second_factor_required')
})

test('nobody ends their own so, that of a stronger account, or one that is not there', async () => {
  const site = await siteWithOwner()
  const helper = await site.player('Helper', ['manage_users'])
  const chief = await site.createUser('Chief', ['manage_roles'])
  const own = await site.admin.call('DELETE', '/admin/users/1/second-factor')
  expect(errorCode(own)).toBe('not_allowed')
  const stronger = await helper.call('DELETE', `/admin/users/${chief}/second-factor`)
  expect(errorCode(stronger)).toBe('not_allowed')
  expect(errorCode(await site.admin.call('DELETE', `/admin/users/${chief}/second-factor`))).toBe('not_found')
  expect((await site.ask(helper)).statusCode).toBe(200)
})

test('the log of changes and the sign-in log tell of it', async () => {
  const site = await siteWithOwner()
  await site.ask()
  site.clock.advance(60_000)
  await site.logIn(site.codeNow())
  const audit = (await site.admin.call('GET', '/admin/audit?noun=user')).json<{ data: object[] }>()
  expect(audit.data[0]).toMatchObject({ action: 'end_factor', nounId: site.id })
  const trail = (await site.admin.call('GET', '/admin/security-events')).json<{ data: { kind: string }[] }>()
  const kinds = trail.data.map(({ kind }) => kind)
  expect(kinds).toContain('second_factor_ending')
  expect(kinds).toContain('second_factor_kept')
})
