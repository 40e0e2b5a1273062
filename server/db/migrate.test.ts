import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { prepareDatabase } from '#server/prepare-database.ts'
import { startApiProcess } from '#tests/harness/start-api-process.ts'
import { ADMIN_PASSWORD, emptyAddress, openTestDatabase } from '#tests/harness/test-database.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { up as foldFeedback } from './migrations/0007-feedback-search.ts'
import { up as splitUsers } from './migrations/0050-parts-of-manage-users.ts'

const config = { adminPassword: ADMIN_PASSWORD, site: { url: 'http://localhost:3000' } }

test('a second start changes nothing', async () => {
  const { database } = await openTestDatabase()
  const state = async () => ({
    migrations: (await sql`select * from migrations order by name`.execute(database.query)).rows,
    users: await database.query.selectFrom('users').selectAll().execute(),
    roles: await database.query.selectFrom('roles').selectAll().orderBy('id').execute(),
    servers: await database.query.selectFrom('game_servers').selectAll().orderBy('id').execute(),
    news: await database.query.selectFrom('news').selectAll().execute(),
    seeds: await database.query.selectFrom('seeds').selectAll().orderBy('name').execute(),
  })
  const before = await state()
  await prepareDatabase(database, config)
  expect(await state()).toEqual(before)
})

test('processes that start together on an empty database all come up, and it is seeded once', async () => {
  const address = await emptyAddress()
  const processes = await Promise.all([1, 2, 3].map(() => startApiProcess(address)))
  for (const { url } of processes) expect((await fetch(`${url}/health`)).status).toBe(200)
  const passwords = processes.filter(({ output }) => output().includes('password:'))
  expect(passwords).toHaveLength(1)
  await Promise.all(processes.map(({ end }) => end('SIGTERM')))

  const database = await openDatabase(address)
  for (const table of ['users', 'news'] as const)
    expect(await database.query.selectFrom(table).select('id').execute()).toHaveLength(1)
  expect(await database.query.selectFrom('game_servers').select('id').execute()).toHaveLength(2)
  await database.close()
})

