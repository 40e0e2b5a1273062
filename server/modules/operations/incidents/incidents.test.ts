import { expect, test } from 'vitest'
import { escapeXml } from '#server/lib/xml.ts'
import type { StaffIncident } from '#shared/contract/operations/incidents.ts'
import type { Status } from '#shared/contract/operations/status.ts'
import type { AuditEntry } from '#shared/contract/platform/audit.ts'
import { openSite } from '#tests/harness/site.ts'
import { createTestApp, errorCode, type TestClient } from '#tests/harness/test-app.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const incident = {
  kind: 'incident',
  title_ru: 'Не открывается вход',
  title_en: 'Signing in fails',
  services: ['authentication'],
  gameServerIds: [1],
  startsAt: '2026-03-10T11:30:00.000Z',
}

async function openDesk() {
  const site = await createTestApp()
  const staff = await site.player('signaller', ['manage_status', 'view_audit_log'])
  return {
    ...site,
    staff,
    async report(changes: object = {}, client: TestClient = staff): Promise<StaffIncident> {
      const reply = await client.call('POST', '/admin/incidents', { body: { ...incident, ...changes } })
      expect(reply.statusCode, reply.body).toBe(201)
      return reply.json()
    },
    change: (id: number, body: object) => staff.call('PUT', `/admin/incidents/${id}`, { body }),
    async told() {
      return (await site.anonymous.call('GET', '/status')).json<Status>().incidents
    },
  }
}

test('an incident is told at once, with its updates, the latest first', async () => {
  const desk = await openDesk()
  expect(await desk.told()).toEqual([])
  const { id, version } = await desk.report({ updateText_ru: 'Ищем причину', updateText_en: 'Looking' })
  desk.clock.advance(HOUR_MS)
  const update = { updateState: 'identified', updateText_ru: 'Нашли', updateText_en: 'Found' }
  expect((await desk.change(id, { version, ...update })).statusCode).toBe(200)
  const both = ['ru', 'en']
  expect(await desk.told()).toEqual([
    {
      ...incident,
      id,
      endsAt: null,
      languages: both,
      updates: [
        {
          at: '2026-03-10T13:00:00.000Z',
          state: 'identified',
          text_ru: 'Нашли',
          text_en: 'Found',
          languages: both,
        },
        {
          at: '2026-03-10T12:00:00.000Z',
          state: 'investigating',
          text_ru: 'Ищем причину',
          text_en: 'Looking',
          languages: both,
        },
      ],
    },
  ])
})

test('one language is enough: the other one reads the same words, and is told whose they are', async () => {
  const desk = await openDesk()
  await desk.report({ title_en: '', updateText_ru: 'Ищем причину' })
  const [told] = await desk.told()
  expect(told).toMatchObject({ title_en: incident.title_ru, languages: ['ru'] })
  expect(told?.updates[0]).toMatchObject({ text_en: 'Ищем причину', languages: ['ru'] })
  const refused = await desk.staff.call('POST', '/admin/incidents', {
    body: { ...incident, title_ru: ' ', title_en: '' },
  })
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { title_ru: 'Required' }])
})

test('the feed of the other language carries what is told in one, and says in which', async () => {
  const site = await openSite()
  const operator = await site.administrator()
  const report = (body: object) =>
    operator.call('POST', '/admin/incidents', { body: { ...incident, ...body } })
  await report({ title_ru: 'Вход', title_en: '', updateState: 'identified', updateText_ru: 'Чиним' })
  await report({ title_en: 'Doors', updateState: 'identified', updateText_ru: 'Меняем', updateText_en: '' })
  const feed = await (await site.get('/status/feed.xml?lang=en')).text()
  expect(feed).toMatch(
    /<entry xml:lang="ru">(?:(?!<\/entry>)[\s\S])*Сбой: Вход[\s\S]*status\?lang=en[\s\S]*<summary>Причина найдена\. Чиним/,
  )
  expect(feed).toMatch(
    /<entry>(?:(?!<\/entry>)[\s\S])*Incident: Doors[\s\S]*<summary xml:lang="ru">Причина найдена\. Меняем/,
  )
})

test('resolved is over by now, and is told of for a fortnight', async () => {
  const desk = await openDesk()
  const { id } = await desk.report()
  const reply = await desk.change(id, { updateState: 'resolved', updateText_en: 'Mended' })
  expect(reply.json<StaffIncident>().endsAt).toBe(desk.clock.now.toISOString())
  desk.clock.advance(13 * DAY_MS)
  expect(await desk.told()).toHaveLength(1)
  desk.clock.advance(2 * DAY_MS)
  expect(await desk.told()).toEqual([])
})

test('maintenance has an end and touches services alone', async () => {
  const desk = await openDesk()
  const refusalOf = async (changes: object) =>
    (
      await desk.staff.call('POST', '/admin/incidents', {
        body: { ...incident, kind: 'maintenance', gameServerIds: [], ...changes },
      })
    ).json().fields
  expect(await refusalOf({})).toEqual({ endsAt: 'Required' })
  expect(await refusalOf({ endsAt: incident.startsAt })).toEqual({
    endsAt: 'The end must be later than the start',
  })
  expect(await refusalOf({ endsAt: '2026-03-11T00:00:00Z', gameServerIds: [1] })).toEqual({
    gameServerIds: 'Invalid input',
  })
})

