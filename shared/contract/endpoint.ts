/**
 * One API call, described once: the server must answer it, the web client can only call it. JSON is what nothing else is
 * said of; bytes, files and streams of events are described here too, with the same access, limits and errors.
 *
 * What browsers are sent knows of an endpoint its method, address and topic alone; schemas come along where they are imported by
 * name, as by a form.
 *
 * Names on the wire never change. Where the specification names a field it stands as written there (`name_server`,
 * `created_at`), a text in two languages ends in `_ru` and `_en`, and every other field is in camelCase.
 */
import * as z from 'zod/mini'
import type { ErrorCode } from '#shared/constants/error-codes.ts'
import type { AgentScope } from '#shared/constants/games/agents.ts'
import type { AZLINK_KEY_HEADER } from '#shared/constants/games/azlink.ts'
import type { Part } from '#shared/constants/parts.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import type { Scope } from '#shared/constants/security/scopes.ts'
import type { Bytes, BytesToSend, Events, FileReply, SeeOther } from './forms.ts'

/** A game server, by a key of its own: any, or one that is for what stands behind the colon. */
export type GameServerAccess = 'game-server' | `game-server:${AgentScope}`

/** Who may call: anyone, anyone signed in, whoever holds one of the permissions named, or a game server. */
export type Access =
  | 'public'
  | 'signed-in'
  | GameServerAccess
  | Permission
  | readonly [Permission, ...Permission[]]

/** Whether game servers call, and nobody else. */
export const isForGameServers = (access: Access): access is GameServerAccess =>
  typeof access === 'string' && access.startsWith('game-server')

/** Whether it takes a permission to call. */
export const isForStaff = (
  access: Access,
): access is Exclude<Access, 'public' | 'signed-in' | GameServerAccess> =>
  access !== 'public' && access !== 'signed-in' && !isForGameServers(access)

/**
 * At most `max` calls in `windowMs` by one caller: one network address, one address trying one account name,
 * or one signed-in account.
 */
export type RateLimit = {
  max: number
  windowMs: number
  by: 'address' | 'address-and-username' | 'account'
}

/** A kind of public content, such as `news`: a change of it drops the cached pages that show it. */
export type ContentTopic = string

/** What stands in a path by the names of its parameters, before it is checked. */
type PathParams = Readonly<Record<string, string | number>>
type EndpointPart = Part | ((params: PathParams) => Part | undefined)

export type Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Headers extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType | Bytes = z.ZodMiniType | Bytes,
  Reply extends z.ZodMiniType | FileReply | SeeOther | Events = z.ZodMiniType | FileReply | SeeOther | Events,
  A extends Access = Access,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /**
   * Whether whoever calls must have signed in or confirmed who they are within the last minutes: always, or where the body says
   * so. Else the call is refused as `confirmation_required`, and the page asks for the password and repeats it. A call whose body
   * proves the password itself needs none.
   */
  needsConfirmation?: true | ((body: never) => boolean)
  /** What stands before the path: nothing for files whose addresses people and updaters know. */
  base: '/api' | ''
  /** A parameter is written `:id`. */
  path: `/${string}`
  /** One sentence for the published reference. */
  summary: string
  access: A
  /** The header in which a game server shows its key where that is not `Authorization`: absent 401, any other than a valid one 403. */
  keyHeader?: typeof AZLINK_KEY_HEADER
  /** Which keys may call in the place of a person, within what their maker may; without it none. */
  scope?: Scope
  /** The status of a successful reply. */
  status: 200 | 201 | 204 | 303
  /** Every one of them counts. */
  limits?: readonly RateLimit[]
  /** By which code a fault of ours is told, where it has a sentence of its own; `internal` otherwise. */
  fault?: ErrorCode
  /** The refusals of its own, beside those that follow of what else is declared (`server/http/reference/errors-of.ts`). */
  errors?: readonly ErrorCode[]
  /** What a public reply shows, when staff or players change it: whoever shows the reply shows this. */
  topic?: ContentTopic
  /** Of a public reply with a topic and nothing that changes by the clock alone: whoever has no session gets it from memory. */
  isKept?: true
  /** Where it is switched off, only staff may call; a function where the path says which it is. */
  part?: EndpointPart
  /** Visitors are answered while the site is closed for maintenance too. */
  isAlwaysOpen?: true
  /** The reply is written in ASCII: the program that reads it takes its bytes for letters of its own machine. */
  isAscii?: true
  /** Pages of other sites may have browsers call it too: nothing in it rests on who is signed in. */
  isFromAnywhere?: true
  /** Pages of other sites may show the reply, and scripts in them read it where it is JSON; nothing in it rests on who asks. */
  isShownElsewhere?: true
  params: Params
  query: Query
  /** Headers of the request, such as `idempotency-key`, by their names in lower case. */
  headers: Headers
  body: Body
  reply: Reply
}

