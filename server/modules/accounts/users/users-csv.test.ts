/** Users as a file: what is in it, who may have it, and that it is written down. */
import { expect, test } from 'vitest'
import type { User } from '#shared/contract/accounts/users.ts'
import { createTestApp, type TestApp, type TestClient } from '#tests/harness/test-app.ts'
import { usersCsv } from './users-csv.ts'

const BOM = '\uFEFF'

/** The cells of a file, read back by RFC 4180. */
function read(file: string, delimiter = ','): string[][] {
  const rows: string[][] = [['']]
  let isQuoted = false
  for (let at = 0; at < file.length; at++) {
    const row = rows.at(-1) as string[]
    const character = file.charAt(at)
    const isPair = isQuoted && character === '"' && file.charAt(at + 1) === '"'
    if (isPair) at++
    if (character === '"' && !isPair) isQuoted = !isQuoted
    else if (!isQuoted && character === delimiter) row.push('')
    else if (!isQuoted && file.startsWith('\r\n', at)) {
      rows.push([''])
      at++
    } else row[row.length - 1] += character
  }
  expect(rows.pop()).toEqual(['']) // the last line ends as the others do
  return rows
}

async function fileOf(users: Partial<User>[], language: 'ru' | 'en' = 'en'): Promise<string> {
  const whole: User = {
    id: 1,
    username: 'Ranger',
    email: 'ranger@example.org',
    pendingEmail: null,
    emailVerified: true,
    discordUsername: null,
    rank: null,
    roles: [],
    joinDate: '2026-03-10T12:00:00.000Z',
    lastSeenAt: null,
    formerNames: [],
    ban: null,
    deletionAt: null,
    version: 1,
  }
  const batches = (async function* () {
    yield users.map((user) => ({ ...whole, ...user }))
  })()
  let file = ''
  for await (const piece of usersCsv(batches, { language, zone: 'UTC' }, true)) file += piece
  return file
}

const exportAs = (client: TestClient, body: object = {}, language = 'en') =>
  client.call('POST', '/admin/users/export', { body, headers: { 'accept-language': language } })
const namesIn = (file: string) =>
  read(file)
    .slice(1)
    .map(([, name]) => name)
const log = ({ database }: TestApp) =>
  database.query.selectFrom('audit_log').select(['action', 'noun', 'actor_id', 'after']).execute()

test('a line for each user, with what staff see of them by the community’s clock, and a name with the day', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const { version } = (await admin.call('GET', '/admin/site')).json<{ version: number }>()
  await admin.call('PUT', '/admin/site', { body: { version, timeZone: 'Asia/Yekaterinburg' } })
  const id = await site.createUser('Рейнджер')
  await admin.call('PUT', `/admin/users/${id}`, {
    body: { discordUsername: 'ranger', roles: ['editor', 'moderator'] },
  })
  const until = '2026-04-01T00:00:00.000Z'
  await admin.call('POST', `/admin/users/${id}/ban`, { body: { reason: 'Спам, "реклама"', until } })

  const reply = await exportAs(admin)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(reply.headers['content-disposition']).toBe('attachment; filename="users-2026-03-10.csv"')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.body.startsWith(BOM)).toBe(true)
  const at = '2026-03-10 17:00'
  expect(read(reply.body.slice(1))).toEqual([
    [
      'No.',
      'Username',
      'Email',
      'Email confirmed',
      'Discord username',
      'Roles',
      'Joined, Asia/Yekaterinburg',
      'Last seen, Asia/Yekaterinburg',
      'Former names',
      'Banned, Asia/Yekaterinburg',
      'Banned until, Asia/Yekaterinburg',
      'Reason of the ban',
      'Banned by',
    ],
    [
      String(id),
      'Рейнджер',
      'Рейнджер@example.org',
      'no',
      'ranger',
      'Moderator, Editor',
      at,
      '',
      '',
      at,
      '2026-04-01 05:00',
      'Спам, "реклама"',
      'admin',
    ],
    ['1', 'admin', 'admin@frontland.invalid', 'yes', '', 'Administrator', at, '', '', '', '', '', ''],
  ])
  expect(reply.body).not.toContain('argon2')
})

