/** Sign-ins and changes of the password that happen at the same moment. */
import { expect, test } from 'vitest'
import {
  createClient,
  createTestApp,
  errorCode,
  type TestApp,
  type TestClient,
} from '#tests/harness/test-app.ts'
import { ADMIN_PASSWORD } from '#tests/harness/test-database.ts'

const change = (client: TestClient, newPassword: string) =>
  client.call('PUT', '/change-password', { body: { currentPassword: ADMIN_PASSWORD, newPassword } })
const signIn = ({ anonymous }: TestApp) =>
  anonymous.call('POST', '/login', { body: { username: 'admin', password: ADMIN_PASSWORD } })

test('a sign-in whose password was right when it was checked is refused once the password is another', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const { reached, release } = site.holdNextTransaction()
  const signingIn = signIn(site)
  await reached
  expect((await change(admin, 'a new password')).statusCode).toBe(204)
  release()
  expect(errorCode(await signingIn)).toBe('bad_credentials')
})

test('a sign-in that comes before a change of the password, which is under way, is ended by it', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const { reached, release } = site.holdNextTransaction()
  const changing = change(admin, 'a new password')
  await reached
  const token = (await signIn(site)).cookies.find(({ name }) => name === 'session')?.value
  const client = createClient(site.app, { cookie: `session=${token}` })
  expect((await client.call('GET', '/profile')).statusCode).toBe(200)
  release()
  expect((await changing).statusCode).toBe(204)
  expect((await client.call('GET', '/profile')).statusCode).toBe(401)
})

test('of two changes of one password at the same moment one is kept', async () => {
  const site = await createTestApp()
  const [here, there] = [await site.administrator(), await site.administrator()]
  const { reached, release } = site.holdNextTransaction()
  const first = change(here, 'the first password')
  await reached
  expect((await change(there, 'the other password')).statusCode).toBe(204)
  release()
  expect(errorCode(await first)).toBe('wrong_password')
})
