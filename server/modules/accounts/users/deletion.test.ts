import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createOutbox } from '#server/lib/files/outbox.ts'
import { moveMoney } from '#tests/harness/money.ts'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'

/** Every row of every table, as text. */
async function dump(database: Database): Promise<string> {
  const tables =
    database.engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{
          name: string
        }>`select table_name as name from information_schema.tables where table_schema = 'public'`
  const rows = []
  for (const { name } of (await tables.execute(database.query)).rows)
    rows.push(name, ...(await sql`select * from ${sql.table(name)}`.execute(database.query)).rows)
  return JSON.stringify(rows)
}

/** A player of many traces: letters, sessions, achievements, payments, reviews, changes by staff. */
async function playerWithTraces(site: TestApp) {
  const { database } = site
  const body = {
    username: 'Tracer',
    email: 'tracer@example.org',
    password: 'long enough',
    discordUsername: 'tracer.discord',
  }
  const { id } = (await site.anonymous.call('POST', '/register', { body })).json<{ id: number }>()
  await site.lettersAreSent()
  const player = await site.signIn(id)
  await player.call('POST', '/feedback', { body: { message: 'A fine place' } })
  await player.call('POST', '/verify-account/resend')
  await database.query
    .insertInto('achievements')
    .values({ user_id: id, key: 'survivor', unlocked_at: 1 })
    .execute()
  await moveMoney(database, id, 1, { text: 'Top-up of Tracer' })
  await database.query
    .insertInto('inventory_items')
    .values({
      user_id: id,
      name: 'Spear of Tracer',
      type: 'weapon',
      rarity: 'rare',
      image: null,
      server: null,
    })
    .execute()
  const admin = await site.administrator()
  await admin.call('PUT', `/admin/users/${id}`, { body: { username: 'Tracer2', roles: ['editor'] } })
  return { id, player }
}

test('deleting an account leaves its name and address nowhere in the database', async () => {
  const site = await createTestApp()
  const { id } = await playerWithTraces(site)
  expect(await dump(site.database)).toMatch(/tracer/i)
  const reply = await (await site.administrator()).call('DELETE', `/admin/users/${id}`)
  expect(reply.statusCode).toBe(204)
  expect(await dump(site.database)).not.toMatch(/tracer/i)
})

test('letters to it that lie as files go as well', async () => {
  const site = await createTestApp()
  const { id } = await playerWithTraces(site)
  const outbox = createOutbox(site.dataDir)
  await outbox.write('tracer@example.org', Buffer.from('a link that works'))
  const other = await outbox.write('other@example.org', Buffer.from('another'))
  await (await site.administrator()).call('DELETE', `/admin/users/${id}`)
  expect(readdirSync(join(site.dataDir, 'outbox'))).toEqual([basename(other)])
})

test('it ends every session of the account', async () => {
  const site = await createTestApp()
  const { id, player } = await playerWithTraces(site)
  await (await site.administrator()).call('DELETE', `/admin/users/${id}`)
  expect((await player.call('GET', '/profile')).statusCode).toBe(401)
  const left = site.database.query.selectFrom('sessions').selectAll().where('user_id', '=', id)
  expect(await left.execute()).toEqual([])
})

test('its reviews stay, as those of a deleted player', async () => {
  const site = await createTestApp()
  const { id } = await playerWithTraces(site)
  await (await site.administrator()).call('DELETE', `/admin/users/${id}`)
  const read = async (language: string) =>
    (await site.anonymous.call('GET', '/feedback', { headers: { 'accept-language': language } })).json()
  expect(await read('ru')).toMatchObject([{ username: 'Удалённый игрок', message: 'A fine place' }])
  expect(await read('en')).toMatchObject([{ username: 'Deleted player', message: 'A fine place' }])
})

test('what the account did as staff stays in the log, without its name', async () => {
  const site = await createTestApp()
  const id = await site.createUser('Editor', ['manage_news'])
  const draft = { title_ru: 'Новость', title_en: 'News', description_ru: 'Текст', description_en: 'Text' }
  await (await site.signIn(id)).call('POST', '/news', { body: draft })
  const admin = await site.administrator()
  await admin.call('DELETE', `/admin/users/${id}`)
  const activity = await admin.call('GET', '/admin/activity')
  expect(activity.json()).toMatchObject([
    { type: 'user.delete', description: `admin deleted user no. ${id}` },
    { type: 'news.create', description: 'Deleted player published the article “News”' },
  ])
})

test('its name and address can be registered again, and the number of the account is not reused', async () => {
  const site = await createTestApp()
  const { id } = await playerWithTraces(site)
  await (await site.administrator()).call('DELETE', `/admin/users/${id}`)
  const body = { username: 'Tracer', email: 'tracer@example.org', password: 'long enough' }
  const reply = await site.anonymous.call('POST', '/register', { body })
  expect(reply.statusCode).toBe(201)
  expect(reply.json<{ id: number }>().id).toBeGreaterThan(id)
})

test('staff delete their own account too', async () => {
  const site = await createTestApp()
  const id = await site.createUser('Chief', ['manage_users'])
  const chief = await site.signIn(id)
  expect((await chief.call('DELETE', `/admin/users/${id}`)).statusCode).toBe(204)
  expect((await chief.call('GET', '/profile')).statusCode).toBe(401)
})
