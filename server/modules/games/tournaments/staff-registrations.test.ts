import { expect, test } from 'vitest'
import type { StaffRegistration } from '#shared/contract/games/tournaments.ts'
import { createTestApp, errorCode, type TestApp, type TestClient } from '#tests/harness/test-app.ts'
import { announce, register, tournamentOf } from '#tests/harness/tournament-steps.ts'

type List = { data: StaffRegistration[]; total: number; page: number; pageSize: number }

const list = async (client: TestClient, id: number, query = '') =>
  (await client.call('GET', `/admin/tournaments/${id}/registrations${query}`)).json<List>()
const takeOut = (client: TestClient, id: number, reason = 'Чужой отряд') =>
  client.call('POST', `/admin/tournament-registrations/${id}/removal`, { body: { reason } })
const putBack = (client: TestClient, id: number) =>
  client.call('DELETE', `/admin/tournament-registrations/${id}/removal`)

async function open(fields: object, names: readonly string[]) {
  const site = await createTestApp()
  const { id } = await announce(site, fields)
  const staff = await site.player('Organiser', ['manage_content'])
  const players: TestClient[] = []
  for (const name of names) {
    const player = await site.player(name)
    await register(player, id)
    players.push(player)
  }
  return { site, id, staff, players, first: players[0] as TestClient }
}

test('staff see who is registered in the order they came, search by name, and turn pages', async () => {
  const names = Array.from({ length: 27 }, (_, index) => `Player${index + 1}`)
  const { site, id, staff } = await open({}, names)
  const first = await list(staff, id)
  expect([first.total, first.pageSize, first.data.map(({ username }) => username)]).toEqual([
    27,
    25,
    names.slice(0, 25),
  ])
  expect(first.data[0]).toEqual({
    id: expect.any(Number),
    userId: expect.any(Number),
    username: 'Player1',
    level: 1,
    registeredAt: site.clock.now.toISOString(),
    isBanned: false,
    removal: null,
  })
  expect((await list(staff, id, '?page=2')).data.map(({ username }) => username)).toEqual(names.slice(25))
  const found = await list(staff, id, '?search=player27')
  expect([found.total, found.data.map(({ username }) => username)]).toEqual([1, ['Player27']])
  expect((await staff.call('GET', '/admin/tournaments/999/registrations')).statusCode).toBe(404)
})

test('staff have them in the order they came or by name, either way round, over pages', async () => {
  const names = ['Zulu', 'alpha', 'Браво', ...Array.from({ length: 25 }, (_, index) => `Middle${index + 10}`)]
  const { id, staff } = await open({}, names)
  const namesBy = async (query: string) => (await list(staff, id, query)).data.map(({ username }) => username)
  const byName = async (sort: string) => [
    ...(await namesBy(`?sort=${sort}`)),
    ...(await namesBy(`?sort=${sort}&page=2`)),
  ]
  const inOrder = ['alpha', ...names.slice(3), 'Zulu', 'Браво']
  expect(await byName('username-asc')).toEqual(inOrder)
  expect(await byName('username-desc')).toEqual(inOrder.toReversed())
  expect(await byName('registered-asc')).toEqual(names)
  expect(await byName('registered-desc')).toEqual(names.toReversed())
  const path = `/admin/tournaments/${id}/registrations`
  expect((await staff.call('GET', `${path}?sort=level-asc`)).statusCode).toBe(400)
})

test('whoever is banned keeps the place, and staff see the ban', async () => {
  const { site, id, staff } = await open({}, ['Scout'])
  const [{ userId } = { userId: 0 }] = (await list(staff, id)).data
  const operator = await site.administrator()
  await operator.call('POST', `/admin/users/${userId}/ban`, { body: { reason: 'Читы', until: null } })
  expect((await list(staff, id)).data).toMatchObject([{ username: 'Scout', isBanned: true }])
})

