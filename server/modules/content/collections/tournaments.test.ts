import { expect, test } from 'vitest'
import { openSite, smallPage } from '#tests/harness/site.ts'
import { createTestApp, type TestClient } from '#tests/harness/test-app.ts'
import { after, announce, draftOf, type TestTournament } from '#tests/harness/tournament-steps.ts'

const HOUR_MS = 60 * 60 * 1000
const read = async (client: TestClient) =>
  (await client.call('GET', '/collections/tournaments')).json<TestTournament[]>()

test('a sample keeps its state, dates and participants whatever the time is', async () => {
  const { anonymous, clock } = await createTestApp()
  const before = await read(anonymous)
  expect(before.map(({ status, participants }) => [status, participants])).toEqual([
    ['live', '128/128'],
    ['upcoming', '38/64'],
    ['upcoming', '174/256'],
    ['completed', '96/96'],
  ])
  expect(before.every(({ isSample, isRegistrationOpen }) => isSample && !isRegistrationOpen)).toBe(true)
  clock.advance(1_000 * 24 * HOUR_MS)
  expect(await read(anonymous)).toEqual(before)
})

test('with the first change a sample follows its dates', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  const [sample] = await read(site.anonymous)
  const path = `/admin/collections/tournaments/${sample?.id}`
  const put = async (body: object) => (await operator.call('PUT', path, { body })).json<TestTournament>()
  expect(await put({ ...sample, status: 'cancelled', participants: '1/2' })).toMatchObject({
    isSample: true,
    status: 'live',
    participants: '128/128',
  })
  expect(await put({ title_ru: 'Наш турнир' })).toMatchObject({ isSample: false, participants: '0/128' })
  expect((await read(site.anonymous))[0]).toMatchObject({ status: 'completed', title_ru: 'Наш турнир' })
})

test('is upcoming until it starts, live for six hours without an end, then completed', async () => {
  const site = await createTestApp()
  const { clock, anonymous } = site
  const { id } = await announce(site, { status: 'live', participants: '9/9', id: 4, isSample: true })
  const told = async () => {
    const found = (await read(anonymous)).find((each) => each.id === id)
    return [found?.status, found?.isRegistrationOpen]
  }
  expect((await read(anonymous)).at(-1)).toMatchObject({ participants: '0/32', isSample: false })
  expect(await told()).toEqual(['upcoming', true])
  clock.advance(8 * HOUR_MS)
  expect(await told()).toEqual(['upcoming', false])
  clock.advance(2 * HOUR_MS)
  expect(await told()).toEqual(['live', false])
  clock.advance(6 * HOUR_MS - 1)
  expect(await told()).toEqual(['live', false])
  clock.advance(1)
  expect(await told()).toEqual(['completed', false])
})

test.each([
  ['its own end', { endsAt: 12 }, 12],
  ['a winner', { winner_en: 'squad North' }, 10],
] as const)('is completed by %s', async (_, fields, hours) => {
  const site = await createTestApp()
  const given = 'endsAt' in fields ? { endsAt: after(site, fields.endsAt) } : fields
  const { id } = await announce(site, given)
  const status = async () => (await read(site.anonymous)).find((each) => each.id === id)?.status
  site.clock.advance(hours * HOUR_MS - 1)
  expect(await status()).not.toBe('completed')
  site.clock.advance(1)
  expect(await status()).toBe('completed')
})

test('is cancelled by staff', async () => {
  const site = await createTestApp()
  expect(await announce(site, { isCancelled: true })).toMatchObject({
    status: 'cancelled',
    isRegistrationOpen: false,
  })
})

test('the log tells in the reader’s language that one was cancelled, and that it is on again', async () => {
  const site = await createTestApp()
  const { id } = await announce(site, { title_ru: 'Кубок', title_en: 'Cup' })
  const operator = await site.administrator()
  for (const isCancelled of [true, false])
    await operator.call('PUT', `/admin/collections/tournaments/${id}`, { body: { isCancelled } })
  const logIn = async (language: string) =>
    (
      await operator.call('GET', '/admin/audit?noun=collection_tournaments', {
        headers: { 'accept-language': language },
      })
    )
      .json<{ data: { description: string }[] }>()
      .data.slice(0, 2)
      .map(({ description }) => description)
  expect(await logIn('ru')).toEqual([
    'Турниры: отмена снята «Кубок» — admin',
    'Турниры: отменено «Кубок» — admin',
  ])
  expect(await logIn('en')).toEqual([
    expect.stringContaining('took back in Tournaments that it was canceled: “Cup”'),
    expect.stringContaining('canceled in Tournaments “Cup”'),
  ])
})

test.each([
  ['an end before the start', { endsAt: 9 }, { endsAt: 'Конец должен быть позже начала' }],
  [
    'registration that ends after the start',
    { registrationEndsAt: 11 },
    { registrationEndsAt: 'Регистрация должна закончиться не позже начала' },
  ],
])('%s is refused', async (_, hours, fields) => {
  const site = await createTestApp()
  const operator = await site.administrator()
  const moments = Object.fromEntries(Object.entries(hours).map(([key, each]) => [key, after(site, each)]))
  const reply = await operator.call('POST', '/admin/collections/tournaments', {
    body: { ...draftOf(site), ...moments },
    headers: { 'accept-language': 'ru' },
  })
  expect([reply.statusCode, reply.json().fields]).toEqual([400, fields])
  expect(await read(site.anonymous)).toHaveLength(4)
})

test('a kept page is made anew once the clock has changed a tournament, and not before', async () => {
  const site = await openSite({}, [smallPage('/tournaments')])
  await announce(site)
  const madeAfter = async (hours: number) => {
    site.clock.advance(hours * HOUR_MS)
    await site.runBackgroundWork(1_000)
    await site.get('/tournaments')
    return site.renderings.length
  }
  expect(await madeAfter(0)).toBe(1)
  expect(await madeAfter(7)).toBe(1)
  expect(await madeAfter(1)).toBe(2)
  expect(await madeAfter(2)).toBe(3)
  expect(await madeAfter(1)).toBe(3)
})
