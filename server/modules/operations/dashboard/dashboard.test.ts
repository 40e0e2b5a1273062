import { expect, onTestFinished, test } from 'vitest'
import type { Permission } from '#shared/constants/permissions.ts'
import type { ActivityItem, DashboardStats, Registrations } from '#shared/contract/operations/dashboard.ts'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** Accounts registered so long before the clock, beside the administrator of the start. */
async function registeredAgo(site: TestApp, ages: readonly number[]): Promise<void> {
  const now = site.clock.now.getTime()
  for (const [index, age] of ages.entries()) {
    const id = await site.createUser(`Ranger${index}`)
    const change = site.database.query.updateTable('users').set({ created_at: now - age })
    await change.where('id', '=', id).execute()
  }
}

const read = async (site: TestApp, path: string, language = 'en') =>
  (await site.administrator()).call('GET', path, { headers: { 'accept-language': language } })

test('the totals count users, news, feedback and roles', async () => {
  const site = await createTestApp()
  const ranger = await site.player('Ranger')
  await ranger.call('POST', '/feedback', { body: { message: 'Hello' } })
  expect((await read(site, '/admin/stats')).json()).toMatchObject({
    totalUsers: 2,
    totalNews: 1,
    totalFeedback: 1,
    totalRoles: 3,
  })
})

test('today, 7 and 30 days are days of UTC with today the last, the same ones that the chart shows', async () => {
  const site = await createTestApp()
  site.clock.now = new Date('2026-06-30T18:00:00Z')
  const today = 18 * HOUR_MS // the age of the first moment of today
  const borders = [0, 6, 29].flatMap((days) => [today + days * DAY_MS, today + days * DAY_MS + 1])
  await registeredAgo(site, [0, ...borders])
  expect((await read(site, '/admin/stats')).json()).toMatchObject({
    totalUsers: 8,
    registrationsToday: 2,
    registrationsWeek: 4,
    registrationsMonth: 6,
  })
  const days = (await read(site, '/admin/user-registrations')).json<Registrations>()
  const sum = (last: number) => days.slice(-last).reduce((total, { count }) => total + count, 0)
  expect([1, 7, 30].map(sum)).toEqual([2, 4, 6])
})

test('the administrator whom the installation made is an account, but no registration', async () => {
  const site = await createTestApp()
  const figures = async () => {
    const { totalUsers, registrationsToday, registrationsWeek, registrationsMonth } = (
      await read(site, '/admin/stats')
    ).json<DashboardStats>()
    const year = (await read(site, '/admin/user-registrations-heatmap')).json<Registrations>()
    const counted = year.reduce((sum, { count }) => sum + count, 0)
    return [totalUsers, registrationsToday, registrationsWeek, registrationsMonth, counted]
  }
  expect(await figures()).toEqual([1, 0, 0, 0, 0])
  const body = { username: 'Ranger', email: 'ranger@example.org', password: 'long enough' }
  const { id } = (await site.anonymous.call('POST', '/register', { body })).json<{ id: number }>()
  expect(await figures()).toEqual([2, 1, 1, 1, 1])
  await (await site.administrator()).call('DELETE', `/admin/users/${id}`)
  expect(await figures()).toEqual([1, 0, 0, 0, 0])
})

test('the chart has each of the last 30 days up to today, in UTC, days without registrations included', async () => {
  const site = await createTestApp()
  site.clock.now = new Date('2026-06-30T23:59:59.999Z')
  const midnight = 24 * HOUR_MS - 1 // the age of the first millisecond of today
  await registeredAgo(site, [0, midnight, midnight + 1, midnight + 29 * DAY_MS, midnight + 29 * DAY_MS + 1])

  const days = (await read(site, '/admin/user-registrations')).json<Registrations>()
  expect(days).toHaveLength(30)
  expect(days[0]).toEqual({ date: '2026-06-01', count: 1 })
  expect(days[28]).toEqual({ date: '2026-06-29', count: 1 })
  expect(days[29]).toEqual({ date: '2026-06-30', count: 2 })
  expect(days.map(({ date }) => date)).toEqual([...new Set(days.map(({ date }) => date))].sort())
  expect(days.slice(1, 28).every(({ count }) => count === 0)).toBe(true)
})

test('the heatmap has the days with registrations of the last year', async () => {
  const site = await createTestApp()
  site.clock.now = new Date('2027-06-30T12:00:00Z')
  await registeredAgo(site, [0, 0, 10 * DAY_MS, 365 * DAY_MS, 366 * DAY_MS])
  expect((await read(site, '/admin/user-registrations-heatmap')).json()).toEqual([
    { date: '2026-06-30', count: 1 },
    { date: '2027-06-20', count: 1 },
    { date: '2027-06-30', count: 2 },
  ])
})

