import { expect, test } from 'vitest'
import { COLLECTION_ENTRIES_MAX } from '#shared/constants/collections.ts'
import { allCollections } from '#shared/contract/content/collections/all-collections.ts'
import { createTestApp, errorCode, type TestClient } from '#tests/harness/test-app.ts'

type Entry = { id: number; version: number; isSample: boolean; languages: string[] } & Record<string, unknown>

const NEW = {
  name_ru: 'Рысь',
  name_en: 'Lynx',
  section: 'moderation',
  role: 'moderator',
  portrait: 'owl',
}

const read = async (client: TestClient, path: string) => (await client.call('GET', path)).json<Entry[]>()
const readTeam = (client: TestClient) => read(client, '/collections/team')

async function ask(client: TestClient, ...given: Parameters<TestClient['call']>) {
  const reply = await client.call(...given)
  return { status: reply.statusCode, body: reply.statusCode === 204 ? null : reply.json<Entry>() }
}

test('every delivered entry keeps to the rules that staff have to keep', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  for (const { name } of allCollections)
    for (const { id, version, ...entry } of await read(operator, `/admin/collections/${name}`)) {
      const reply = await ask(operator, 'PUT', `/admin/collections/${name}/${id}`, {
        body: { ...entry, version },
      })
      expect(reply).toMatchObject({ status: 200, body: { isSample: true, version } })
    }
})

test('a new site has the samples of the specification', async () => {
  const { anonymous } = await createTestApp()
  const [general, ...others] = await readTeam(anonymous)
  expect(others).toHaveLength(5)
  expect(general).toEqual({
    id: expect.any(Number),
    isSample: true,
    languages: ['ru', 'en'],
    version: 1,
    name_ru: 'Гранит',
    name_en: 'Granite',
    post_ru: 'Глава проекта',
    post_en: 'Head of the project',
    specializations_ru: ['Стратегия серверов', 'Кадры и назначения', 'Последнее слово в спорах'],
    specializations_en: ['Server strategy', 'Staff and appointments', 'The last word in disputes'],
    section: 'command',
    role: 'general',
    level: 100,
    discord: 'frontland.granite',
    picture: null,
    portrait: 'granite',
    gameRanks: { minecraft: 'minecraft-master', roblox: 'roblox-elite' },
    gameStats: { kills: 4812, wins: 356, playtime: 2140 },
    isScp: false,
  })
})

test('staff add, change, order, remove and restore entries, and everybody reads them at once', async () => {
  const { anonymous, player } = await createTestApp()
  const editor = await player('Editor', ['manage_content'])
  const names = async () => (await readTeam(anonymous)).map(({ name_ru }) => name_ru)

  const added = await ask(editor, 'POST', '/admin/collections/team', { body: NEW })
  expect(added).toMatchObject({
    status: 201,
    body: { ...NEW, isSample: false, version: 1, level: null, delivered: null },
  })
  expect((await names()).at(-1)).toBe('Рысь')
  const { id = 0 } = added.body ?? {}

  const changed = await ask(editor, 'PUT', `/admin/collections/team/${id}`, {
    body: { gameStats: { wins: 7 }, level: 12, version: 1 },
  })
  expect(changed).toMatchObject({
    status: 200,
    body: { name_ru: 'Рысь', level: 12, gameStats: { kills: null, wins: 7 }, version: 2 },
  })

  const ids = (await readTeam(anonymous)).map((entry) => entry.id)
  const order = [id, ...ids.slice(0, -1)]
  expect(
    (await editor.call('PUT', '/admin/collections/team/order', { body: { ids: order } })).statusCode,
  ).toBe(200)
  expect((await names())[0]).toBe('Рысь')

  expect((await editor.call('DELETE', `/admin/collections/team/${id}`)).statusCode).toBe(204)
  expect(await names()).not.toContain('Рысь')
  expect((await editor.call('DELETE', `/admin/collections/team/${id}`)).statusCode).toBe(404)
  expect((await editor.call('POST', `/admin/collections/team/${id}/restore`)).statusCode).toBe(200)
  expect((await names())[0]).toBe('Рысь')
  expect((await editor.call('POST', `/admin/collections/team/${id}/restore`)).statusCode).toBe(404)
})

