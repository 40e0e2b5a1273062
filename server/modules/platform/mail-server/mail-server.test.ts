import { expect, test } from 'vitest'
import type { MailServer, MailTrialResult } from '#shared/contract/platform/mail-server.ts'
import { createTestApp, errorCode, TEST_CONFIG, type TestClient } from '#tests/harness/test-app.ts'
import { startMailServer } from '#tests/sockets/mail-server.ts'

const PASSWORD = 'correct horse battery'
const connected = {
  host: 'smtp.front.example',
  port: 465,
  encryption: 'tls',
  username: 'robot',
  password: PASSWORD,
  sender: 'hq@front.example',
}
const put = (client: TestClient, body: object) => client.call('PUT', '/admin/mail-server', { body })
const read = async (client: TestClient) => (await client.call('GET', '/admin/mail-server')).json<MailServer>()
const tryOut = (client: TestClient, body: object) =>
  client.call('POST', '/admin/mail-server/test', { body: { to: 'hq@example.org', ...body } })

test('a new site keeps letters as files; what is connected is told without the password, which nothing keeps in the clear', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  expect(await read(operator)).toMatchObject({
    ...{ host: '', hasPassword: false, locked: [], defaultSender: 'no-reply@localhost', version: 1 },
  })
  const saved = await put(operator, connected)
  expect(saved.json()).toMatchObject({
    ...{ host: 'smtp.front.example', hasPassword: true, sender: 'hq@front.example', version: 2 },
  })
  const { body: log } = await operator.call('GET', '/admin/audit')
  const row = await site.database.query.selectFrom('mail_server').selectAll().executeTakeFirstOrThrow()
  expect(row.sealed_password).not.toBe('')
  for (const told of [saved.body, log, JSON.stringify(row)]) expect(told).not.toContain(PASSWORD)
  expect(log).toContain('smtp.front.example')
})

test('a kept password is given to nobody else: another server, port, encryption or name asks for it again', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  await put(operator, connected)
  for (const change of [
    { host: 'smtp.spy.example' },
    { port: 25 },
    { encryption: 'none' },
    { username: 'somebody' },
  ]) {
    for (const call of [put, tryOut]) {
      const refused = await call(operator, change)
      expect([refused.statusCode, refused.json().fields]).toEqual([400, { password: expect.any(String) }])
    }
  }
  expect((await put(operator, { sender: '' })).json()).toMatchObject({ hasPassword: true })
  expect((await put(operator, { host: 'smtp.spy.example', password: 'new' })).statusCode).toBe(200)
  expect((await put(operator, { password: null })).json()).toMatchObject({ hasPassword: false })
  await put(operator, { password: PASSWORD })
  expect((await put(operator, { host: '' })).json()).toMatchObject({ hasPassword: false })
})

test('two who change it at once: the later one is told', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  const [one, other] = await Promise.all([
    put(operator, { host: 'a.example', version: 1 }),
    put(operator, { host: 'b.example', version: 1 }),
  ])
  expect([one.statusCode, other.statusCode].sort()).toEqual([200, 409])
})

test('what the environment says wins, is shown, and is not changed here', async () => {
  const smtpUrl = 'smtp://robot:p%2Fw@mail.front.example'
  const config = { ...TEST_CONFIG, smtpUrl, mailFrom: 'HQ <hq@front.example>' }
  const operator = await (await createTestApp({ config })).administrator()
  expect(await read(operator)).toMatchObject({
    ...{ host: 'mail.front.example', port: 587, username: 'robot', hasPassword: true },
    ...{ defaultSender: 'HQ <hq@front.example>', locked: ['SMTP_URL', 'MAIL_FROM'] },
  })
  const refused = await put(operator, { host: 'other.example', sender: 'a@b.co' })
  expect(Object.keys(refused.json().fields)).toEqual(['host', 'sender'])
  for (const change of [{ port: 25 }, { encryption: 'none' }, { username: 'somebody' }, { password: 'x' }])
    expect(Object.keys((await put(operator, change)).json().fields)).toEqual(Object.keys(change))
})

