/** The whole server on a fresh database, asked as a client would ask it. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import type { AppOptions } from '#server/app-options.ts'
import type { Database } from '#server/db/database.ts'
import { runInBackground } from '#server/http/background.ts'
import type { Letter } from '#server/lib/mail/mailer.ts'
import { createToken, hashToken } from '#server/lib/random-token.ts'
import { createSecrets } from '#server/lib/secrets.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { ApiErrorBody } from '#shared/contract/errors.ts'
import { openTestDatabase, TEST_START } from './test-database.ts'
import { until } from './until.ts'
import { watchRefusals } from './watch-refusals.ts'

export type TestClient = {
  /** What every call carries, such as the cookie of a session. */
  headers: Readonly<Record<string, string>>
  /** Calls `/api` + path as this caller; a body makes it JSON. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: { body?: unknown; headers?: Record<string, string> },
  ): Promise<LightMyRequestResponse>
}

export type TestApp = {
  app: FastifyInstance
  database: Database
  /** Where files of this app go. */
  dataDir: string
  /** Where PostgreSQL is, when it is the engine of this project. */
  databaseUrl: string | undefined
  /** Every letter sent so far. */
  letters: { to: string; letter: Letter }[]
  /** Resolves when no letter is queued any more: replies do not wait for their letters. */
  lettersAreSent(): Promise<void>
  clock: { now: Date; advance(milliseconds: number): void }
  /** Does once what the app does every `intervalMs` while it listens. */
  runBackgroundWork(intervalMs: number): Promise<void>
  /**
   * Stops the next transaction of the app before it begins: `reached` tells that a call has come so far, `release` lets it go on.
   * What the test itself does with `database` is never stopped.
   */
  holdNextTransaction(): { reached: Promise<void>; release(): void }
  anonymous: TestClient
  /** A client with a session of its own for an account that exists. */
  signIn(userId: number): Promise<TestClient>
  /** Makes an account without the cost of hashing a password, with a role of exactly these permissions if any. */
  createUser(username: string, permissions?: readonly Permission[]): Promise<number>
  /** `createUser` and `signIn` in one. */
  player(username: string, permissions?: readonly Permission[]): Promise<TestClient>
  /** The administrator every site starts with. */
  administrator(): Promise<TestClient>
}

type TestConfig = Omit<AppOptions['config'], 'dataDir'>

/** What the app of a test is configured with unless it says otherwise. */
export const TEST_CONFIG: TestConfig = {
  site: { url: 'http://localhost:3000' },
  smtpUrl: undefined,
  mailFrom: undefined,
  avatarUrlTemplate: 'http://127.0.0.1:9/{username}',
  trustProxy: false,
  probeAllowPrivate: [],
  probeIntervalMs: 30_000,
  robloxApiUrl: 'http://127.0.0.1:9',
  robloxPlacesUrl: 'http://127.0.0.1:9',
}

