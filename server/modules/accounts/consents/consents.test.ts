import { expect, test } from 'vitest'
import type { OwnConsent } from '#shared/contract/accounts/consents.ts'
import { createTestApp, errorCode, type TestApp, type TestClient } from '#tests/harness/test-app.ts'

const account = { username: 'Ranger', email: 'ranger@example.org', password: 'parade-ground-7' }

async function register(site: TestApp, consents?: unknown) {
  const body = { ...account, ...(consents !== undefined && { consents }) }
  return site.anonymous.call('POST', '/register', { body })
}
async function signedIn(site: TestApp) {
  const { id } = await site.database.query
    .selectFrom('users')
    .where('username', '=', account.username)
    .select('id')
    .executeTakeFirstOrThrow()
  return site.signIn(id)
}
const consentOf = async (client: TestClient) =>
  (await client.call('GET', '/profile/consents')).json<OwnConsent[]>()[0]
const answer = (client: TestClient, isGiven: boolean, edition: string | null) =>
  client.call('PUT', '/profile/consents/personal_data', { body: { isGiven, edition } })

/** The operator's own words, and the day they are in force from. */
async function editPolicy(site: TestApp, edition: string | null, text_ru = 'Храним имя.') {
  const staff = await site.administrator()
  const entries = (await staff.call('GET', '/admin/collections/legal')).json<
    { id: number; key: string; version: number }[]
  >()
  const policy = entries.find(({ key }) => key === 'privacy')
  const reply = await staff.call('PUT', `/admin/collections/legal/${policy?.id}`, {
    body: { ...policy, edition, text_ru },
  })
  expect(reply.statusCode, reply.body).toBe(200)
}

test('what is ticked at registration is kept with its edition and time', async () => {
  const site = await createTestApp()
  expect((await register(site, ['personal_data'])).statusCode).toBe(201)
  const ranger = await signedIn(site)
  const { edition } = (await site.anonymous.call('GET', '/legal/privacy')).json()
  expect(edition).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(await consentOf(ranger)).toEqual({
    consent: 'personal_data',
    edition,
    givenAt: site.clock.now.toISOString(),
    wasAsked: true,
  })
})

test.for([{ consents: undefined }, { consents: [] }])(
  'registration asks for none: $consents',
  async ({ consents }) => {
    const site = await createTestApp()
    expect((await register(site, consents)).statusCode).toBe(201)
    expect(await consentOf(await signedIn(site))).toMatchObject({ givenAt: null, wasAsked: false })
  },
)

test.for([
  { consents: ['newsletter'] },
  { consents: 'personal_data' },
  { consents: [null] },
  { consents: ['personal_data', 'personal_data'] },
])('nobody registers with consents that are none: $consents', async ({ consents }) => {
  const site = await createTestApp()
  const reply = await register(site, consents)
  expect(errorCode(reply)).toBe('validation_failed')
  expect(Object.keys(reply.json().fields).join()).toMatch(/^consents/)
  const accounts = await site.database.query.selectFrom('users').select('username').execute()
  expect(accounts).not.toContainEqual({ username: account.username })
})

test('it is given and taken back later, and asked for once, whatever was answered', async () => {
  const site = await createTestApp()
  const ranger = await site.player('Ranger')
  const { edition, wasAsked } = (await consentOf(ranger)) as OwnConsent
  expect(wasAsked).toBe(false)
  expect((await answer(ranger, false, edition)).json()).toMatchObject([{ givenAt: null, wasAsked: true }])
  site.clock.advance(60_000)
  const givenAt = site.clock.now.toISOString()
  expect((await answer(ranger, true, edition)).json()).toMatchObject([{ givenAt }])
  site.clock.advance(60_000)
  await answer(ranger, true, edition)
  expect(await consentOf(ranger)).toMatchObject({ givenAt })
  await answer(ranger, false, edition)
  expect(await consentOf(ranger)).toMatchObject({ givenAt: null, wasAsked: true })
})

test('each answer stands in the copy of one’s own data', async () => {
  const site = await createTestApp()
  const ranger = await site.player('Ranger')
  const { edition } = (await consentOf(ranger)) as OwnConsent
  await answer(ranger, true, edition)
  await answer(ranger, false, edition)
  const copy = (await ranger.call('GET', '/profile/export')).json()
  const answeredAt = site.clock.now.toISOString()
  expect(copy.data.consents).toEqual([
    { consent: 'personal_data', edition, isGiven: true, answeredAt },
    { consent: 'personal_data', edition, isGiven: false, answeredAt },
  ])
})

test('a new edition is asked about anew; an edit of the same one is not', async () => {
  const site = await createTestApp()
  const ranger = await site.player('Ranger')
  await editPolicy(site, '2026-04-01')
  expect((await answer(ranger, true, '2026-04-01')).statusCode).toBe(200)
  await editPolicy(site, '2026-04-01', 'Храним имя и адрес.')
  expect(await consentOf(ranger)).toMatchObject({ edition: '2026-04-01', wasAsked: true })
  await editPolicy(site, '2026-05-01')
  const asked = { consent: 'personal_data', edition: '2026-05-01', givenAt: null, wasAsked: false }
  expect(await consentOf(ranger)).toEqual(asked)
  expect(errorCode(await answer(ranger, true, '2026-04-01'))).toBe('conflict')
  expect(await consentOf(ranger)).toEqual(asked)
})

test('a policy without a day is an edition as well', async () => {
  const site = await createTestApp()
  const ranger = await site.player('Ranger')
  await editPolicy(site, null)
  expect((await answer(ranger, true, null)).json()).toMatchObject([{ edition: null, wasAsked: true }])
})

test('two who answer for one account at once both succeed', async () => {
  const site = await createTestApp()
  const ranger = await site.player('Ranger')
  const { edition } = (await consentOf(ranger)) as OwnConsent
  const replies = await Promise.all([true, true, true].map((isGiven) => answer(ranger, isGiven, edition)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await consentOf(ranger)).toMatchObject({ wasAsked: true })
})
