import { expect, test } from 'vitest'
import { everyEndpoint } from '#shared/contract/all-endpoints.ts'
import type { MaintenanceMode } from '#shared/contract/platform/maintenance-mode.ts'
import { openSite } from '#tests/harness/site.ts'
import { callEndpoint, createTestApp, errorCode, type TestApp } from '#tests/harness/test-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LOOK = 250
const RUSSIAN = { 'accept-language': 'ru' }

const at = ({ clock }: Pick<TestApp, 'clock'>, milliseconds: number) =>
  new Date(clock.now.getTime() + milliseconds).toISOString()
const switcherOf = (site: Pick<TestApp, 'player'>) =>
  site.player('Operator', ['access_admin_panel', 'manage_site'])

test('as delivered the site is open', async () => {
  const site = await createTestApp()
  const reply = await (await switcherOf(site)).call('GET', '/admin/maintenance')
  expect(reply.json()).toEqual({
    isOn: false,
    parts: [],
    text_ru: null,
    text_en: null,
    until: null,
    languages: [],
    state: 'off',
    since: null,
    by: null,
    version: 1,
  })
})

test('while it is on every call is refused to visitors, but for those that the contract leaves open', async () => {
  const site = await createTestApp({ rateLimits: false })
  const { anonymous } = site
  await (await switcherOf(site)).call('PUT', '/admin/maintenance', { body: { isOn: true } })
  const refused: string[] = []
  for (const endpoint of everyEndpoint) {
    const isWrite = endpoint.method === 'POST' || endpoint.method === 'PUT'
    const json = { payload: '{}', headers: { 'content-type': 'application/json' } }
    const path = endpoint.path.replace(/:\w+/g, '1')
    const reply = await callEndpoint(site, anonymous, endpoint, path, isWrite ? json : {})
    if (reply.statusCode === 503) refused.push(`${endpoint.method} ${endpoint.path}`)
  }
  const closed = everyEndpoint.filter(({ isAlwaysOpen }) => !isAlwaysOpen)
  expect(refused).toEqual(closed.map(({ method, path }) => `${method} ${path}`))
})

test('open stay signing in and out, the ways back to that, the own account, what the frame asks, status, health, the launcher, and orders and top-ups that are made', () => {
  const open = everyEndpoint.filter(({ isAlwaysOpen }) => isAlwaysOpen)
  expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'DELETE /profile',
    'DELETE /profile/names/:game',
    'DELETE /profile/passkeys/:id',
    'DELETE /profile/second-factor',
    'DELETE /profile/sessions',
    'DELETE /profile/sessions/:id',
    'GET /azlink',
    'GET /download/frontland-windows.exe',
    'GET /downloads/:name',
    'GET /downloads/launcher-linux.AppImage',
    'GET /downloads/launcher-mac.dmg',
    'GET /game/v1/objectives',
    'GET /game/v1/players/:name',
    'GET /heads/:username',
    'GET /health',
    'GET /launcher/releases.json',
    'GET /notices',
    'GET /notices/events',
    'GET /payments/:provider/notifications',
    'GET /profile',
    'GET /profile/consents',
    'GET /profile/export',
    'GET /profile/names',
    'GET /profile/notifications',
    'GET /profile/passkeys',
    'GET /profile/permissions',
    'GET /profile/second-factor',
    'GET /profile/sessions',
    'GET /profile/top-ups',
    'GET /profile/transactions',
    'GET /profile/visibility',
    'GET /ready',
    'GET /servers/events',
    'GET /servers/glances',
    'GET /shop/orders',
    'GET /shop/orders/:id',
    'GET /shop/state',
    'GET /shop/test-payments/:id',
    'GET /site',
    'GET /site-images/:name',
    'GET /status',
    'GET /status/board',
    'GET /words',
    'POST /azlink',
    'POST /azlink/email',
    'POST /azlink/password',
    'POST /azlink/register',
    'POST /azlink/user/:id/money/add',
    'POST /azlink/user/:id/money/remove',
    'POST /azlink/user/:id/money/set',
    'POST /ban-appeal',
    'POST /ban-appeal/state',
    'POST /csp-reports',
    'POST /deletion-undo',
    'POST /email-undo',
    'POST /game/v1/claim',
    'POST /game/v1/heartbeat',
    'POST /game/v1/held',
    'POST /game/v1/hello',
    'POST /game/v1/landcoins',
    'POST /game/v1/names',
    'POST /game/v1/report',
    'POST /game/v1/stats',
    'POST /login',
    'POST /login/passkey',
    'POST /login/passkey/options',
    'POST /logout',
    'POST /notices/read',
    'POST /password-reset',
    'POST /password-reset/check',
    'POST /payments/:provider/notifications',
    'POST /profile/confirm',
    'POST /profile/names',
    'POST /profile/names/confirm',
    'POST /profile/passkeys',
    'POST /profile/passkeys/options',
    'POST /profile/second-factor',
    'POST /profile/second-factor/recovery-codes',
    'POST /profile/top-ups/:id/pay',
    'POST /second-factor/keep',
    'POST /shop/orders/:id/cancel',
    'POST /shop/orders/:id/pay',
    'POST /shop/test-payments/:id/:deed',
    'POST /verify-account',
    'POST /verify-account/resend',
    'PUT /change-password',
    'PUT /password-reset',
    'PUT /profile',
    'PUT /profile/consents/:consent',
    'PUT /profile/notifications/:topic',
    'PUT /profile/passkeys/:id',
    'PUT /profile/second-factor',
    'PUT /profile/visibility',
  ])
})