test('the password that was shown once signs in', async () => {
  const first = await startApiProcess(await emptyAddress())
  const [, username, password] = /username: (\S+)\n +password: (\S+)/.exec(first.output()) ?? []
  const reply = await fetch(`${first.url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  expect(reply.status).toBe(200)
})

test('reviews written before they could be searched in any case are found as well', async () => {
  const { database } = await openTestDatabase()
  const review = { user_id: null, created_at: 1, message_folded: '' }
  const reviews = Array.from({ length: 501 }, (_, index) => ({ ...review, message: `МОСТ ${index}` }))
  await database.query.insertInto('feedback').values(reviews).execute()
  await database.query.schema.alterTable('feedback').dropColumn('message_folded').execute()
  await foldFeedback(database.query)
  const folded = await database.query.selectFrom('feedback').select('message_folded').orderBy('id').execute()
  expect(folded.map(({ message_folded }) => message_folded)).toEqual(
    reviews.map(({ message }) => message.toLowerCase()),
  )
})

test('the administrator of a site that exists already is taken off the registrations, whatever it is called', async () => {
  const database = await openDatabase(await emptyAddress())
  const name = '0015-registrations'
  await sql`create table migrations (name text primary key, at bigint not null)`.execute(database.query)
  await sql`insert into migrations (name, at) values (${name}, 1)`.execute(database.query)
  await database.exclusive(() => migrate(database))
  const DAY_MS = 24 * 60 * 60_000
  for (const username of ['chief', 'ranger'])
    await database.query
      .insertInto('users')
      .values({
        username,
        username_folded: username,
        email: `${username}@example.org`,
        email_folded: `${username}@example.org`,
        password_hash: '',
        discord_username: null,
        email_verified_at: null,
        language: 'en',
        skin: null,
        created_at: 20_000 * DAY_MS + 1,
        banned_at: null,
      })
      .execute()
  const days = () =>
    database.query.selectFrom('registration_days').selectAll().where('count', '>', 0).orderBy('day').execute()
  expect(await days()).toEqual([{ day: 20_000, count: 2 }])

  await sql`delete from migrations where name = ${name}`.execute(database.query)
  await database.exclusive(() => migrate(database))
  expect(await days()).toEqual([
    { day: -1, count: 1 },
    { day: 20_000, count: 1 },
  ])
  await database.query.deleteFrom('users').where('username', '=', 'ranger').execute()
  expect(await days()).toEqual([{ day: -1, count: 1 }])
  await database.close()
})

test('migrations are numbered one after another', async () => {
  const files = await readdir('server/db/migrations')
  const numbers = files.sort().map((file) => /^(\d{4})-[a-z0-9-]+\.ts$/.exec(file)?.[1])
  expect(numbers).toEqual(files.map((_, index) => String(index + 1).padStart(4, '0')))
})

test('a database newer than the program is refused and left alone', async () => {
  const { database } = await openTestDatabase()
  await sql`insert into migrations (name, at) values ('9999-from-the-future', 1)`.execute(database.query)
  await expect(database.exclusive(() => migrate(database))).rejects.toThrow(
    'The database is newer than this program: it has 9999-from-the-future.',
  )
})

test('a migration that fails half-way leaves nothing behind', async () => {
  const database = await openDatabase(await emptyAddress())
  const failure = database.exclusive(async () => {
    await migrate(database)
    throw new Error('power cut')
  })
  await expect(failure).rejects.toThrow('power cut')
  const tables =
    database.engine === 'sqlite'
      ? sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql`select table_name from information_schema.tables where table_schema = 'public'`
  expect((await tables.execute(database.query)).rows).toEqual([])
  await database.close()
})

test.runIf(inject('engine') === 'sqlite')('every foreign key has an index', async () => {
  const { database } = await openTestDatabase()
  const { rows: missing } = await sql<{ table: string; column: string }>`
    select tables.name as "table", keys."from" as "column"
    from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table' and not exists (
      select 1 from pragma_index_list(tables.name) as indexes, pragma_index_info(indexes.name) as columns
      where columns.seqno = 0 and columns.name = keys."from"
    )
    -- A primary key of one whole-number column is the table itself; the list of indexes leaves it out.
    and not exists (
      select 1 from pragma_table_info(tables.name) as columns
      where columns.pk = 1 and columns.type = 'INTEGER' collate nocase and columns.name = keys."from"
        and not exists (select 1 from pragma_table_info(tables.name) as others where others.pk > 1)
    )`.execute(database.query)
  expect(missing).toEqual([])
})

test.runIf(inject('engine') === 'postgresql')(
  'an index over our functions can be built as a restored backup builds it: without a search path',
  async () => {
    const { database } = await openTestDatabase()
    await database.transaction(async () => {
      await sql`set local search_path = ''`.execute(database.query)
      await sql`drop index public.users_trigrams`.execute(database.query)
      await sql`create index users_trigrams on public.users
        using gin (public.user_trigrams(username_folded, email_folded))`.execute(database.query)
    })
  },
)

test('roles that read a log go on seeing the addresses in it, and no other role gets more', async () => {
  const { database } = await openTestDatabase()
  const roles = {
    auditor: ['view_audit_log'],
    guard: ['view_security_events', 'view_feedback'],
    chief: ['manage_users', 'view_audit_log'],
    editor: ['manage_news'],
  }
  for (const [name, permissions] of Object.entries(roles))
    await database.query
      .insertInto('roles')
      .values({ name: `old ${name}`, name_folded: `old ${name}`, permissions: JSON.stringify(permissions) })
      .execute()
  await splitUsers(database.query)
  const after = await database.query
    .selectFrom('roles')
    .selectAll()
    .where('name', 'like', 'old %')
    .orderBy('id')
    .execute()
  expect(after.map(({ permissions }) => JSON.parse(permissions))).toEqual([
    [...roles.auditor, 'view_personal_data'],
    [...roles.guard, 'view_personal_data'],
    roles.chief,
    roles.editor,
  ])
})
