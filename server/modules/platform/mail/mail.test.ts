import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { mailboxOf } from '#server/lib/mail/mailbox.ts'
import type { SendLetter } from '#server/lib/mail/mailer.ts'
import { createUsersStore } from '#server/modules/accounts/users/users.store.ts'
import { openTestDatabase, TEST_START } from '#tests/harness/test-database.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { createMailService } from './mail.service.ts'
import { createMailStore } from './mail.store.ts'

const MINUTE_MS = 60_000
const silent = { info() {}, error() {} }

const LETTER = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

/** The mail of one process, which greets accounts. */
function createMail(
  database: Database,
  send: SendLetter,
  clock = { time: TEST_START.getTime() },
  store = createMailStore(database),
) {
  const mail = createMailService({
    mail: store,
    site: { current: async () => sampleSite },
    now: () => new Date(clock.time),
    log: silent,
    outbox: { forget: async () => {}, sweep: async () => {} },
    send,
  })
  mail.enlist('greeting', async (userId) => {
    const user = await createUsersStore(database).find(userId)
    return user ? { to: user.email, letter: LETTER } : null
  })
  return mail
}

/** Sends nothing, and notes to whom. */
function recordSent() {
  const sent: string[] = []
  const send: SendLetter = async (to) => {
    sent.push(to)
    return { messageId: '<1>' }
  }
  return { sent, send }
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
  await mail.queue('greeting', await addUser(database, 'ranger'))
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
  await mail.queue('greeting', await addUser(database, 'ranger'))
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
  for (const name of ['bad', 'ranger', 'scout']) await mail.queue('greeting', await addUser(database, name))
  await mail.deliverDue()
  expect(sent).toEqual(['ranger@example.org', 'scout@example.org'])
})

test('several deliveries at once send each letter once', async () => {
  const { database } = await openTestDatabase()
  const { sent, send } = recordSent()
  const here = createMail(database, send)
  const there = createMail(database, send)
  const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `ranger-${name}`)
  for (const name of names) await here.queue('greeting', await addUser(database, name))

  await Promise.all([here.deliverDue(), there.deliverDue(), here.deliverDue()])
  expect(sent.sort()).toEqual(names.map((name) => `${name}@example.org`))
})

test('a letter queued while others are being sent is not forgotten', async () => {
  const { database } = await openTestDatabase()
  const { sent, send } = recordSent()
  const mail = createMail(database, send)
  const users = [await addUser(database, 'ranger'), await addUser(database, 'scout')]
  for (const userId of users) {
    await mail.queue('greeting', userId)
    mail.deliverSoon()
  }
  await mail.deliverDue()
  expect(sent).toHaveLength(2)
})

test('a letter claimed by a process that died is sent by another, five minutes later', async () => {
  const { database } = await openTestDatabase()
  const clock = { time: TEST_START.getTime() }
  const { sent, send } = recordSent()
  const mail = createMail(database, send, clock)
  await mail.queue('greeting', await addUser(database, 'ranger'))
  const store = createMailStore(database)
  for (const letter of await store.listDue(clock.time, 1))
    await store.claim(letter, clock.time + 5 * MINUTE_MS)
  clock.time += 5 * MINUTE_MS - 1
  await mail.deliverDue()
  expect(sent).toEqual([])
  clock.time += 1
  await mail.deliverDue()
  expect(sent).toEqual(['ranger@example.org'])
})

test('a crowd of letters to a mailbox that nobody confirmed waits an hour, put off together, and keeps nobody else waiting', async () => {
  const { database } = await openTestDatabase()
  const clock = { time: TEST_START.getTime() }
  const { sent, send } = recordSent()
  const store = createMailStore(database)
  const delays: number[] = []
  const watched: typeof store = {
    ...store,
    delay: (ids, listedAt, until) => {
      delays.push(ids.length)
      return store.delay(ids, listedAt, until)
    },
  }
  const mail = createMail(database, send, clock, watched)
  const [stranger, ranger] = [await addUser(database, 'stranger'), await addUser(database, 'ranger')]
  mail.enlist('order', async () => ({ to: 'stranger@example.org', isConfirmed: false, letter: LETTER }))
  for (let about = 1; about <= 70; about++) await mail.queueAbout('order', [stranger], about)
  await mail.queue('greeting', ranger)

  await mail.deliverDue()
  const waiting = await database.query
    .selectFrom('pending_mail')
    .select(['attempts', 'next_attempt_at'])
    .execute()
  expect(sent).toEqual([...Array(5).fill('stranger@example.org'), 'ranger@example.org'])
  // A list has 50 at most.
  expect(delays).toEqual([45, 20])
  expect(waiting).toEqual(Array(65).fill({ attempts: 0, next_attempt_at: clock.time + 60 * MINUTE_MS }))

  clock.time += 60 * MINUTE_MS
  await mail.deliverDue()
  expect(sent).toHaveLength(11)
})