test('visitors are told why in their language, and when to come back', async () => {
  const site = await createTestApp()
  const operator = await switcherOf(site)
  const news = (headers = {}) => site.anonymous.call('GET', '/news', { headers })
  await operator.call('PUT', '/admin/maintenance', { body: { isOn: true } })
  const delivered = await news(RUSSIAN)
  expect(delivered.headers['retry-after']).toBe('300')
  expect(delivered.headers['cache-control']).toBe('no-store')
  expect(delivered.json()).toEqual({
    code: 'maintenance',
    message: 'На сайте идут технические работы. Загляните чуть позже.',
  })
  const body = { text_ru: 'Переезжаем на новый сервер', until: at(site, 10 * MINUTE) }
  await operator.call('PUT', '/admin/maintenance', { body })
  for (const headers of [RUSSIAN, {}]) expect((await news(headers)).json().message).toBe(body.text_ru)
  await operator.call('PUT', '/admin/maintenance', { body: { text_en: 'We are moving' } })
  const english = await news()
  expect([english.json().message, english.headers['retry-after']]).toEqual(['We are moving', '600'])
  await operator.call('PUT', '/admin/maintenance', { body: { until: at(site, 20 * HOUR) } })
  expect((await news()).headers['retry-after']).toBe('3600')
})

test('whoever may pass uses the site as always, by signing in if need be; a player and other staff do not', async () => {
  const site = await createTestApp()
  const operator = await switcherOf(site)
  const passing = await site.player('Tester', ['pass_maintenance'])
  const editor = await site.player('Editor', ['access_admin_panel', 'manage_news'])
  await operator.call('PUT', '/admin/maintenance', { body: { isOn: true } })
  for (const client of [operator, passing, await site.administrator()])
    expect((await client.call('GET', '/news')).statusCode).toBe(200)
  for (const path of ['/news', '/admin/news', '/admin/maintenance'])
    expect(errorCode(await editor.call('GET', path))).toBe('maintenance')
  expect((await editor.call('GET', '/profile')).statusCode).toBe(200)
  const unknown = { cookie: 'session=nothing; __Host-session=nothing' }
  expect((await site.anonymous.call('GET', '/news', { headers: unknown })).statusCode).toBe(503)
  const signedIn = await site.anonymous.call('POST', '/login', {
    body: { username: 'admin', password: 'no' },
  })
  expect(signedIn.statusCode).toBe(401)
})

test('it is over by itself at its end, and can be put back on only with an end ahead', async () => {
  const site = await createTestApp()
  const operator = await switcherOf(site)
  const until = at(site, HOUR)
  await operator.call('PUT', '/admin/maintenance', { body: { isOn: true, until } })
  site.clock.advance(HOUR - 1)
  expect((await site.anonymous.call('GET', '/news')).statusCode).toBe(503)
  site.clock.advance(1)
  expect((await site.anonymous.call('GET', '/news')).statusCode).toBe(200)
  expect((await operator.call('GET', '/admin/maintenance')).json()).toMatchObject({
    isOn: true,
    state: 'over',
  })
  await operator.call('PUT', '/admin/maintenance', { body: { isOn: false } })
  const late = await operator.call('PUT', '/admin/maintenance', { body: { isOn: true } })
  expect([late.statusCode, Object.keys(late.json().fields)]).toEqual([400, ['until']])
  expect((await site.anonymous.call('GET', '/news')).statusCode).toBe(200)
})

test.each([
  ['an end that has passed', { isOn: true, until: '2020-01-01T00:00:00Z' }, 'until'],
  ['no date', { until: 'tomorrow' }, 'until'],
  ['a part that there is not', { parts: ['casino'] }, 'parts.0'],
  ['a part without addresses', { parts: ['roblox'] }, 'parts.0'],
  ['a text that is too long', { text_en: 'a'.repeat(601) }, 'text_en'],
  ['a switch that is no switch', { isOn: 'yes' }, 'isOn'],
])('%s is refused and changes nothing', async (_, body, field) => {
  const site = await createTestApp()
  const operator = await switcherOf(site)
  const reply = await operator.call('PUT', '/admin/maintenance', { body })
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]])
  expect((await operator.call('GET', '/admin/maintenance')).json()).toMatchObject({ version: 1 })
})

