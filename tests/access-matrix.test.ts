/** Who may call what: anonymous, a player, each permission alone, an administrator × every endpoint of the contract. */
import { expect, test } from 'vitest'
import { PERMISSIONS, type Permission, USER_PERMISSIONS } from '#shared/constants/permissions.ts'
import { everyEndpoint } from '#shared/contract/all-endpoints.ts'
import { isForGameServers } from '#shared/contract/endpoint.ts'
import { callEndpoint, createTestApp } from '#tests/harness/test-app.ts'
import { WHO_MAY_CALL, type Who } from './who-may-call.data.ts'

const JSON_OBJECT = { payload: '{}', headers: { 'content-type': 'application/json' } }

const nameOf = ({ method, path }: (typeof everyEndpoint)[number]) => `${method} ${path}`

type Caller = { name: string; permissions: readonly Permission[] | 'none at all' }
const CALLERS: readonly Caller[] = [
  { name: 'anonymous', permissions: 'none at all' },
  { name: 'a player', permissions: [] },
  ...PERMISSIONS.map((permission) => ({ name: `whoever holds ${permission}`, permissions: [permission] })),
  { name: 'an administrator', permissions: PERMISSIONS },
]

/** 401, 403 or let in, by the table above. */
function expectedFor({ permissions }: Caller, who: Who): 401 | 403 | 'let in' {
  if (who === 'everybody') return 'let in'
  if (permissions === 'none at all' || who === 'game servers') return 401
  if (who === 'players') return 'let in'
  // Told by hand as well: the one that stands for others.
  const held = permissions.includes('manage_users') ? [...permissions, ...USER_PERMISSIONS] : permissions
  return who.some((permission) => held.includes(permission)) ? 'let in' : 403
}

test('the table names every endpoint of the contract, and no other', () => {
  expect(Object.keys(WHO_MAY_CALL).sort()).toEqual(everyEndpoint.map(nameOf).sort())
})

test('the contract asks for what the table says', () => {
  const inContract = everyEndpoint.map((endpoint) => {
    const { access } = endpoint
    const who =
      access === 'public'
        ? 'everybody'
        : access === 'signed-in'
          ? 'players'
          : isForGameServers(access)
            ? 'game servers'
            : [access].flat()
    return [nameOf(endpoint), who]
  })
  expect(Object.fromEntries(inContract)).toEqual(WHO_MAY_CALL)
})

for (const caller of CALLERS)
  test(`${caller.name} may call what the table says, and is refused everything else`, async () => {
    const site = await createTestApp({ rateLimits: false })
    const { anonymous, createUser, signIn, administrator } = site
    const { permissions } = caller
    const userId = permissions === 'none at all' ? null : await createUser('Caller', permissions)
    const client = () =>
      caller.permissions === PERMISSIONS ? administrator() : userId ? signIn(userId) : anonymous

    const found: Record<string, 401 | 403 | 'let in'> = {}
    for (const endpoint of everyEndpoint.filter((known) => nameOf(known) in WHO_MAY_CALL)) {
      const path = endpoint.path.replace(/:\w+/g, '999999')
      const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
      const reply = await callEndpoint(site, await client(), endpoint, path, hasBody ? JSON_OBJECT : {})
      const status = reply.statusCode
      expect([nameOf(endpoint), status < 500]).toEqual([nameOf(endpoint), true])
      found[nameOf(endpoint)] = status === 401 || status === 403 ? status : 'let in'
    }
    const expected = Object.entries(WHO_MAY_CALL).map(([name, who]) => [name, expectedFor(caller, who)])
    expect(found).toEqual(Object.fromEntries(expected))
  })

test('an ended session is as good as none', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  await admin.call('POST', '/logout')
  for (const endpoint of everyEndpoint) {
    if (WHO_MAY_CALL[nameOf(endpoint)] === 'everybody') continue
    const reply = await callEndpoint(site, admin, endpoint, endpoint.path.replace(/:\w+/g, '1'))
    expect([nameOf(endpoint), reply.statusCode]).toEqual([nameOf(endpoint), 401])
  }
})
