import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { HIGHEST_BALANCE } from '#shared/constants/money/currencies.ts'
import type { LedgerLine } from '#shared/contract/accounts/ledger.ts'
import { moveMoney } from '#tests/harness/money.ts'
import { createTestApp, errorCode, type TestApp } from '#tests/harness/test-app.ts'
import type { Posting } from './ledger.service.ts'
import { openLedger } from './open-ledger.ts'

async function openBooks() {
  const site = await createTestApp()
  const [ranger, medic] = [await site.createUser('Ranger'), await site.createUser('Medic')]
  return { site, ranger, medic, ledger: openLedger(site.database), state: () => stateOf(site) }
}

/** All that the books hold, and what accounts are shown. */
async function stateOf({ database: { query } }: TestApp) {
  return {
    accounts: await query.selectFrom('ledger_accounts').selectAll().orderBy('id').execute(),
    transactions: await query.selectFrom('ledger_transactions').selectAll().orderBy('id').execute(),
    entries: await query.selectFrom('ledger_entries').selectAll().orderBy('id').execute(),
    users: await query
      .selectFrom('users')
      .select(['id', 'balance_kopecks', 'landcoins'])
      .orderBy('id')
      .execute(),
  }
}

const between = (from: number, to: number, amount: number, more: Partial<Posting> = {}): Posting => ({
  kind: 'staff',
  entries: [
    { account: { userId: from, currency: 'RUB' }, amount: -amount },
    { account: { userId: to, currency: 'RUB' }, amount },
  ],
  ...more,
})

test('what comes to one account goes from another, and both balances say so', async () => {
  const { site, ranger, medic, ledger, state } = await openBooks()
  await moveMoney(site.database, ranger, 500)
  expect(await ledger.post(between(ranger, medic, 120))).toBe(true)
  const { users, accounts, entries } = await state()
  expect(users.slice(1)).toEqual([
    { id: ranger, balance_kopecks: 380, landcoins: 0 },
    { id: medic, balance_kopecks: 120, landcoins: 0 },
  ])
  for (const { id, balance } of accounts)
    expect(balance).toBe(
      entries.filter(({ account_id }) => account_id === id).reduce((sum, { amount }) => sum + amount, 0),
    )
})

test('a hundred debits of one balance at once take what there is, and not a kopeck more', async () => {
  const { site, ranger, medic, ledger, state } = await openBooks()
  await moveMoney(site.database, ranger, 4_200)
  const done = await Promise.allSettled(
    Array.from({ length: 100 }, () => ledger.post(between(ranger, medic, 100))),
  )
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(42)
  for (const result of done)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'balance_too_low' })
  const { users, entries } = await state()
  expect(users.slice(1)).toMatchObject([{ balance_kopecks: 0 }, { balance_kopecks: 4_200 }])
  expect(entries).toHaveLength(2 + 2 * 42)
})

test('money that goes both ways at once arrives, and nobody waits for ever', async () => {
  const { site, ranger, medic, ledger, state } = await openBooks()
  await moveMoney(site.database, ranger, 1_000)
  await moveMoney(site.database, medic, 1_000)
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      ledger.post(index % 2 === 0 ? between(ranger, medic, 10) : between(medic, ranger, 10)),
    ),
  )
  expect((await state()).users.slice(1)).toMatchObject([
    { balance_kopecks: 1_000 },
    { balance_kopecks: 1_000 },
  ])
})

test('whoever gets money for the first time, from many at once, gets all of it', async () => {
  const { ranger, ledger, state } = await openBooks()
  const given = Array.from({ length: 10 }, () =>
    ledger.post({
      kind: 'staff',
      entries: [
        { account: { house: 'staff', currency: 'LC' }, amount: -7 },
        { account: { userId: ranger, currency: 'LC' }, amount: 7 },
      ],
    }),
  )
  expect(await Promise.all(given)).not.toContain(false)
  expect((await state()).users.find(({ id }) => id === ranger)).toMatchObject({ landcoins: 70 })
  expect(await ledger.findBalance(ranger, 'LC')).toBe(70)
})