test('what a GET tells can be put back as it is, and of two who edit the second is told', async () => {
  const site = await createTestApp()
  const operator = await switcherOf(site)
  const body = { isOn: true, text_ru: 'Вайп', parts: ['tournaments', 'shop'], version: 1 }
  const saved = (await operator.call('PUT', '/admin/maintenance', { body })).json<MaintenanceMode>()
  const parts = ['shop', 'tournaments']
  expect(saved).toMatchObject({ ...body, parts, languages: ['ru'], state: 'on', by: 'Operator', version: 2 })
  expect(saved.since).toBe(site.clock.now.toISOString())
  expect((await operator.call('PUT', '/admin/maintenance', { body: saved })).json()).toEqual(saved)
  const stale = { isOn: false, version: 1 }
  expect((await operator.call('PUT', '/admin/maintenance', { body: stale })).statusCode).toBe(409)
})

test('of chosen parts the calls are closed, and the rest of the site is open', async () => {
  const site = await createTestApp()
  const operator = await switcherOf(site)
  const editor = await site.player('Moderator', ['access_admin_panel', 'view_feedback'])
  await operator.call('PUT', '/admin/maintenance', { body: { isOn: true, parts: ['feedback'] } })
  expect((await site.anonymous.call('GET', '/feedback')).statusCode).toBe(503)
  expect((await site.anonymous.call('GET', '/news')).statusCode).toBe(200)
  expect((await editor.call('GET', '/admin/feedback')).statusCode).toBe(200)
})

test('another process closes and opens with its next look, one that starts meanwhile at once', async () => {
  const site = await createTestApp()
  const other = await createTestApp({ database: site.database })
  const operator = await switcherOf(site)
  const news = async ({ anonymous }: TestApp) => (await anonymous.call('GET', '/news')).statusCode
  await other.runBackgroundWork(LOOK)
  await operator.call('PUT', '/admin/maintenance', { body: { isOn: true } })
  await other.runBackgroundWork(LOOK)
  await expect.poll(() => news(other)).toBe(503)
  const third = await createTestApp({ database: site.database })
  expect(await news(third)).toBe(503)
  await operator.call('PUT', '/admin/maintenance', { body: { isOn: false } })
  expect(await news(site)).toBe(200)
  await other.runBackgroundWork(LOOK)
  await expect.poll(() => news(other)).toBe(200)
})

test('visitors are answered from memory: also while the database is away', async () => {
  const site = await openSite()
  const operator = await switcherOf(site)
  await operator.call('PUT', '/admin/maintenance', { body: { isOn: true, text_en: 'Moving' } })
  await site.database.close()
  const call = await site.get('/api/news')
  expect([call.status, ((await call.json()) as { message: string }).message]).toEqual([503, 'Moving'])
  const page = await site.get('/?lang=en')
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('Moving')])
  const withSession = await site.get('/', { cookie: operator.headers.cookie ?? '' })
  expect([withSession.status, withSession.headers.get('retry-after')]).toEqual([503, '300'])
})

test('the status and the bars tell it as maintenance, not as an outage', async () => {
  const site = await createTestApp()
  const operator = await switcherOf(site)
  const website = async () => {
    const { services } = (await site.anonymous.call('GET', '/status')).json()
    return services.find(({ key }: { key: string }) => key === 'website')
  }
  const measure = async () => {
    site.clock.advance(MINUTE)
    await site.runBackgroundWork(2_000)
    await site.runBackgroundWork(1_000)
  }
  await measure()
  await operator.call('PUT', '/admin/maintenance', { body: { isOn: true } })
  expect((await website()).state).toBe('maintenance')
  const board = (await site.anonymous.call('GET', '/status/board')).json()
  expect(board[0]).toEqual({ key: 'website', state: 'maintenance' })
  await measure()
  // The process is away for nine minutes, and comes back to a site that is closed still.
  site.clock.advance(9 * MINUTE)
  await measure()
  expect(await website()).toMatchObject({ state: 'maintenance', uptime: 100 })
  expect((await website()).days.at(-1)).toEqual([1, 0, 11])
  await operator.call('PUT', '/admin/maintenance', { body: { isOn: false } })
  await measure()
  expect(await website()).toMatchObject({ state: 'online', uptime: 100 })
})

test('the log says who closed and opened the site', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  await admin.call('PUT', '/admin/maintenance', { body: { isOn: true, text_ru: 'Вайп' } })
  await admin.call('PUT', '/admin/maintenance', { body: { text_ru: 'Вайп идёт' } })
  await admin.call('PUT', '/admin/maintenance', { body: { isOn: false } })
  const log = await admin.call('GET', '/admin/audit?noun=maintenance_mode', { headers: RUSSIAN })
  const told = log.json().data.map(({ description }: { description: string }) => description)
  expect(told).toEqual([
    'Закончены технические работы на сайте — admin',
    'Изменены технические работы на сайте: Текст, русский — admin',
    'Начаты технические работы на сайте — admin',
  ])
  const [ended] = (await admin.call('GET', '/admin/audit?noun=maintenance_mode')).json().data
  expect(ended.description).toBe('admin ended maintenance of the site')
})