test('days are those of UTC wherever the server stands, and change at its midnight', async () => {
  const zone = process.env.TZ
  onTestFinished(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })
  for (const [TZ, offset] of [
    ['Pacific/Kiritimati', -14 * 60],
    ['America/Anchorage', 8 * 60],
    ['UTC', 0],
  ] as const) {
    process.env.TZ = TZ
    expect(new Date('2026-06-30T00:00:00Z').getTimezoneOffset()).toBe(offset)
    const site = await createTestApp()
    site.clock.now = new Date('2026-06-30T23:59:59.999Z')
    await registeredAgo(site, [0])
    const lastDays = async () =>
      (await read(site, '/admin/user-registrations')).json<Registrations>().slice(-2)
    const year = async () => (await read(site, '/admin/user-registrations-heatmap')).json<Registrations>()
    expect([TZ, await lastDays()]).toEqual([
      TZ,
      [
        { date: '2026-06-29', count: 0 },
        { date: '2026-06-30', count: 1 },
      ],
    ])
    expect((await year()).at(-1)).toEqual({ date: '2026-06-30', count: 1 })
    site.clock.advance(1)
    expect(await lastDays()).toEqual([
      { date: '2026-06-30', count: 1 },
      { date: '2026-07-01', count: 0 },
    ])
    expect((await read(site, '/admin/stats')).json()).toMatchObject({
      registrationsToday: 0,
      registrationsWeek: 1,
    })
  }
})

test('the days are counted along with whatever happens to accounts', async () => {
  const site = await createTestApp()
  const { database } = site
  await registeredAgo(site, [0, 0, HOUR_MS, 13 * HOUR_MS, 3 * DAY_MS, 3 * DAY_MS, 40 * DAY_MS])
  await (await site.administrator()).call('DELETE', '/admin/users/2')
  await database.query.deleteFrom('users').where('id', 'in', [5, 6]).execute()
  const rollBack = database.transaction(async () => {
    await site.createUser('Ghost')
    throw new Error('rolled back')
  })
  await expect(rollBack).rejects.toThrow('rolled back')

  const created = await database.query.selectFrom('users').select(['created_at', 'is_registered']).execute()
  const counts = new Map<number, number>()
  for (const { created_at, is_registered } of created) {
    const day = is_registered ? Math.floor(created_at / DAY_MS) : -1
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  const kept = await database.query
    .selectFrom('registration_days')
    .selectAll()
    .where('count', '<>', 0)
    .execute()
  expect(new Map(kept.map(({ day, count }) => [day, count]))).toEqual(counts)
  expect((await read(site, '/admin/stats')).json()).toMatchObject({ totalUsers: created.length })
})

test('the activity tells in both languages what was done to what by whom, newest first', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const draft = {
    title_ru: 'Турнир',
    title_en: 'Tournament',
    description_ru: 'Текст',
    description_en: 'Text',
  }
  await admin.call('POST', '/news', { body: draft })
  site.clock.advance(1000)
  await admin.call('POST', '/admin/roles', { body: { name: 'Scribe', permissions: [] } })
  site.clock.advance(1000)
  await admin.call('DELETE', '/admin/servers/1')
  const ranger = await site.createUser('Ranger')
  await admin.call('PUT', `/admin/users/${ranger}`, { body: { username: 'Scout' } })

  const activity = (await read(site, '/admin/activity')).json<ActivityItem[]>()
  expect(activity.map(({ type, description }) => [type, description])).toEqual([
    ['user.update', 'admin changed user “Scout”: Username'],
    ['game_server.delete', 'admin deleted the server “FrontLand: Zombie Apocalypse”'],
    ['role.create', 'admin created the role “Scribe”'],
    ['news.create', 'admin published the article “Tournament”'],
  ])
  expect(activity.at(-1)?.timestamp).toBe('2026-03-10T12:00:00.000Z')
  const russian = (await read(site, '/admin/activity', 'ru')).json<ActivityItem[]>()
  expect(russian.map(({ description }) => description)).toEqual([
    'Изменён пользователь «Scout»: Имя пользователя — admin',
    'Удалён сервер «FrontLand: Zombie Apocalypse» — admin',
    'Создана роль «Scribe» — admin',
    'Опубликована новость «Турнир» — admin',
  ])
})

test('the activity tells of what its reader may manage, and of everything to whom the log is open', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const draft = { title_ru: 'Тайна', title_en: 'Secret', description_ru: 'x', description_en: 'x' }
  await admin.call('POST', '/news', { body: { ...draft, isDraft: true } })
  await admin.call('POST', '/admin/roles', { body: { name: 'Scribe', permissions: [] } })
  const typesFor = async (name: string, permissions: Permission[]) => {
    const reader = await site.player(name, ['access_admin_panel', ...permissions])
    const activity = (await reader.call('GET', '/admin/activity')).json<ActivityItem[]>()
    return activity.map(({ type }) => type)
  }
  expect(await typesFor('Guest', [])).toEqual([])
  expect(await typesFor('Writer', ['manage_news'])).toEqual(['news.create'])
  expect(await typesFor('Chief', ['manage_roles'])).toEqual(['role.create'])
  expect(await typesFor('Auditor', ['view_audit_log'])).toEqual(['role.create', 'news.create'])
})

test('the activity shows the latest 20', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  for (let index = 0; index < 22; index++)
    await admin.call('POST', '/admin/roles', { body: { name: `Role ${index}`, permissions: [] } })
  const activity = (await read(site, '/admin/activity')).json<ActivityItem[]>()
  expect(activity).toHaveLength(20)
  expect(activity[0]?.description).toContain('Role 21')
})

test('on a new site nothing has happened yet', async () => {
  const site = await createTestApp()
  expect((await read(site, '/admin/activity')).json()).toEqual([])
  const days = (await read(site, '/admin/user-registrations')).json<Registrations>()
  expect(days.at(-1)).toEqual({ date: '2026-03-10', count: 0 })
})