test('what is posted under one key is posted once, also twenty times at once', async () => {
  const { site, ranger, medic, ledger, state } = await openBooks()
  await moveMoney(site.database, ranger, 1_000)
  const posted = await Promise.all(
    Array.from({ length: 20 }, () => ledger.post(between(ranger, medic, 600, { key: 'payment.7' }))),
  )
  expect(posted.filter(Boolean)).toHaveLength(1)
  expect((await state()).users.slice(1)).toMatchObject([{ balance_kopecks: 400 }, { balance_kopecks: 600 }])
})

test.each([0, -0, 0.5, 1.1, Number.NaN, Number.POSITIVE_INFINITY, HIGHEST_BALANCE + 1, 2 ** 53])(
  'an amount of %d is none, and changes nothing',
  async (amount) => {
    const { ranger, medic, ledger, state } = await openBooks()
    const before = await state()
    await expect(ledger.post(between(ranger, medic, amount))).rejects.toThrow()
    expect(await state()).toEqual(before)
  },
)

test('what does not sum to zero in each currency is refused', async () => {
  const { site, ranger, ledger, state } = await openBooks()
  await moveMoney(site.database, ranger, 1_000)
  const before = await state()
  const account = { userId: ranger, currency: 'RUB' } as const
  const postings: Posting['entries'][] = [
    [],
    [{ account, amount: 5 }],
    [
      { account, amount: 5 },
      { account: { house: 'staff', currency: 'RUB' }, amount: -4 },
    ],
    [
      { account, amount: 5 },
      { account: { house: 'staff', currency: 'LC' }, amount: -5 },
    ],
  ]
  for (const entries of postings)
    await expect(ledger.post({ kind: 'staff', entries })).rejects.toThrow(/staff:/)
  expect(await state()).toEqual(before)
})

test('a balance holds a lot, and no more than that', async () => {
  const { site, ranger, state } = await openBooks()
  await moveMoney(site.database, ranger, HIGHEST_BALANCE)
  await expect(moveMoney(site.database, ranger, 1)).rejects.toMatchObject({ code: 'balance_too_high' })
  await moveMoney(site.database, ranger, -1)
  expect((await state()).users[1]).toMatchObject({ balance_kopecks: HIGHEST_BALANCE - 1 })
})

test('what is refused half way leaves nothing, also where the caller goes on', async () => {
  const { site, ranger, medic, ledger, state } = await openBooks()
  await moveMoney(site.database, ranger, 100)
  const before = await state()
  await site.database.transaction(async () => {
    const posting = between(medic, ranger, 50)
    await expect(
      ledger.post({
        ...posting,
        entries: [
          ...posting.entries,
          { account: { house: 'unclaimed', currency: 'LC' }, amount: -5 },
          { account: { userId: ranger, currency: 'LC' }, amount: 5 },
        ],
      }),
    ).rejects.toMatchObject({ code: 'balance_too_low' })
    await site.database.query.updateTable('users').set({ kills: 3 }).where('id', '=', ranger).execute()
  })
  const after = await state()
  expect(after.entries).toEqual(before.entries)
  expect(after.transactions).toEqual(before.transactions)
  expect(after.users).toEqual(before.users)
  const held = ({ accounts }: typeof after) => accounts.filter(({ balance }) => balance !== 0)
  expect(held(after)).toEqual(held(before))
})

test('a transaction that fails after it leaves nothing of it', async () => {
  const { site, ranger, medic, ledger, state } = await openBooks()
  await moveMoney(site.database, ranger, 100)
  const before = await state()
  const failure = site.database.transaction(async () => {
    await ledger.post(between(ranger, medic, 50))
    throw new Error('power cut')
  })
  await expect(failure).rejects.toThrow('power cut')
  expect(await state()).toEqual(before)
})

test('nothing that is booked is changed or removed', async () => {
  const { site, ranger, state } = await openBooks()
  await moveMoney(site.database, ranger, 100)
  const { engine, query } = site.database
  const before = await state()
  for (const change of [
    sql`update ledger_entries set amount = 5`,
    sql`update ledger_entries set account_id = account_id`,
    sql`delete from ledger_entries`,
    sql`delete from ledger_transactions`,
    sql`update ledger_transactions set kind = 'order'`,
    sql`update ledger_transactions set created_at = 0`,
    ...(engine === 'postgresql' ? [sql`truncate ledger_entries`] : []),
  ])
    await expect(change.execute(query)).rejects.toThrow(/never changed/)
  expect(await state()).toEqual(before)
})

