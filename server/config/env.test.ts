import { expect, test } from 'vitest'
import { EnvironmentError, readConfig } from './env.ts'

/** The lines of complaint about an environment; none when it is right. */
function complaints(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return error.message.split('\n').slice(1)
  }
}

test('with nothing set the site runs on localhost:3000 with SQLite in ./data', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    dataDir: './data',
    databaseUrl: undefined,
    site: { name: undefined, url: 'http://localhost:3000' },
    smtpUrl: undefined,
    mailFrom: undefined,
    adminPassword: undefined,
    avatarUrlTemplate: undefined,
    trustProxy: false,
    logLevel: 'info',
  })
})

test('an empty value means that it is not set', () => {
  const names = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'SITE_URL', 'SITE_NAME', 'SMTP_URL', 'MAIL_FROM']
  const more = ['ADMIN_PASSWORD', 'AVATAR_URL_TEMPLATE', 'TRUST_PROXY', 'LOG_LEVEL']
  const empty = Object.fromEntries([...names, ...more].map((name) => [name, '']))
  expect(readConfig(empty)).toEqual(readConfig({}))
})

test('everything can be set', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/lib/frontland',
    DATABASE_URL: 'postgresql://front@db.example/front',
    SITE_URL: 'https://front.example/',
    SITE_NAME: 'Front',
    SELLER_NAME: 'Granite Ltd',
    SELLER_TAX_ID: '7700',
    SMTP_URL: 'smtps://robot:secret@mail.example',
    MAIL_FROM: 'Front <hq@front.example>',
    ADMIN_PASSWORD: '12345678',
    AVATAR_URL_TEMPLATE: 'https://avatars.example/{username}.png',
    LOG_LEVEL: 'warn',
    UNKNOWN: 'is left alone',
  })
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/var/lib/frontland',
    databaseUrl: 'postgresql://front@db.example/front',
    site: {
      name: 'Front',
      url: 'https://front.example',
      seller: { name: 'Granite Ltd', taxId: '7700', contact: undefined },
    },
    smtpUrl: 'smtps://robot:secret@mail.example',
    mailFrom: 'Front <hq@front.example>',
    adminPassword: '12345678',
    avatarUrlTemplate: 'https://avatars.example/{username}.png',
    logLevel: 'warn',
  })
})

test('the site is where the port says', () => {
  expect(readConfig({ PORT: '8080' }).site.url).toBe('http://localhost:8080')
})

test('everything that is wrong is told at once, a line each', () => {
  const environment = {
    PORT: 'eighty',
    DATABASE_URL: 'mysql://front@db.example/front',
    SITE_URL: 'front.example',
    SITE_NAME: 'F'.repeat(61),
    SMTP_URL: 'mail.example',
    ADMIN_PASSWORD: '1234567',
    AVATAR_URL_TEMPLATE: 'https://avatars.example/steve.png',
    LOG_LEVEL: 'loud',
  }
  expect(complaints(environment)).toEqual([
    '  PORT: must be a number',
    '  DATABASE_URL: must be a postgresql:// address',
    '  SITE_URL: must be an http or https address',
    '  SITE_NAME: must be at most 60 characters',
    '  SMTP_URL: must be an smtp:// or smtps:// address',
    '  ADMIN_PASSWORD: must be at least 8 characters',
    '  AVATAR_URL_TEMPLATE: must contain {username}',
    '  LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
  ])
})

test('a complaint does not repeat a secret', () => {
  const secrets = { ADMIN_PASSWORD: 's3cret', SMTP_URL: 'http://robot:s3cret@mail.example' }
  expect(complaints(secrets)).toHaveLength(2)
  expect(complaints(secrets).join()).not.toContain('s3cret')
})

test.for([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['SITE_URL', 'ftp://front.example'],
  ['SITE_URL', 'https://front.example/site'],
  ['SITE_URL', 'https://front.example/?a=b'],
  ['ADMIN_PASSWORD', 'p'.repeat(129)],
  ['AVATAR_URL_TEMPLATE', 'https://avatars.example/%zz'],
  ['AVATAR_URL_TEMPLATE', 'javascript:alert(1)'],
  ['TRUST_PROXY', 'nginx'],
  ['TRUST_PROXY', '10.0.0.0/8, nginx'],
  ['PROBE_ALLOW_PRIVATE', '10.0.0.0/33'],
  ['PROBE_INTERVAL_SECONDS', '0'],
  ['PROBE_INTERVAL_SECONDS', '601'],
  ['PROBE_INTERVAL_SECONDS', '7.5'],
] as const)('%s=%s is told by its name', ([name, value]) => {
  expect(complaints({ [name]: value })).toEqual([expect.stringMatching(`^  ${name}: must `)])
})

test('a site that others reach does not believe whatever a visitor writes', () => {
  const environment = { TRUST_PROXY: 'true', SITE_URL: 'https://frontland.example' }
  expect(() => readConfig(environment)).toThrow(/TRUST_PROXY: .*number of proxies/)
  expect(readConfig({ ...environment, TRUST_PROXY: '1' }).trustProxy).toBeTypeOf('function')
})

test('TRUST_PROXY takes true, false, a number of hops, addresses and networks', () => {
  expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true)
  expect(readConfig({ TRUST_PROXY: 'false' }).trustProxy).toBe(false)
  expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1' }).trustProxy).toBe(
    'loopback, 10.0.0.0/8, ::1',
  )
  const { trustProxy } = readConfig({ TRUST_PROXY: '2' })
  if (typeof trustProxy !== 'function') return expect.fail('a number of hops is a rule')
  expect([0, 1, 2].map((hop) => trustProxy('203.0.113.7', hop))).toEqual([true, true, false])
})

test('game servers are asked every 30 seconds unless the operator says otherwise', () => {
  expect(readConfig({}).probeIntervalMs).toBe(30_000)
  expect(readConfig({ PROBE_INTERVAL_SECONDS: '1' }).probeIntervalMs).toBe(1_000)
})

test.each([
  ['SITE_NAME', '  '],
  ['SITE_NAME', 'Front\nland'],
  ['SELLER_NAME', 'Granite\u0007Ltd'],
  ['AVATAR_URL_TEMPLATE', 'http://key:password@heads.example/{username}'],
])('%s=%j is no setting of a site', (name, value) => {
  expect(complaints({ [name]: value })).toHaveLength(1)
})