test('a site under announced maintenance says so instead of being down', async () => {
  const desk = await openDesk()
  await desk.report({
    kind: 'maintenance',
    gameServerIds: [],
    services: ['website'],
    endsAt: '2026-03-10T15:00:00Z',
  })
  await desk.runBackgroundWork(2_000)
  await desk.runBackgroundWork(1_000)
  const { services } = (await desk.anonymous.call('GET', '/status')).json<Status>()
  expect(services.map(({ key, state }) => `${key} ${state}`)).toEqual([
    'website maintenance',
    'authentication online',
    'launcher absent',
    'forum absent',
    'trading absent',
  ])
  expect(services[0]).toMatchObject({ uptime: null })
  expect(services[0]?.days.at(-1)).toEqual([0, 0, 1])
})

test('nobody overwrites what they have not seen, and each change stands in the log', async () => {
  const desk = await openDesk()
  const { id, version } = await desk.report()
  expect((await desk.change(id, { version, title_en: 'Sign-in fails' })).statusCode).toBe(200)
  const stale = await desk.change(id, { version, title_en: 'Another' })
  expect([stale.statusCode, errorCode(stale)]).toEqual([409, 'conflict'])
  expect((await desk.staff.call('DELETE', `/admin/incidents/${id}`)).statusCode).toBe(204)
  expect((await desk.staff.call('DELETE', `/admin/incidents/${id}`)).statusCode).toBe(404)
  expect(await desk.told()).toEqual([])
  const { data } = (await desk.staff.call('GET', '/admin/audit')).json<{ data: AuditEntry[] }>()
  expect(data.map(({ action, noun }) => `${noun}.${action}`)).toEqual([
    'incident.delete',
    'incident.update',
    'incident.create',
  ])
})

test('no more than ten updates', async () => {
  const desk = await openDesk()
  const { id } = await desk.report()
  for (let count = 1; count <= 10; count++)
    expect((await desk.change(id, { updateText_en: `No. ${count}` })).statusCode).toBe(200)
  const reply = await desk.change(id, { updateText_en: 'No. 11' })
  expect([reply.statusCode, reply.json().fields]).toEqual([400, { updateText_ru: 'The text is too long' }])
})

test('the feed of each language tells of each incident and of its latest update', async () => {
  const site = await openSite()
  const staff = await site.player('signaller', ['manage_status'])
  const { statusCode } = await staff.call('POST', '/admin/incidents', {
    body: { ...incident, title_ru: 'Вход <закрыт>', updateText_ru: 'Ищем & чиним' },
  })
  expect(statusCode).toBe(201)
  const reply = await site.get('/status/feed.xml')
  expect(reply.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const feed = await reply.text()
  expect(feed).toContain(`<title>${escapeXml('Сбой: Вход <закрыт>')}</title>`)
  expect(feed).toContain(`<summary>${escapeXml('Ищем причину. Ищем & чиним')}</summary>`)
  expect(feed).toContain('<id>http://localhost:3000/status/incidents/1</id>')
  const english = await (await site.get('/status/feed.xml?lang=en')).text()
  expect(english).toContain('<title>Incident: Signing in fails</title>')
  expect(english).toContain('xml:lang="en"')
})

test('what goes on is told of before what is announced, and that before what is over', async () => {
  const desk = await openDesk()
  const day = (count: number) => new Date(desk.clock.now.getTime() + count * DAY_MS).toISOString()
  await desk.report({ title_en: 'Now' })
  for (const count of [6, 5, 4, 3, 2, 1])
    await desk.report({
      kind: 'maintenance',
      gameServerIds: [],
      title_en: `In ${count} days`,
      startsAt: day(count),
      endsAt: day(count + 1),
    })
  await desk.report({ title_en: 'Over', endsAt: '2026-03-10T11:45:00.000Z' })
  const titles = (await desk.told()).map(({ title_en }) => title_en)
  expect(titles).toEqual(['In 5 days', 'In 4 days', 'In 3 days', 'In 2 days', 'In 1 days', 'Now'])
})

test('resolved is over by now, also where an end that was told is taken back', async () => {
  const desk = await openDesk()
  const { id } = await desk.report({ endsAt: '2026-03-11T12:00:00.000Z' })
  const reply = await desk.change(id, { endsAt: null, updateState: 'resolved', updateText_en: 'Mended' })
  expect(reply.json<StaffIncident>().endsAt).toBe(desk.clock.now.toISOString())
})

test('what is touched is named once', async () => {
  const desk = await openDesk()
  await desk.report({ services: ['website', 'launcher', 'website'], gameServerIds: [2, 1, 2] })
  expect(await desk.told()).toMatchObject([{ services: ['website', 'launcher'], gameServerIds: [2, 1] }])
})