test('one language is enough, and stands in for the other', async () => {
  const { anonymous, administrator } = await createTestApp()
  const operator = await administrator()
  const { body } = await ask(operator, 'POST', '/admin/collections/team', {
    body: { ...NEW, name_en: null, post_ru: 'Дозор', specializations_ru: ['Порядок', ' ', 'Связь'] },
  })
  expect(body).toMatchObject({ languages: ['ru'], name_en: null, specializations_en: null })
  expect((await readTeam(anonymous)).at(-1)).toMatchObject({
    languages: ['ru'],
    name_ru: 'Рысь',
    name_en: 'Рысь',
    post_en: 'Дозор',
    specializations_en: ['Порядок', 'Связь'],
  })
  const without = await ask(operator, 'POST', '/admin/collections/team', {
    body: { ...NEW, name_ru: '', name_en: ' ' },
  })
  expect(without).toMatchObject({ status: 400, body: { fields: { name_ru: 'Required' } } })
})

test('any kept change ends a sample; saving it as it is leaves no trace', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  const [sample] = await read(operator, '/admin/collections/team')
  const path = `/admin/collections/team/${sample?.id}`
  expect((await ask(operator, 'PUT', path, { body: sample })).body).toMatchObject({
    isSample: true,
    version: 1,
  })
  expect((await ask(operator, 'PUT', path, { body: { level: 99 } })).body).toMatchObject({
    isSample: false,
    version: 2,
  })
})

test('of two who edit the second is told, and what is removed meanwhile is not found', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  const [sample] = await read(operator, '/admin/collections/team')
  const path = `/admin/collections/team/${sample?.id}`
  const change = (level: number) => operator.call('PUT', path, { body: { level, version: 1 } })
  expect((await change(50)).statusCode).toBe(200)
  expect(errorCode(await change(60))).toBe('conflict')
  await operator.call('DELETE', path)
  expect((await operator.call('PUT', path, { body: { level: 70, version: 2 } })).statusCode).toBe(404)
  const ids = (await read(operator, '/collections/team')).map(({ id }) => id)
  const order = (body: unknown) => operator.call('PUT', '/admin/collections/team/order', { body })
  expect(errorCode(await order({ ids: [...ids, sample?.id] }))).toBe('conflict')
  expect(errorCode(await order({ ids: [...ids.slice(1), ids[1]] }))).toBe('conflict')

  // Of two who move something at the same moment one is told that the other was faster.
  const [first, ...others] = ids
  const moves = [
    [...others, first],
    [others[0], first, ...others.slice(1)],
  ]
  const replies = await Promise.all(moves.map((moved) => order({ ids: moved, from: ids })))
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test.each([
  ['a name of two lines', { name_ru: 'Рысь\nВолк' }, 'name_ru'],
  ['a long name', { name_en: 'x'.repeat(61) }, 'name_en'],
  ['a role there is not', { role: 'emperor' }, 'role'],
  ['a picture that lies elsewhere', { picture: '//spy.example/a.png' }, 'picture'],
  ['a picture that is a script', { picture: 'javascript:alert(1)' }, 'picture'],
  ['a fraction', { level: 1.5 }, 'level'],
  ['a number out of bounds', { gameStats: { kills: -1 } }, 'gameStats.kills'],
  ['a text for a number', { gameStats: { wins: 'many' } }, 'gameStats.wins'],
  ['a group that is none', { gameStats: 'all' }, 'gameStats'],
  ['too many lines', { specializations_ru: Array.from({ length: 41 }, () => 'a') }, 'specializations_ru'],
  ['a NUL', { post_ru: 'a\0b' }, 'post_ru'],
  ['nothing where a choice must be', { section: null }, 'section'],
])('%s is refused and changes nothing', async (_, body, field) => {
  const { administrator, anonymous } = await createTestApp()
  const operator = await administrator()
  const before = await readTeam(anonymous)
  const reply = await operator.call('PUT', `/admin/collections/team/${before[0]?.id}`, { body })
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().fields)).toEqual([field])
  expect(await readTeam(anonymous)).toEqual(before)
})