test('the entries of a deleted account stay, without its name and what was written of it', async () => {
  const { site, ranger, state } = await openBooks()
  await moveMoney(site.database, ranger, 100, { text: 'For Ranger' })
  const before = await state()
  const reply = await (await site.administrator()).call('DELETE', `/admin/users/${ranger}`)
  expect(reply.statusCode).toBe(204)
  const after = await state()
  expect(after.entries).toEqual(before.entries)
  expect(after.accounts.map(({ owner_id, balance }) => ({ owner_id, balance }))).toEqual(
    before.accounts.map(({ balance }) => ({ owner_id: null, balance })),
  )
  expect(await site.database.query.selectFrom('ledger_notes').selectAll().execute()).toEqual([])
})

test('the history comes page by page, newest first, in the words of its reader', async () => {
  const { site, ranger, medic } = await openBooks()
  const client = await site.signIn(ranger)
  expect((await client.call('GET', '/profile/transactions')).json()).toEqual([])
  await moveMoney(site.database, medic, 7)
  for (let amount = 1; amount <= 60; amount += 1)
    await moveMoney(site.database, ranger, amount, { currency: amount % 2 ? 'RUB' : 'LC', at: amount })
  const read = async (query: string, headers = {}) =>
    (await client.call('GET', `/profile/transactions${query}`, { headers })).json<LedgerLine[]>()
  const first = await read('', { 'accept-language': 'ru' })
  expect(first).toHaveLength(50)
  expect(first[0]).toEqual({
    id: expect.any(Number),
    date: '1970-01-01T00:00:00.060Z',
    currency: 'LC',
    amount: 60,
    description: 'Изменено администрацией',
  })
  const rest = await read(`?before=${first.at(-1)?.id}`, { 'accept-language': 'en' })
  expect(rest.map(({ amount }) => amount)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(rest[0]?.description).toBe('Changed by the staff')
  expect(await read('?before=1')).toEqual([])
})

test('it is nobody else’s, and asks for sense', async () => {
  const { site, ranger } = await openBooks()
  await moveMoney(site.database, ranger, 7)
  const other = await site.player('Scout')
  expect((await other.call('GET', '/profile/transactions')).json()).toEqual([])
  expect(errorCode(await site.anonymous.call('GET', '/profile/transactions'))).toBe('not_signed_in')
  for (const before of ['0', '-1', 'x', '1.5', ''])
    expect((await other.call('GET', `/profile/transactions?before=${before}`)).statusCode).toBe(400)
})

test('the profile tells of the latest twenty', async () => {
  const { site, ranger } = await openBooks()
  for (let amount = 1; amount <= 25; amount += 1) await moveMoney(site.database, ranger, amount * 100)
  const profile = (await (await site.signIn(ranger)).call('GET', '/profile')).json<{
    transactions: { amount: number; currency: string }[]
  }>()
  expect(profile.transactions.map(({ amount }) => amount)).toEqual(
    Array.from({ length: 20 }, (_, index) => 25 - index),
  )
})

test('what keeps an account from being opened, or a transaction from being written, is a fault and not a balance', async () => {
  const { site, ranger, ledger, state } = await openBooks()
  await moveMoney(site.database, ranger, 500)
  const before = await state()
  const scout = await site.createUser('Scout')
  const gift = (userId: number): Posting => ({
    kind: 'staff',
    key: 'gift',
    entries: [
      { account: { userId, currency: 'RUB' }, amount: 100 },
      { account: { house: 'staff', currency: 'RUB' }, amount: -100 },
    ],
  })
  for (const [userId, where] of [
    [scout, 'ledger_accounts (currency) where owner_id is not null'],
    [ranger, 'ledger_transactions (kind)'],
  ] as const) {
    await sql.raw(`create unique index in_the_way on ${where}`).execute(site.database.query)
    await expect(ledger.post(gift(userId))).rejects.toThrow(/unique/i)
    await sql.raw('drop index in_the_way').execute(site.database.query)
  }
  const { users: _, ...books } = await state()
  expect({ ...before, ...books }).toEqual(before)
})
