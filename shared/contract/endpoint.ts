/** One API call, described once: the server must answer it, the web client can only call it. */
import * as z from 'zod/mini'
import type { Permission } from '#shared/constants/permissions.ts'

/** Who may call: anyone, anyone signed in, or whoever holds one of the permissions named. */
export type Access = 'public' | 'signed-in' | Permission | readonly [Permission, ...Permission[]]

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

export type Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  A extends Access = Access,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`; a parameter is written `:id`. */
  path: `/${string}`
  /** One sentence for the published reference. */
  summary: string
  access: A
  /** The status of a successful reply. */
  status: 200 | 201 | 204
  /** Every one of them counts. */
  limits?: readonly RateLimit[]
  /** What a public reply shows, when staff or players change it: whoever shows the reply shows this. */
  topic?: ContentTopic
  params: Params
  query: Query
  body: Body
  reply: Reply
  /** The media type of a reply that is a file; the others are JSON. */
  file?: 'text/csv'
}

/** The reply of an endpoint that answers with a file: its name, and its text piece by piece. */
export const textFile = z.object({ name: z.string(), content: z.custom<AsyncIterable<string>>() })

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
  Reply extends z.ZodMiniType,
  Params extends z.ZodMiniType = Nothing,
  Query extends z.ZodMiniType = Nothing,
  Body extends z.ZodMiniType = Nothing,
>(spec: {
  method: Endpoint['method']
  path: Endpoint['path']
  summary: string
  access: A
  reply: Reply
  status?: Endpoint['status']
  limits?: readonly RateLimit[]
  topic?: ContentTopic
  file?: 'text/csv'
  params?: Params
  query?: Query
  body?: Body
}): Endpoint<Params, Query, Body, Reply, A> {
  return {
    status: 200,
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
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
  Sent<'body', E['body']>
/** What a handler receives, after parsing. */
export type ParsedRequestOf<E extends Endpoint> = {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
}
/** What the caller gets back. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

type Sent<Key extends string, S extends z.ZodMiniType> =
  unknown extends z.input<S>
    ? unknown
    : undefined extends z.input<S>
      ? { [K in Key]?: z.input<S> }
      : { [K in Key]: z.input<S> }
