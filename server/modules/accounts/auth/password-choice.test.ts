import { expect, test } from 'vitest'
import { createTestApp } from '#tests/harness/test-app.ts'

const COMMON = 'Этот пароль пробуют первым: он в списке самых частых. Придумайте другой.'
const OWN = 'Пароль не должен совпадать с именем или адресом почты.'
const headers = { 'accept-language': 'ru' }

test('a password that is tried first, or is one’s own name or address, is refused at registration', async () => {
  const { anonymous } = await createTestApp({ rateLimits: false })
  const register = (password: string) =>
    anonymous.call('POST', '/register', {
      headers,
      body: { username: 'Scout-2026', email: 'trench.digger@example.org', password },
    })
  for (const [password, sentence] of [
    ['password', COMMON],
    ['PassWord', COMMON],
    ['12345678', COMMON],
    ['пароль123', COMMON],
    ['scout-2026', OWN],
    ['Trench.Digger', OWN],
    ['trench.digger@example.org', OWN],
  ] as const) {
    const reply = await register(password)
    expect([password, reply.statusCode]).toEqual([password, 400])
    const body = { code: 'validation_failed', message: sentence, fields: { password: sentence } }
    expect(reply.json()).toEqual(body)
  }
  expect((await register('scout-2026 digs')).statusCode).toBe(201)
})

test('neither a change of the password nor a mailed link sets one', async () => {
  const site = await createTestApp()
  const { anonymous, signIn } = site
  const body = { username: 'Ranger-1', email: 'ranger@example.org', password: 'long enough' }
  const { id } = (await anonymous.call('POST', '/register', { body })).json<{ id: number }>()
  const change = { currentPassword: body.password, newPassword: 'sunshine' }
  const changed = await (await signIn(id)).call('PUT', '/change-password', { headers, body: change })
  expect([changed.statusCode, changed.json().fields]).toEqual([400, { newPassword: COMMON }])

  await anonymous.call('POST', '/password-reset', { body: { username: 'Ranger-1' } })
  await site.lettersAreSent()
  const token = /token=([\w-]+)/.exec(site.letters.at(-1)?.letter.text ?? '')?.[1]
  const reset = (newPassword: string) =>
    anonymous.call('PUT', '/password-reset', { headers, body: { token, newPassword } })
  const refused = await reset('ranger-1')
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { newPassword: OWN }])
  expect((await reset('long enough as well')).statusCode).toBe(204)
})
