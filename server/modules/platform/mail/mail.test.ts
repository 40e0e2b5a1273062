import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { SendLetter } from '#server/lib/mailer.ts'
import { createMailedTokensStore } from '#server/modules/accounts/mailed-links/mailed-tokens.store.ts'
import { createUsersStore } from '#server/modules/accounts/users/users.store.ts'
import { createTestApp } from '#tests/harness/test-app.ts'
import { openTestDatabase, TEST_START } from '#tests/harness/test-database.ts'
import { createMailService } from './mail.service.ts'
import { createMailStore } from './mail.store.ts'

const MINUTE_MS = 60_000
const silent = { info() {}, error() {} }

function createMail(database: Database, send: SendLetter, clock = { time: TEST_START.getTime() }) {
  return createMailService({
    mail: createMailStore(database),
    users: createUsersStore(database),
    tokens: createMailedTokensStore(database, 'verification_tokens'),
    resetTokens: createMailedTokensStore(database, 'password_reset_tokens'),
    site: { name: 'FrontLand', url: 'https://front.example' },
    now: () => new Date(clock.time),
    log: silent,
    send,
    database,
  })
}

const addUser = (database: Database, username: string) =>
  createUsersStore(database).insert({
    username,
    email: `${username}@example.org`,
    passwordHash: '',
    discordUsername: null,
    language: 'ru',
    createdAt: TEST_START.getTime(),
  })

test('the letter is in the language the account was registered in, and its link works', async () => {
  const { anonymous, letters, lettersAreSent } = await createTestApp()
  const languages = { ranger: 'ru', scout: 'en' }
  for (const [username, language] of Object.entries(languages)) {
    const body = { username, email: `${username}@example.org`, password: 'long enough' }
    await anonymous.call('POST', '/register', { body, headers: { 'accept-language': language } })
  }
  await lettersAreSent()

  const [russian, english] = letters
  expect(russian?.to).toBe('ranger@example.org')
  expect(russian?.letter.subject).toBe('Подтвердите адрес почты — FrontLand')
  expect(russian?.letter.text).toContain('Здравствуйте, ranger!')
  expect(russian?.letter.text).toContain('Ссылка действует 3 дня')
  expect(english?.letter.subject).toBe('Confirm your email address — FrontLand')
  expect(english?.letter.text).toContain('Hello, scout!')

  for (const [index, language] of ['ru', 'en'].entries()) {
    const text = letters[index]?.letter.text ?? ''
    const link = /^http:\/\/localhost:3000\/verify\?token=([\w-]{43})&lang=(ru|en)$/m.exec(text)
    expect(link?.[2]).toBe(language)
    expect(letters[index]?.letter.html).toContain(link?.[1])
    const reply = await anonymous.call('POST', '/verify-account', { body: { token: link?.[1] } })
    expect(reply.statusCode).toBe(204)
  }
})

test('a registration does not wait for its letter', async () => {
  let handOver = () => {}
  const handedOver = new Promise<void>((resolve) => {
    handOver = resolve
  })
  const send: SendLetter = () => handedOver.then(() => ({ messageId: '<1>' }))
  const { anonymous, lettersAreSent } = await createTestApp({ send })
  const body = { username: 'Ranger', email: 'ranger@example.org', password: 'long enough' }
  expect((await anonymous.call('POST', '/register', { body })).statusCode).toBe(201)
  handOver()
  await lettersAreSent()
})

test('a letter that cannot be sent is tried again after 1, 2, 4 and 8 minutes, then goes once', async () => {
  const { database } = await openTestDatabase()
  const clock = { time: TEST_START.getTime() }
  const tries: number[] = []
  const mail = createMail(
    database,
    async () => {
      tries.push((clock.time - TEST_START.getTime()) / MINUTE_MS)
      if (tries.length < 5) throw new Error('no route to the mail server')
      return { messageId: '<1>' }
    },
    clock,
  )
  await mail.queueVerification(await addUser(database, 'ranger'))
  for (let minute = 0; minute <= 60; minute++) {
    await mail.deliverDue()
    clock.time += MINUTE_MS
  }
  expect(tries).toEqual([0, 1, 3, 7, 15])
})

