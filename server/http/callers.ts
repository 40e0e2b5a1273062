import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import { AGENT_KEY_PREFIX } from '#shared/constants/games/agents.ts'
import { API_KEY_PREFIX, type Scope } from '#shared/constants/security/scopes.ts'
import { type Endpoint, type GameServerAccess, isForGameServers } from '#shared/contract/endpoint.ts'
import type { Authenticate } from './access.ts'
import { readSessionToken } from './session-cookie.ts'

/**
 * Finds for whom a program calls by a key, and what the key is for.
 * @throws {AppError} `bad_key`
 */
export type AuthenticateKey = (
  key: string,
  address: string,
) => Promise<{ user: CurrentUser; scopes: readonly Scope[] }>

/**
 * Finds the game server in whose name a program calls by a key from an address.
 * @throws {AppError} `bad_key`, also where the key may not be used from there
 */
export type AuthenticateGameServer = (key: string, address: string) => Promise<CallingGameServer>

/**
 * Whoever calls an endpoint that is for game servers.
 * @throws {AppError} `bad_key`, `key_refused` or `missing_scope`
 */
export async function findGameServer(
  access: GameServerAccess,
  keyHeader: Endpoint['keyHeader'],
  request: FastifyRequest,
  authenticate: AuthenticateGameServer,
): Promise<CallingGameServer> {
  const found = keyHeader
    ? await findByHeader(request.headers[keyHeader], (key) => authenticate(key, request.ip))
    : await findByBearer(request, authenticate)
  if (access !== 'game-server' && !found.scopes.some((scope) => access === `game-server:${scope}`))
    throw new AppError('missing_scope')
  return found
}

async function findByBearer({ headers, ip }: FastifyRequest, authenticate: AuthenticateGameServer) {
  const key = SHOWN_AGENT_KEY.exec(headers.authorization ?? '')?.[1]
  if (key === undefined) throw new AppError('bad_key')
  return authenticate(key, ip)
}

async function findByHeader(
  shown: string | string[] | undefined,
  authenticate: (key: string) => Promise<CallingGameServer>,
) {
  if (shown === undefined || shown === '') throw new AppError('bad_key')
  if (typeof shown !== 'string' || !AGENT_KEY.test(shown)) throw new AppError('key_refused')
  return authenticate(shown).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'bad_key' ? new AppError('key_refused') : error
  })
}

/**
 * Whoever calls an endpoint that is not public: by a key where it declares a scope and one is shown, else by the session of the cookie.
 * Any other `Authorization` is for whoever stands in front of the site.
 * @throws {AppError} `bad_key` or `missing_scope`
 */
export async function findCaller(
  { access, scope }: Pick<Endpoint, 'access' | 'scope'>,
  request: FastifyRequest,
  {
    authenticate,
    authenticateKey,
    isLocalSite,
  }: { authenticate: Authenticate; authenticateKey: AuthenticateKey; isLocalSite: boolean },
): Promise<CurrentUser | null> {
  if (access === 'public' || isForGameServers(access)) return null
  const key = scope && readKey(request)
  if (!scope || key === undefined) {
    const token = readSessionToken(request, isLocalSite)
    return token === undefined ? null : authenticate(token)
  }
  const { user, scopes } = await authenticateKey(key, request.ip)
  if (!scopes.includes(scope)) throw new AppError('missing_scope')
  return user
}

const shownKey = (prefix: string) => new RegExp(`^Bearer +(${prefix}_\\S{1,200})$`, 'i')
const SHOWN_KEY = shownKey(API_KEY_PREFIX)
const SHOWN_AGENT_KEY = shownKey(AGENT_KEY_PREFIX)
const AGENT_KEY = new RegExp(`^${AGENT_KEY_PREFIX}_\\S{1,200}$`)

const readKey = ({ headers }: FastifyRequest) => SHOWN_KEY.exec(headers.authorization ?? '')?.[1]
