import { expect, test } from 'vitest'
import { createTestApp, errorCode } from '#tests/harness/test-app.ts'
import { ADMIN_PASSWORD } from '#tests/harness/test-database.ts'

const change = { currentPassword: ADMIN_PASSWORD, newPassword: 'a new password' }

test('the new password signs in, the old one no longer does', async () => {
  const { anonymous, administrator } = await createTestApp()
  const reply = await (await administrator()).call('PUT', '/change-password', { body: change })
  expect(reply.statusCode).toBe(204)

  const signIn = (password: string) =>
    anonymous.call('POST', '/login', { body: { username: 'admin', password } })
  expect((await signIn(change.newPassword)).statusCode).toBe(200)
  expect(errorCode(await signIn(ADMIN_PASSWORD))).toBe('bad_credentials')
})

test('the session at hand goes on, every other session of the account ends', async () => {
  const { administrator, player } = await createTestApp()
  const here = await administrator()
  const there = await administrator()
  const somebodyElse = await player('bystander')
  await here.call('PUT', '/change-password', { body: change })
  expect((await here.call('GET', '/profile')).statusCode).toBe(200)
  expect((await there.call('GET', '/profile')).statusCode).toBe(401)
  expect((await somebodyElse.call('GET', '/profile')).statusCode).toBe(200)
})

test('a wrong current password changes nothing', async () => {
  const { anonymous, administrator } = await createTestApp()
  const here = await administrator()
  const there = await administrator()
  const reply = await here.call('PUT', '/change-password', {
    body: { ...change, currentPassword: 'not the one' },
    headers: { 'accept-language': 'ru' },
  })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toEqual({
    code: 'wrong_password',
    message: 'Текущий пароль указан неверно.',
    fields: { currentPassword: 'Текущий пароль указан неверно.' },
  })
  expect((await there.call('GET', '/profile')).statusCode).toBe(200)
  const body = { username: 'admin', password: ADMIN_PASSWORD }
  expect((await anonymous.call('POST', '/login', { body })).statusCode).toBe(200)
})

test('both passwords need 8 to 128 characters', async () => {
  const { administrator } = await createTestApp()
  const admin = await administrator()
  const reply = await admin.call('PUT', '/change-password', {
    body: { currentPassword: '1234567', newPassword: 'p'.repeat(129) },
  })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({
    fields: {
      currentPassword: 'Password must be at least 8 characters',
      newPassword: 'Password must be at most 128 characters',
    },
  })
})

test('whoever is signed out cannot change a password', async () => {
  const { anonymous } = await createTestApp()
  expect((await anonymous.call('PUT', '/change-password', { body: change })).statusCode).toBe(401)
})