test('a player who is taken out is told why, leaves the place, and cannot come back alone', async () => {
  const { site, id, staff, first } = await open({ capacity: 1 }, ['Scout'])
  const [registration] = (await list(staff, id)).data
  const removed = await takeOut(staff, registration?.id ?? 0)
  expect(removed.json()).toMatchObject({
    username: 'Scout',
    removal: { at: site.clock.now.toISOString(), reason: 'Чужой отряд' },
  })
  await site.lettersAreSent()
  expect(site.letters.map(({ to, letter }) => [to, letter.subject])).toEqual([
    ['Scout@example.org', 'Вас сняли с турнира «Зимний штурм»'],
  ])
  expect(site.letters[0]?.letter.text).toContain('Причина: Чужой отряд')
  const refused = await first.call('POST', `/tournaments/${id}/registration`, {
    headers: { 'accept-language': 'ru' },
  })
  expect([refused.statusCode, errorCode(refused)]).toEqual([403, 'requirements_not_met'])
  expect(refused.json().message).toContain('Чужой отряд')
  const own = (await first.call('GET', '/tournaments/registrations')).json()
  expect(own).toMatchObject([{ tournamentId: id, removalReason: 'Чужой отряд' }])
  expect((await register(await site.player('Second'), id)).statusCode).toBe(200)
  expect(errorCode(await takeOut(staff, registration?.id ?? 0))).toBe('conflict')
})

test('staff put a player back while there is a place', async () => {
  const { site, id, staff } = await open({ capacity: 1 }, ['Scout'])
  const [registration] = (await list(staff, id)).data
  const registrationId = registration?.id ?? 0
  expect(errorCode(await putBack(staff, registrationId))).toBe('conflict')
  await takeOut(staff, registrationId)
  const second = await site.player('Second')
  await register(second, id)
  expect(errorCode(await putBack(staff, registrationId))).toBe('tournament_full')
  await second.call('DELETE', `/tournaments/${id}/registration`)
  expect((await putBack(staff, registrationId)).json()).toMatchObject({ removal: null })
  await site.runBackgroundWork(1_000)
  expect(await tournamentOf(site, id)).toMatchObject({ participants: '1/1' })
})

test('a reason has to be given, in one line', async () => {
  const { id, staff } = await open({}, ['Scout'])
  const [registration] = (await list(staff, id)).data
  for (const reason of ['', ' ', 'a\nb', 'x'.repeat(301)])
    expect(errorCode(await takeOut(staff, registration?.id ?? 0, reason))).toBe('validation_failed')
})

test('the list is a file without formulas, and the log says who took it', async () => {
  const { site, id, staff } = await open({}, ['-Scout', 'Ranger'])
  const [registration] = (await list(staff, id)).data
  await takeOut(staff, registration?.id ?? 0, '=HYPERLINK("http://evil.example")')
  const reply = await staff.call('POST', `/admin/tournaments/${id}/registrations/export`, {
    headers: { 'accept-language': 'en' },
  })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-disposition']).toContain(`tournament-${id}-`)
  const [titles, ...lines] = reply.body.trimEnd().split('\r\n')
  expect(titles).toBe('\uFEFFNo.,Username,Level,"Registered, UTC",Banned,"Taken out, reason"')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain(",'-Scout,1,")
  expect(lines[0]).toContain(`"'=HYPERLINK`)
  expect(lines[1]).toContain(',Ranger,1,')
  expect(await describedIn(site)).toEqual(
    expect.arrayContaining([
      'Organiser exported the participants of the tournament “Зимний штурм”',
      'Organiser took a player out of the tournament “Зимний штурм”',
    ]),
  )
})

async function describedIn(site: TestApp): Promise<string[]> {
  const operator = await site.administrator()
  const reply = await operator.call('GET', '/admin/audit', { headers: { 'accept-language': 'en' } })
  return reply.json<{ data: { description: string }[] }>().data.map(({ description }) => description)
}