/** Builds the app for one test and closes it afterwards. The clock stands still unless advanced. */
export async function createTestApp(
  options: Partial<Omit<AppOptions, 'config'>> & { config?: TestConfig } = {},
): Promise<TestApp> {
  const { database, address } = await openTestDatabase()
  const letters: TestApp['letters'] = []
  const clock = {
    now: new Date(TEST_START),
    advance(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds)
    },
  }
  const background: { intervalMs: number; work: () => Promise<void> }[] = []
  let beforeTransaction: (() => Promise<void>) | undefined
  const app = await buildApp({
    database: Object.create(database, {
      transaction: {
        value(...how: Parameters<Database['transaction']>) {
          const hold = beforeTransaction
          beforeTransaction = undefined
          return hold ? hold().then(() => database.transaction(...how)) : database.transaction(...how)
        },
      },
    }) as Database,
    secrets: createSecrets('the key of the tests'),
    send: async (to, letter) => {
      letters.push({ to, letter })
      return { messageId: `<${letters.length}@test>` }
    },
    now: () => clock.now,
    machineUptime: () => clock.now.getTime() / 1_000,
    ...options,
    runInBackground(listening, intervalMs, work) {
      background.push({ intervalMs, work })
      const run = options.runInBackground ?? runInBackground
      run(listening, intervalMs, work)
    },
    config: {
      ...TEST_CONFIG,
      ...(address.databaseUrl !== undefined && { databaseUrl: address.databaseUrl }),
      ...options.config,
      dataDir: address.dataDir,
    },
  })
  onTestFinished(() => app.close())
  watchRefusals(app)

  const createUser: TestApp['createUser'] = async (username, permissions = []) => {
    const { id } = await database.query
      .insertInto('users')
      .values({
        username,
        username_folded: username.toLowerCase(),
        email: `${username}@example.org`,
        email_folded: `${username.toLowerCase()}@example.org`,
        password_hash: 'no password',
        discord_username: null,
        email_verified_at: null,
        language: 'ru',
        skin: null,
        created_at: clock.now.getTime(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (permissions.length > 0) {
      const name = `role of ${username}`
      const role = await database.query
        .insertInto('roles')
        .values({ name, name_folded: name.toLowerCase(), permissions: JSON.stringify(permissions) })
        .returning('id')
        .executeTakeFirstOrThrow()
      await database.query.insertInto('user_roles').values({ user_id: id, role_id: role.id }).execute()
    }
    return id
  }

  const signIn: TestApp['signIn'] = async (userId) => {
    const token = createToken()
    const time = clock.now.getTime()
    await database.query
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        user_id: userId,
        remembered: 1,
        created_at: time,
        used_at: time,
        confirmed_at: time,
        expires_at: time + 30 * 24 * 60 * 60 * 1000,
      })
      .execute()
    return createClient(app, { cookie: `session=${token}; __Host-session=${token}` })
  }

  return {
    app,
    database,
    dataDir: address.dataDir,
    databaseUrl: address.databaseUrl,
    letters,
    lettersAreSent: () =>
      until(async () => {
        const queued = await database.query.selectFrom('pending_mail').select('id').execute()
        if (queued.length > 0) throw new Error(`${queued.length} letters are still queued`)
      }),
    clock,
    async runBackgroundWork(intervalMs) {
      const due = background.filter((one) => one.intervalMs === intervalMs)
      if (due.length === 0) throw new Error(`nothing is done every ${intervalMs} ms`)
      for (const { work } of due) await work()
    },
    holdNextTransaction() {
      let reach = () => {}
      let release = () => {}
      const reached = new Promise<void>((resolve) => (reach = resolve))
      const released = new Promise<void>((resolve) => (release = resolve))
      beforeTransaction = () => {
        reach()
        return released
      }
      return { reached, release }
    },
    createUser,
    signIn,
    anonymous: createClient(app),
    player: async (username, permissions) => signIn(await createUser(username, permissions)),
    administrator: () => signIn(1),
  }
}

/**
 * A client that sends these headers with every call, such as a cookie that a sign-in set. One that has a session goes on by
 * the key it is given for it later.
 */
export function createClient(app: FastifyInstance, ownHeaders: Record<string, string> = {}): TestClient {
  const sent = { ...ownHeaders }
  return {
    headers: sent,
    async call(method, path, { body, headers } = {}) {
      const reply = await app.inject({
        method,
        url: `/api${path}`,
        headers: { ...sent, ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      })
      const session = reply.cookies.find(({ name, value }) => name === 'session' && value !== '')
      if (session && sent.cookie) sent.cookie = `session=${session.value}; __Host-session=${session.value}`
      return reply
    },
  }
}

/** Calls an endpoint at `path`, an address made of its own; of a stream of events only the beginning is read. */
export async function callEndpoint(
  { app }: Pick<TestApp, 'app'>,
  client: TestClient,
  { method, base, reply }: Endpoint,
  path: string,
  { payload, headers }: { payload?: string | Buffer; headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> {
  const answer = await app.inject({
    method,
    url: base + path,
    headers: { ...client.headers, ...headers },
    ...(payload === undefined ? {} : { payload }),
    payloadAsStream: 'kind' in reply && reply.kind === 'events',
  })
  if ('kind' in reply && reply.kind === 'events') answer.stream().destroy()
  return answer
}

/** The code of an error reply. */
export function errorCode(reply: LightMyRequestResponse): string {
  return reply.json<ApiErrorBody>().code
}
