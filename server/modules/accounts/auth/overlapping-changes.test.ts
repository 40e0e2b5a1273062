/** Sign-ins and changes of the password that happen at the same moment. */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createClient, createTestApp, errorCode } from '#tests/harness/test-app.ts'
import { ADMIN_PASSWORD } from '#tests/harness/test-database.ts'

/** Long enough for a sign-in to be checked and a password to be hashed, in steps shorter than either. */
const DELAYS_MS = Array.from({ length: 15 }, (_, index) => index * 6)

test('no sign-in with the old password outlives a change of the password', async () => {
  const site = await createTestApp({ rateLimits: false })
  const admin = await site.administrator()
  let password = ADMIN_PASSWORD
  for (const delay of DELAYS_MS) {
    const newPassword = `a new password, ${delay} ms`
    const changing = admin.call('PUT', '/change-password', {
      body: { currentPassword: password, newPassword },
    })
    await sleep(delay)
    const signedIn = await site.anonymous.call('POST', '/login', { body: { username: 'admin', password } })
    expect((await changing).statusCode).toBe(204)
    const token = signedIn.cookies.find(({ name }) => name === 'session')?.value
    const client = createClient(site.app, { cookie: `session=${token}` })
    expect([delay, (await client.call('GET', '/profile')).statusCode]).toEqual([delay, 401])
    password = newPassword
  }
})

test('of two changes of one password at the same moment one is kept', async () => {
  const site = await createTestApp()
  const [here, there] = [await site.administrator(), await site.administrator()]
  const change = (client: typeof here, newPassword: string) =>
    client.call('PUT', '/change-password', { body: { currentPassword: ADMIN_PASSWORD, newPassword } })
  const replies = await Promise.all([change(here, 'the first password'), change(there, 'the other password')])
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([204, 400])
  expect(replies.filter((reply) => reply.statusCode === 400).map(errorCode)).toEqual(['wrong_password'])
})
