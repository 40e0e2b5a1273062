/** No input makes a fault of ours: every endpoint of the contract is asked with what nobody should send. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints, everyEndpoint } from '#shared/contract/all-endpoints.ts'
import { type Endpoint, nothing } from '#shared/contract/endpoint.ts'
import type { Bytes } from '#shared/contract/forms.ts'
import { callEndpoint, createTestApp, type TestApp, type TestClient } from '#tests/harness/test-app.ts'
import { HOSTILE_VALUES } from '#tests/rounds/hostile-values.ts'

const NASTY_TEXTS = HOSTILE_VALUES.map((value) =>
  typeof value === 'string' ? value : JSON.stringify(value),
).filter((text) => text.length < 5000)
const NASTY_JSON = [
  'null',
  '[]',
  '7',
  '"text"',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"a":1}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  '{"a":1,"a":2,"\\u0000":3,"\\ud800":4}',
  '\ufeff{}',
]
const NASTY_IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  'x',
  '%00',
  '%F0%9F%8E%96',
  '%ED%A0%80',
  '..',
  '9'.repeat(15),
  '9'.repeat(300),
]
const NASTY_BYTES = ['', '\0', 'MZ', 'x'.repeat(100_000), '\u0089PNG\r\n\u001a\n', 'RIFF\0\0\0\0WEBP']
const NASTY_QUERIES = ['__proto__=1', 'a[b]=c', '%00=%00', '%', '&&==', 'constructor=1', 'x='.repeat(2000)]

/** Internals that no reply may carry. */
const INTERNALS =
  /node_modules|\.ts\b|SQLITE|sqlite|postgres|constraint|syntax error|select |stack|\bat (?:async )?(?:\S+ \()?\S+:\d+:\d+/i

type Fields = Record<
  string,
  { type?: string; enum?: unknown[]; pattern?: string; anyOf?: { type?: string }[] }
>

function fieldsOf(schema: z.ZodMiniType | Bytes): Fields {
  if (schema === nothing || 'kind' in schema) return {}
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return properties as Fields
}

/** Values that pass, so that a nasty neighbour gets as far as it can. */
const PASSING: Record<string, unknown> = {
  email: 'nasty@example.org',
  password: 'long enough',
  currentPassword: 'long enough',
  newPassword: 'long enough',
  discordUsername: 'nasty',
  date: '2026-01-01T00:00:00Z',
  image_ru: '/images/1.jpg',
  image_en: '/images/1.jpg',
  image_global: '/images/1.jpg',
  ip: 'play.front.example:25565',
  uptime: '99%',
  players: '1/2',
  features_ru: '',
  features_en: '',
  before: '1',
  page: '1',
  pageSize: '10',
}

function passing(fields: Fields): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, { type, enum: choices, anyOf }]) => {
    const kind = type ?? anyOf?.[0]?.type
    const value = { integer: 1, number: 1, boolean: true, array: [], object: {} }[kind ?? '']
    return [name, PASSING[name] ?? choices?.[0] ?? value ?? `nasty-${name}`]
  })
  return Object.fromEntries(values.filter(([name]) => name !== 'version')) // stale after the first change
}

/** The first user and the first role are protected; everything else may be changed. */
const idOfVictim = ({ path }: Endpoint) => (/users|roles/.test(path) ? '2' : '1')

type Call = { path: string; payload?: string; headers?: Record<string, string> }

/** Every way we know to call an endpoint badly, as requests to send one after another. */
function* nastyCalls(endpoint: Endpoint): Generator<Call> {
  const path = endpoint.path.replace(/:\w+/g, idOfVictim(endpoint))
  const hasBody = endpoint.body !== nothing
  const fields = fieldsOf(endpoint.body)
  const body = passing(fields)
  const valid = hasBody ? { payload: JSON.stringify(body) } : {}

  if (path !== endpoint.path)
    for (const id of NASTY_IDS) yield { path: endpoint.path.replace(/:\w+/g, id), ...valid }
  for (const query of NASTY_QUERIES) yield { path: `${path}?${query}`, ...valid }
  for (const name of Object.keys(fieldsOf(endpoint.query))) {
    const good = passing(fieldsOf(endpoint.query)) as Record<string, string>
    for (const value of NASTY_TEXTS)
      yield { path: `${path}?${new URLSearchParams({ ...good, [name]: value })}` }
    yield { path: `${path}?${name}=1&${name}=2` }
    yield { path: `${path}?${name}=%ED%A0%80` }
  }
  for (const name of Object.keys(fieldsOf(endpoint.headers)))
    for (const value of NASTY_TEXTS) yield { path, headers: { [name]: value } }
  if (!hasBody) return
  if ('kind' in endpoint.body) {
    for (const type of endpoint.body.types)
      for (const payload of NASTY_BYTES) yield { path, payload, headers: { 'content-type': type } }
    return
  }
  for (const payload of NASTY_JSON) yield { path, payload }
  for (const name of Object.keys(fields))
    for (const value of HOSTILE_VALUES) yield { path, payload: JSON.stringify({ ...body, [name]: value }) }
}

async function faults(site: TestApp, client: TestClient, endpoint: Endpoint): Promise<string[]> {
  const found: string[] = []
  for (const { path, payload, headers } of nastyCalls(endpoint)) {
    const type = payload === undefined ? {} : { 'content-type': 'application/json' }
    const reply = await callEndpoint(site, client, endpoint, path, {
      ...(payload === undefined ? {} : { payload }),
      headers: { ...type, ...headers },
    })
    const isFault = reply.statusCode >= 500
    const tells = reply.statusCode >= 400 && INTERNALS.test(reply.body)
    if (isFault || tells)
      found.push(`${endpoint.method} ${path} ${payload?.slice(0, 300)}: ${reply.statusCode} ${reply.body}`)
  }
  // Nor has anything been stored that a reader would stumble over.
  for (const other of everyEndpoint) {
    if (other.method !== 'GET') continue
    const path = other.path.replace(/:\w+/g, '1')
    const reply = await callEndpoint(site, await site.administrator(), other, path)
    if (reply.statusCode >= 500) found.push(`afterwards GET ${path}: ${reply.statusCode}`)
  }
  return found
}

for (const [noun, group] of Object.entries(allEndpoints))
  test(`${noun}: whatever an administrator sends, no reply is a fault`, { timeout: 300_000 }, async () => {
    const site = await createTestApp({ rateLimits: false })
    expect(await site.createUser('Victim')).toBe(2)
    for (const endpoint of Object.values(group))
      expect(await faults(site, await site.administrator(), endpoint)).toEqual([])
  })

test('nasty headers make no fault either', async () => {
  const { app } = await createTestApp({ rateLimits: false })
  const values = [
    '',
    '\u00ff',
    ';;;===',
    ',,,',
    'x'.repeat(8000),
    '%00',
    '*;q=9',
    '-1',
    '127.0.0.1, 127.0.0.1',
  ]
  const names = [
    'accept-language',
    'cookie',
    'content-type',
    'origin',
    'host',
    'accept-encoding',
    'x-forwarded-for',
  ]
  const found: string[] = []
  for (const name of [...names, 'content-length', 'if-none-match', 'sec-fetch-site'])
    for (const value of values) {
      const payload = '{"username":"nobody","password":"wrong"}'
      const headers = { 'content-type': 'application/json', [name]: value }
      const reply = await app.inject({ method: 'POST', url: '/api/login', payload, headers })
      if (reply.statusCode >= 500) found.push(`${name}: ${value.slice(0, 50)} ${reply.statusCode}`)
    }
  expect(found).toEqual([])
})