test('a collection holds so many entries and no more, and says so', async () => {
  const { administrator, database } = await createTestApp()
  const operator = await administrator()
  const rows = Array.from({ length: COLLECTION_ENTRIES_MAX - 7 }, (_, index) => ({
    collection: 'team',
    position: 10 + index,
    fields: JSON.stringify({ ...NEW, post_ru: 'x'.repeat(1_000) }),
    created_at: 0,
  }))
  await database.query.insertInto('collection_entries').values(rows).execute()
  expect((await operator.call('POST', '/admin/collections/team', { body: NEW })).statusCode).toBe(201)
  const refused = await operator.call('POST', '/admin/collections/team', { body: NEW })
  expect([refused.statusCode, errorCode(refused)]).toEqual([409, 'collection_full'])
})

test('a reply stays small; what is left is asked for behind its last entry', async () => {
  const { anonymous, database } = await createTestApp()
  const rows = Array.from({ length: 150 }, (_, index) => ({
    collection: 'team',
    position: 10 + index,
    fields: JSON.stringify({ ...NEW, post_ru: 'x'.repeat(1_000) }),
    created_at: 0,
  }))
  await database.query.insertInto('collection_entries').values(rows).execute()
  const shown: number[] = []
  for (let last = 0; last !== shown.at(-1); ) {
    last = shown.at(-1) ?? 0
    const reply = await anonymous.call('GET', `/collections/team${last ? `?after=${last}` : ''}`)
    expect(Buffer.byteLength(reply.body)).toBeLessThan(200_000)
    shown.push(...reply.json<Entry[]>().map(({ id }) => id))
  }
  expect(new Set(shown).size).toBe(156)
  expect((await anonymous.call('GET', '/collections/team?after=999999')).statusCode).toBe(404)
})

test('an old row is read by the fields of today', async () => {
  const { anonymous, database } = await createTestApp()
  const fields = { name_ru: 'Рысь', role: 'emperor', level: 'ten', name: 'old', specializations_en: ['a'] }
  await database.query
    .insertInto('collection_entries')
    .values({ collection: 'team', position: 99, fields: JSON.stringify(fields), created_at: 0 })
    .execute()
  expect((await readTeam(anonymous)).at(-1)).toMatchObject({
    name_en: 'Рысь',
    role: 'general',
    level: null,
    specializations_ru: ['a'],
    isScp: false,
    gameStats: { kills: null },
  })
})

test('the samples of a collection, or of all, go with one press and come back with another', async () => {
  const { administrator, anonymous } = await createTestApp()
  const operator = await administrator()
  const [kept] = await readTeam(anonymous)
  await operator.call('PUT', `/admin/collections/team/${kept?.id}`, { body: { level: 42 } })
  const setSamples = async (name: string | null, areShown: boolean) =>
    (await operator.call('PUT', '/admin/collections/samples', { body: { name, areShown } })).json<Entry[]>()
  const overview = await setSamples('team', false)
  expect(overview.find(({ name }) => name === 'team')).toEqual({
    name: 'team',
    entries: 1,
    samples: 0,
    samplesAway: 5,
  })
  expect(await readTeam(anonymous)).toMatchObject([{ id: kept?.id, level: 42 }])
  await setSamples(null, false)
  for (const { name } of allCollections)
    expect(await read(anonymous, `/collections/${name}`)).toHaveLength(name === 'team' ? 1 : 0)
  await setSamples(null, true)
  expect((await readTeam(anonymous)).map(({ isSample }) => isSample)).toEqual([
    false,
    ...Array.from({ length: 5 }, () => true),
  ])
})