/** The part that a call with these parameters belongs to; undefined for what every site has, and for what staff call. */
export function partOf(
  { part, access }: Pick<Endpoint, 'part' | 'access'>,
  params: PathParams,
): Part | undefined {
  if (isForStaff(access)) return undefined
  return typeof part === 'function' ? part(params) : part
}

/** An endpoint that answers with JSON, or with nothing. */
export type JsonEndpoint = Endpoint & { reply: z.ZodMiniType }

/** Whatever arrives in a part the endpoint does not declare is dropped. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
)
type Nothing = typeof nothing

/** The reply of an endpoint that answers 204. */
export const noContent = z.void()

/** Declares an endpoint; parts that are left out accept nothing. */
export function endpoint<
  const A extends Access,
  Reply extends z.ZodMiniType | FileReply | SeeOther | Events,
  Params extends z.ZodMiniType = Nothing,
  Query extends z.ZodMiniType = Nothing,
  Headers extends z.ZodMiniType = Nothing,
  Body extends z.ZodMiniType | Bytes = Nothing,
>(spec: {
  method: Endpoint['method']
  base?: Endpoint['base']
  path: Endpoint['path']
  summary: string
  access: A
  keyHeader?: typeof AZLINK_KEY_HEADER
  scope?: Scope
  reply: Reply
  status?: Endpoint['status']
  limits?: readonly RateLimit[]
  fault?: ErrorCode
  errors?: readonly ErrorCode[]
  topic?: ContentTopic
  isKept?: true
  part?: EndpointPart
  isAlwaysOpen?: true
  isAscii?: true
  isFromAnywhere?: true
  isShownElsewhere?: true
  params?: Params
  query?: Query
  headers?: Headers
  body?: Body
  needsConfirmation?: true | (Body extends z.ZodMiniType ? (body: z.output<Body>) => boolean : never)
}): Endpoint<Params, Query, Headers, Body, Reply, A> {
  return {
    base: '/api',
    status: 200,
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    headers: nothing as unknown as Headers,
    body: nothing as unknown as Body,
    ...spec,
  }
}

/** A row's id as it stands in a path. */
export const idParams = z.object({
  id: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
    z.transform((text: string) => Number(text)),
  ),
})

/** What a caller sends. */
export type RequestOf<E extends Endpoint> = Sent<'params', E['params']> &
  Sent<'query', E['query']> &
  Sent<'headers', E['headers']> &
  Sent<'body', E['body']>
/** What the caller gets back: JSON, as the contract describes it. */
export type ReplyOf<E extends Endpoint> = E['reply'] extends z.ZodMiniType ? z.output<E['reply']> : never

type Sent<Key extends string, Part extends z.ZodMiniType | Bytes> = Part extends z.ZodMiniType
  ? unknown extends z.input<Part>
    ? unknown
    : undefined extends z.input<Part>
      ? { [K in Key]?: z.input<Part> }
      : { [K in Key]: z.input<Part> }
  : { [K in Key]: BytesToSend }
