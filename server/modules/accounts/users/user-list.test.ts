/** Finding users among many: by index when few match, in the order of the list when many do, with the same answer. */
import { expect, test } from 'vitest'
import { USERS_COUNTED_MAX } from '#shared/constants/content-limits.ts'
import { USER_SORTS, type User } from '#shared/contract/accounts/users.ts'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'
import { createUserListStore } from './user-list.store.ts'

type Page = { data: User[]; total: number; hasMore: boolean }

async function search(site: TestApp, query: Record<string, string>): Promise<Page> {
  const reply = await (await site.administrator()).call('GET', `/admin/users?${new URLSearchParams(query)}`)
  expect([query, reply.statusCode]).toEqual([query, 200])
  return reply.json()
}
const namesFound = async (site: TestApp, text: string) =>
  (await search(site, { search: text, sort: 'username-asc' })).data.map(({ username }) => username)

/** Accounts written past the service, as the index has to notice whoever writes them. */
async function addUsers({ database }: TestApp, names: readonly string[], from = 0): Promise<void> {
  const rows = names.map((username, index) => ({
    username,
    username_folded: username.toLowerCase(),
    email: `mail${from + index}@example.org`,
    email_folded: `mail${from + index}@example.org`,
    password_hash: 'no password',
    discord_username: null,
    email_verified_at: null,
    language: 'ru',
    skin: null,
    created_at: from + index,
  }))
  for (let start = 0; start < rows.length; start += 2000)
    await database.query
      .insertInto('users')
      .values(rows.slice(start, start + 2000))
      .execute()
}

test('any part of a name or an address is found, in any alphabet and case', async () => {
  const site = await createTestApp()
  await addUsers(site, ['xX_Ranger_Xx', 'Рейнджер', 'Ёжик-2000', 'o.k', 'Ranger.Two'])
  expect(await namesFound(site, 'RANGER')).toEqual(['Ranger.Two', 'xX_Ranger_Xx'])
  expect(await namesFound(site, 'ЕЙНД')).toEqual(['Рейнджер'])
  expect(await namesFound(site, 'Жик-2')).toEqual(['Ёжик-2000'])
  expect(await namesFound(site, 'mail3@')).toEqual(['o.k'])
  expect(await namesFound(site, ' anger.t ')).toEqual(['Ranger.Two'])
  expect(await namesFound(site, 'rangertwo')).toEqual([])
  expect(await namesFound(site, 'rangermail')).toEqual([])
})

test('one or two letters are what it begins with', async () => {
  const site = await createTestApp()
  await addUsers(site, ['Ёжик', 'ёлка', 'o.k', 'Каёк', '_mark', 'zed'])
  expect(await namesFound(site, 'Ё')).toEqual(['Ёжик', 'ёлка'])
  expect(await namesFound(site, 'ёж')).toEqual(['Ёжик'])
  expect(await namesFound(site, '.k')).toEqual([])
  expect(await namesFound(site, '_')).toEqual(['_mark'])
  expect(await namesFound(site, '_m')).toEqual(['_mark'])
  expect(await namesFound(site, 'ma')).toHaveLength(6) // every address
  expect(await namesFound(site, '%')).toEqual([])
})

test('signs that mean something to a database are looked for as they stand', async () => {
  const site = await createTestApp()
  await addUsers(site, ['a_b_c_d', 'a-b-c-d', 'axbxcxd'])
  expect(await namesFound(site, 'b_c')).toEqual(['a_b_c_d'])
  for (const text of [
    '"',
    '""',
    'a"b"c',
    '%',
    '%%%',
    "'b'",
    'b*c',
    'b OR c',
    'NOT',
    'b\\c',
    'NEAR(b c)',
    'username_folded:a',
  ])
    expect([text, await namesFound(site, text)]).toEqual([text, []])
})

test('an account is found by its new name and by how the old one began, and not at all once it is deleted', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const id = await site.createUser('Ranger')
  await admin.call('PUT', `/admin/users/${id}`, { body: { username: 'Wanderer', email: 'w@post.example' } })
  for (const text of ['ranger', 'RANG', 'r']) expect(await namesFound(site, text)).toEqual(['Wanderer'])
  expect(await namesFound(site, 'anger')).toEqual([])
  expect(await namesFound(site, 'wander')).toEqual(['Wanderer'])
  expect(await namesFound(site, 'post.ex')).toEqual(['Wanderer'])
  await admin.call('DELETE', `/admin/users/${id}`)
  expect(await namesFound(site, 'ranger')).toEqual([])
  expect(await namesFound(site, 'wander')).toEqual([])
})

test('a search among the holders of a role', async () => {
  const site = await createTestApp()
  await site.createUser('Ranger', ['manage_news'])
  await site.createUser('Range', [])
  const { data, total } = await search(site, { search: 'rang', role: 'role of RANGER' })
  expect(data.map(({ username }) => username)).toEqual(['Ranger'])
  expect(total).toBe(1)
  expect((await search(site, { role: 'nobody holds it' })).data).toEqual([])
})

test('more than ten thousand matches are not counted, yet every page is there', async () => {
  const site = await createTestApp()
  const names = Array.from({ length: USERS_COUNTED_MAX }, (_, index) => `legion${index}`)
  await addUsers(site, names)
  expect(await search(site, { search: 'legion' })).toMatchObject({ total: USERS_COUNTED_MAX, hasMore: false })
  await addUsers(site, ['the last of the legion'], USERS_COUNTED_MAX)
  const many = await search(site, { search: 'legion', page: '101', pageSize: '100', sort: 'joined-asc' })
  expect(many).toMatchObject({ total: USERS_COUNTED_MAX, hasMore: true })
  expect(many.data.map(({ username }) => username)).toEqual(['the last of the legion'])
  expect(await search(site, {})).toMatchObject({ total: USERS_COUNTED_MAX + 2, hasMore: false })
})

test('whichever way they are found, the pages are the same, and each goes on where the one before ended', async () => {
  const site = await createTestApp()
  await addUsers(site, ['Delta-1', 'delta-2', 'Echo', 'delta-3', 'Дельта', 'DELTA-4', 'delta-5'])
  await site.database.query.updateTable('users').set({ created_at: 3 }).where('created_at', '<', 5).execute()
  const users = createUserListStore(site.database)
  for (const sort of USER_SORTS) {
    const filter = { search: 'delta', byNameAlone: false }
    const read = (isCounted: boolean, part: object) =>
      users.list({ filter, isCounted, sort, limit: 2, ...part })
    const all = await users.list({ filter, isCounted: true, sort, limit: 10 })
    expect(all).toHaveLength(5)
    for (const isCounted of [true, false]) {
      expect(await read(isCounted, { offset: 2 })).toEqual(all.slice(2, 4))
      expect(await read(isCounted, { after: all[0] })).toEqual(all.slice(1, 3))
      expect(await read(isCounted, { after: all[3] })).toEqual(all.slice(4))
      expect(await read(isCounted, { after: all[4] })).toEqual([])
    }
  }
})