test.each([
  ['all of it', { smtpUrl: 'smtps://robot:pw@[::1]:2525', mailFrom: 'HQ <hq@front.example>' }],
  ['the server', { smtpUrl: 'smtp://mail.front.example' }],
  ['the sender', { mailFrom: 'HQ <hq@front.example>' }],
  ['nothing', {}],
])(
  'what is told is taken back as it is where the environment says %s, and changes nothing',
  async (_, said) => {
    const site = await createTestApp({ config: { ...TEST_CONFIG, ...said } })
    const operator = await site.administrator()
    const told = await read(operator)
    const saved = await put(operator, told)
    expect([saved.statusCode, saved.json()]).toEqual([200, told])
    expect(await site.database.query.selectFrom('audit_log').selectAll().execute()).toEqual([])
  },
)

test('what the environment leaves open is changed beside what it says', async () => {
  const config = { ...TEST_CONFIG, smtpUrl: 'smtp://robot:pw@mail.front.example' }
  const operator = await (await createTestApp({ config })).administrator()
  const told = await read(operator)
  const saved = await put(operator, { ...told, sender: 'hq@front.example' })
  expect([saved.statusCode, saved.json()]).toEqual([
    200,
    { ...told, sender: 'hq@front.example', defaultSender: told.defaultSender, version: told.version + 1 },
  ])
})

test.each([
  { host: 'smtp.example:25' },
  { host: 'smtp://smtp.example' },
  { host: 'a b' },
  { host: 'x'.repeat(300) },
  { port: 0 },
  { port: 70_000 },
  { port: 1.5 },
  { encryption: 'ssl3' },
  { username: 'a\r\nb' },
  { sender: 'nobody' },
  { sender: 'a@b.co\r\nBcc: c@d.co' },
])('%j is refused and changes nothing', async (change) => {
  const operator = await (await createTestApp()).administrator()
  expect((await put(operator, { ...connected, ...change })).statusCode).toBe(400)
  expect(await read(operator)).toMatchObject({ host: '', version: 1 })
})

test('letters leave by the server that was just connected, and a trial says over which machines', async () => {
  const { received, port } = await startMailServer({
    onAuth({ username, password }, _session, done) {
      if (username === 'robot' && password === PASSWORD) done(null, { user: username })
      else done(Object.assign(new Error('wrong password'), { responseCode: 535 }))
    },
  })
  const site = await createTestApp({ send: undefined })
  const operator = await site.administrator()
  const server = { ...connected, host: '127.0.0.1', port, encryption: 'none' }

  const refused = (await tryOut(operator, { ...server, password: 'wrong' })).json<MailTrialResult>()
  expect(refused).toMatchObject({ isSent: false, problem: 'sign_in', server: `127.0.0.1:${port}` })
  expect(await read(operator)).toMatchObject({ host: '' })
  const sent = (await tryOut(operator, server)).json<MailTrialResult>()
  expect(sent).toMatchObject({ isSent: true, problem: null, sendingHost: 'localhost' })
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ from: 'hq@front.example', to: ['hq@example.org'] })

  await put(operator, server)
  await site.anonymous.call('POST', '/password-reset', { body: { username: 'admin' } })
  await site.lettersAreSent()
  expect(received[1]).toMatchObject({ to: ['admin@frontland.invalid'] })
})

test('there is nothing to try where no server is named', async () => {
  const operator = await (await createTestApp()).administrator()
  expect((await tryOut(operator, {})).json().fields).toEqual({ host: expect.any(String) })
})

test('whoever stole a session reads and changes nothing of it without the password', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  site.clock.advance(16 * 60_000)
  expect(errorCode(await put(operator, connected))).toBe('confirmation_required')
  expect(errorCode(await tryOut(operator, connected))).toBe('confirmation_required')
})