test('a letter that another process claims while it is found to have to wait stays claimed', async () => {
  const { database } = await openTestDatabase()
  const clock = { time: TEST_START.getTime() }
  const store = createMailStore(database)
  const mail = createMail(database, async () => ({ messageId: '<1>' }), clock)
  const userId = await addUser(database, 'stranger')
  for (let letter = 0; letter < 5; letter++)
    await store.noteSent(mailboxOf('stranger@example.org'), clock.time - 1)
  const claimedUntil = clock.time + 5 * MINUTE_MS
  mail.enlist('order', async () => ({ to: 'stranger@example.org', isConfirmed: false, letter: LETTER }))
  mail.enlist('other', async () => {
    for (const letter of await store.listDue(clock.time, 1)) await store.claim(letter, claimedUntil)
    return null
  })
  await mail.queue('order', userId)
  await mail.queue('other', userId)
  await mail.deliverDue()
  const left = await database.query.selectFrom('pending_mail').select(['kind', 'next_attempt_at']).execute()
  expect(left).toEqual([{ kind: 'order', next_attempt_at: claimedUntil }])
})

test('a letter that is taken back while it is written goes unsent', async () => {
  const { database } = await openTestDatabase()
  const { sent, send } = recordSent()
  const mail = createMail(database, send)
  const userId = await addUser(database, 'ranger')
  mail.enlist('order', async () => {
    await mail.withdraw('order', userId)
    return { to: 'ranger@example.org', letter: LETTER }
  })
  await mail.queue('order', userId)
  await mail.deliverDue()
  expect(sent).toEqual([])
})

test('asking again before the first letter has gone sends one letter, not two', async () => {
  const { database } = await openTestDatabase()
  const { sent, send } = recordSent()
  const mail = createMail(database, send)
  const userId = await addUser(database, 'ranger')
  await mail.queue('greeting', userId)
  await mail.queue('greeting', userId)
  await mail.deliverDue()
  expect(sent).toHaveLength(1)
})

test('a letter that is not wanted any more goes unsent', async () => {
  const { database } = await openTestDatabase()
  const { sent, send } = recordSent()
  const mail = createMail(database, send)
  mail.enlist('greeting', async () => null)
  await mail.queue('greeting', await addUser(database, 'ranger'))
  await mail.deliverDue()
  expect(sent).toEqual([])
  expect(await database.query.selectFrom('pending_mail').selectAll().execute()).toEqual([])
})

test('a letter that nobody here can write waits for a process that can', async () => {
  const { database } = await openTestDatabase()
  const clock = { time: TEST_START.getTime() }
  const { sent, send } = recordSent()
  const older = createMail(database, send, clock)
  await older.queue('receipt', await addUser(database, 'ranger'))
  await older.deliverDue()
  expect(sent).toEqual([])
  const newer = createMail(database, send, clock)
  newer.enlist('receipt', async () => ({ to: 'ranger@example.org', letter: LETTER }))
  clock.time += MINUTE_MS
  await newer.deliverDue()
  expect(sent).toEqual(['ranger@example.org'])
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
  for (const name of ['ranger', 'scout']) await mail.queue('greeting', await addUser(database, name))
  await mail.deliverDue()
  await closing
  expect(sent).toEqual(['ranger@example.org'])
  const queued = database.query.selectFrom('pending_mail').select('attempts')
  expect(await queued.execute()).toEqual([{ attempts: 0 }])
})
