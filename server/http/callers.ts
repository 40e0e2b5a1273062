import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { API_KEY_PREFIX, type Scope } from '#shared/constants/security/scopes.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
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
  if (access === 'public') return null
  const key = scope && readKey(request)
  if (!scope || key === undefined) {
    const token = readSessionToken(request, isLocalSite)
    return token === undefined ? null : authenticate(token)
  }
  const { user, scopes } = await authenticateKey(key, request.ip)
  if (!scopes.includes(scope)) throw new AppError('missing_scope')
  return user
}

const SHOWN_KEY = new RegExp(`^Bearer +(${API_KEY_PREFIX}_\\S{1,200})$`, 'i')

const readKey = ({ headers }: FastifyRequest) => SHOWN_KEY.exec(headers.authorization ?? '')?.[1]