test('what was removed goes for good after 30 days; a sample stays where it was put', async () => {
  const site = await createTestApp()
  const { anonymous, clock } = site
  const operator = await site.administrator()
  const [edited, sample] = await readTeam(anonymous)
  await operator.call('PUT', `/admin/collections/team/${edited?.id}`, { body: { name_ru: 'Настоящее имя' } })
  const { body } = await ask(operator, 'POST', '/admin/collections/team', { body: NEW })
  for (const id of [edited?.id, sample?.id, body?.id])
    await operator.call('DELETE', `/admin/collections/team/${id}`)
  clock.advance(30 * 24 * 60 * 60 * 1000 + 1)
  await site.runBackgroundWork(60 * 60 * 1000)
  const again = await site.administrator()
  const restore = async (id: number | undefined) =>
    (await ask(again, 'POST', `/admin/collections/team/${id}/restore`)).body
  expect(await restore(edited?.id)).toMatchObject({ name_ru: 'Гранит', isSample: true })
  expect(await restore(sample?.id)).toMatchObject({ isSample: true })
  expect(await restore(body?.id)).toMatchObject({ code: 'not_found' })
})

test('the log says who did what to which entry', async () => {
  const { administrator } = await createTestApp()
  const operator = await administrator()
  const ids = (await read(operator, '/collections/team')).map(({ id }) => id)
  await operator.call('PUT', `/admin/collections/team/${ids[0]}`, { body: { level: 42, post_en: 'Boss' } })
  await operator.call('PUT', '/admin/collections/team/order', { body: { ids: ids.toReversed() } })
  await operator.call('PUT', '/admin/collections/samples', { body: { name: null, areShown: false } })
  const log = await operator.call('GET', '/admin/audit?noun=collection_team', {
    headers: { 'accept-language': 'ru' },
  })
  expect(log.json<{ data: { description: string }[] }>().data.map(({ description }) => description)).toEqual([
    'Команда: убраны образцы — admin',
    'Команда: изменён порядок — admin',
    'Команда: изменена запись «Гранит»: Должность (англ.), Уровень — admin',
  ])
})

test('whoever may not fill a collection neither reads nor changes it in the panel', async () => {
  const { player, anonymous } = await createTestApp()
  const [entry] = await readTeam(anonymous)
  const owner = await player('Owner', ['manage_site'])
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['POST', '', NEW],
    ['PUT', '/order', { ids: [] }],
    ['PUT', `/${entry?.id}`, { level: 1 }],
    ['DELETE', `/${entry?.id}`, undefined],
    ['POST', `/${entry?.id}/restore`, {}],
  ] as const) {
    const reply = await owner.call(
      method,
      `/admin/collections/team${path}`,
      body === undefined ? {} : { body },
    )
    expect([path, reply.statusCode]).toEqual([path, 403])
  }
  const samples = { body: { name: 'team', areShown: false } }
  expect((await owner.call('PUT', '/admin/collections/samples', samples)).statusCode).toBe(403)
  expect((await anonymous.call('GET', '/collections/nothing')).statusCode).toBe(404)
})

test.each(['ranks', 'tournaments'])(
  'without Roblox, %s are told without its entries, which staff go on filling',
  async (name) => {
    const { administrator, anonymous } = await createTestApp()
    const operator = await administrator()
    const gamesIn = async (caller: Pick<typeof operator, 'call'>, path: string) =>
      new Set((await caller.call('GET', path)).json<{ game: string }[]>().map(({ game }) => game))
    expect(await gamesIn(anonymous, `/collections/${name}`)).toEqual(new Set(['minecraft', 'roblox']))
    await operator.call('PUT', '/admin/site', { body: { parts: { roblox: false } } })
    expect(await gamesIn(anonymous, `/collections/${name}`)).toEqual(new Set(['minecraft']))
    expect(await gamesIn(operator, `/admin/collections/${name}`)).toContain('roblox')
  },
)

test('with its part switched off a collection is there for staff alone', async () => {
  const { administrator, anonymous } = await createTestApp()
  const operator = await administrator()
  await operator.call('PUT', '/admin/site', { body: { parts: { team: false } } })
  const hidden = await anonymous.call('GET', '/collections/team')
  expect([hidden.statusCode, errorCode(hidden)]).toEqual([404, 'part_off'])
  expect(await read(operator, '/admin/collections/team')).toHaveLength(6)
})