test('a letter is given up after about three days', async () => {
  const { database } = await openTestDatabase()
  const clock = { time: TEST_START.getTime() }
  const tries: number[] = []
  const mail = createMail(
    database,
    async () => {
      tries.push(clock.time)
      throw new Error('no such mailbox')
    },
    clock,
  )
  await mail.queueVerification(await addUser(database, 'ranger'))
  for (let hour = 0; hour < 24 * 7; hour++) {
    await mail.deliverDue()
    clock.time += 60 * MINUTE_MS
  }
  const days = ((tries.at(-1) ?? 0) - TEST_START.getTime()) / (24 * 60 * MINUTE_MS)
  expect(days).toBeGreaterThan(2.5)
  expect(days).toBeLessThan(3.5)
  expect(await database.query.selectFrom('pending_mail').selectAll().execute()).toEqual([])
})

test('a letter that fails does not hold up the others', async () => {
  const { database } = await openTestDatabase()
  const sent: string[] = []
  const mail = createMail(database, async (to) => {
    if (to.startsWith('bad')) throw new Error('no such mailbox')
    sent.push(to)
    return { messageId: '<1>' }
  })
  for (const name of ['bad', 'ranger', 'scout']) await mail.queueVerification(await addUser(database, name))
  await mail.deliverDue()
  expect(sent).toEqual(['ranger@example.org', 'scout@example.org'])
})

test('several deliveries at once send each letter once', async () => {
  const { database } = await openTestDatabase()
  const sent: string[] = []
  const send: SendLetter = async (to) => {
    sent.push(to)
    return { messageId: '<1>' }
  }
  const here = createMail(database, send)
  const there = createMail(database, send)
  const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `ranger-${name}`)
  for (const name of names) await here.queueVerification(await addUser(database, name))

  await Promise.all([here.deliverDue(), there.deliverDue(), here.deliverDue()])
  expect(sent.sort()).toEqual(names.map((name) => `${name}@example.org`))
})

test('a letter queued while others are being sent is not forgotten', async () => {
  const { database } = await openTestDatabase()
  const sent: string[] = []
  const mail = createMail(database, async (to) => {
    sent.push(to)
    return { messageId: '<1>' }
  })
  const users = [await addUser(database, 'ranger'), await addUser(database, 'scout')]
  for (const userId of users) {
    await mail.queueVerification(userId)
    mail.deliverSoon()
  }
  await mail.deliverDue()
  expect(sent).toHaveLength(2)
})

test('a letter claimed by a process that died is sent by another, five minutes later', async () => {
  const { database } = await openTestDatabase()
  const clock = { time: TEST_START.getTime() }
  const sent: string[] = []
  const mail = createMail(
    database,
    async (to) => {
      sent.push(to)
      return { messageId: '<1>' }
    },
    clock,
  )
  await mail.queueVerification(await addUser(database, 'ranger'))
  await createMailStore(database).claimDue(clock.time, clock.time + 5 * MINUTE_MS)
  clock.time += 5 * MINUTE_MS - 1
  await mail.deliverDue()
  expect(sent).toEqual([])
  clock.time += 1
  await mail.deliverDue()
  expect(sent).toEqual(['ranger@example.org'])
})

test('asking again before the first letter has gone sends one letter, not two', async () => {
  const { database } = await openTestDatabase()
  const sent: string[] = []
  const mail = createMail(database, async (to) => {
    sent.push(to)
    return { messageId: '<1>' }
  })
  const userId = await addUser(database, 'ranger')
  await mail.queueVerification(userId)
  await mail.queueVerification(userId)
  await mail.deliverDue()
  expect(sent).toHaveLength(1)
})

test('an account that was verified meanwhile is not mailed', async () => {
  const { database } = await openTestDatabase()
  const sent: string[] = []
  const mail = createMail(database, async (to) => {
    sent.push(to)
    return { messageId: '<1>' }
  })
  const userId = await addUser(database, 'ranger')
  await mail.queueVerification(userId)
  await createUsersStore(database).setEmailVerified(userId, TEST_START.getTime())
  await mail.deliverDue()
  expect(sent).toEqual([])
  expect(await database.query.selectFrom('pending_mail').selectAll().execute()).toEqual([])
})

test('closing waits for the letter at hand and leaves the others queued', async () => {
  const { database } = await openTestDatabase()
  const sent: string[] = []
  let closing: Promise<void> | undefined
  const mail = createMail(database, async (to) => {
    closing ??= mail.settle()
    sent.push(to)
    return { messageId: '<1>' }
  })
  for (const name of ['ranger', 'scout']) await mail.queueVerification(await addUser(database, name))
  await mail.deliverDue()
  await closing
  expect(sent).toEqual(['ranger@example.org'])
  const queued = database.query.selectFrom('pending_mail').select('attempts')
  expect(await queued.execute()).toEqual([{ attempts: 0 }])
})