test('in Russian it is a file that Excel opens in Russia', async () => {
  const file = await fileOf(
    [{ username: 'Ёжик', ban: { reason: 'а; б', at: '2026-03-10T12:00:00.000Z', until: null, by: null } }],
    'ru',
  )
  expect(file.slice(0, 21)).toBe(`${BOM}№;Имя пользователя;Э`)
  expect(file).toContain(';"а; б";\r\n')
  const [, row = []] = read(file.slice(1), ';')
  expect(row.slice(0, 4)).toEqual(['1', 'Ёжик', 'ranger@example.org', 'да'])
})

test('what a spreadsheet would take for a formula is text', async () => {
  const formulas = ['=1+1', '+1', '-1+2', '@SUM(A1)', '\tx', '\r=1', '＝1']
  const file = await fileOf(formulas.map((username) => ({ username })))
  expect(namesIn(file.slice(1))).toEqual(formulas.map((formula) => `'${formula}`))
  expect(await fileOf([{ discordUsername: 'x;=HYPERLINK("evil")#0001' }])).toContain(
    `"x;'=HYPERLINK(""evil"")#0001"`,
  )
  expect(await fileOf([{ discordUsername: 'x, =1#0001' }], 'ru')).toContain(`;x, '=1#0001;`)
  expect(await fileOf([{ discordUsername: 'two\r\n=1' }])).toContain('"two\r\n')
})

test('it keeps to the search, the role and the order', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  await site.createUser('Ranger', ['manage_news'])
  await site.createUser('Range')
  await site.createUser('Scout')
  const names = async (body: object) => namesIn((await exportAs(admin, body)).body.slice(1))
  expect(await names({ sort: 'username-desc' })).toEqual(['Scout', 'Ranger', 'Range', 'admin'])
  expect(await names({ search: 'RANG', sort: 'username-asc' })).toEqual(['Range', 'Ranger'])
  expect(await names({ search: 'rang', role: 'role of Ranger' })).toEqual(['Ranger'])
  expect(await names({ search: 'nobody' })).toEqual([])
  expect((await exportAs(admin, { sort: 'by chance' })).statusCode).toBe(400)
})

test('a list of many batches has everybody once, in order, however they are found', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const names = Array.from({ length: 2_500 }, (_, index) => `legion${String(index).padStart(5, '0')}`)
  const rows = names.map((username) => ({
    username,
    username_folded: username,
    email: `${username}@example.org`,
    email_folded: `${username}@example.org`,
    password_hash: 'no password',
    discord_username: null,
    email_verified_at: null,
    language: 'ru',
    skin: null,
    created_at: 7, // all at the same moment
  }))
  await site.database.query.insertInto('users').values(rows).execute()
  const read = async (body: object) => namesIn((await exportAs(admin, body)).body.slice(1))
  expect(await read({ sort: 'joined-asc' })).toEqual([...names, 'admin'])
  expect(await read({ sort: 'username-desc', search: 'legion' })).toEqual(names.toReversed())
})

test('each is written to the log, with what was asked for', async () => {
  const site = await createTestApp()
  const chiefId = await site.createUser('Chief', ['manage_users', 'view_audit_log'])
  const chief = await site.signIn(chiefId)
  await exportAs(chief, { search: 'rang' })
  expect(await log(site)).toEqual([
    { action: 'export', noun: 'user', actor_id: chiefId, after: '{"search":"rang","sort":"joined-desc"}' },
  ])
  const entries = await chief.call('GET', '/admin/audit?action=export', {
    headers: { 'accept-language': 'ru' },
  })
  expect(entries.json().data).toMatchObject([{ description: 'Выгружен список пользователей — Chief' }])
})

test('whoever may not see the users gets no file, and nothing is written', async () => {
  const site = await createTestApp()
  expect((await exportAs(site.anonymous)).statusCode).toBe(401)
  expect((await exportAs(await site.player('Editor', ['manage_news']))).statusCode).toBe(403)
  const elsewhere = await (await site.administrator()).call('POST', '/admin/users/export', {
    body: {},
    headers: { origin: 'https://evil.example' },
  })
  expect(elsewhere.statusCode).toBe(403)
  expect(await log(site)).toEqual([])
})
