/** The OpenAPI 3.1 document of the whole API, made of the contract. */
import * as z from 'zod/mini'
import { SESSION_COOKIE } from '#shared/constants/session.ts'
import { type Endpoint, type GameServerAccess, isForGameServers, nothing } from '#shared/contract/endpoint.ts'
import { apiErrorSchema } from '#shared/contract/errors.ts'
import type { Bytes, Events, FileReply, SeeOther } from '#shared/contract/forms.ts'
import { createErrorReplies } from './error-replies.ts'

type JsonObject = Record<string, unknown>

/** Calls by their nouns. */
export type Groups = Record<string, Record<string, Endpoint>>

/** How a noun stands in addresses and names. */
export const slugOf = (noun: string): string => noun.replaceAll(' ', '-')

/** How a call is named: also in the address of its entry on the page of its noun. */
export const operationId = (noun: string, name: string): string => `${slugOf(noun)}.${name}`

/** The path of a call, as OpenAPI writes it. */
export const pathOf = ({ base, path }: Endpoint): string => `${base}${path.replace(/:(\w+)/g, '{$1}')}`

/** The document of these calls, on a site at this address, and of what they refer to. */
export function createOpenApi(siteUrl: string, groups: Groups): JsonObject {
  const paths: Record<string, JsonObject> = {}
  const errors = createErrorReplies()
  for (const [noun, group] of Object.entries(groups))
    for (const [name, endpoint] of Object.entries(group)) {
      const path = pathOf(endpoint)
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(noun, name, endpoint, errors.of(endpoint)),
      }
    }
  return {
    openapi: '3.1.0',
    info: {
      title: `API of ${new URL(siteUrl).host}`,
      version: '1',
      description: [
        'Sign in with `POST /api/login`; the session travels in a cookie. Programs show a key: `Authorization: Bearer flk_…`.',
        'Messages follow `Accept-Language` (ru or en); English when it is absent.',
        'Errors carry `{ message, code, fields? }`. Fields that are not documented are dropped.',
      ].join('\n\n'),
    },
    servers: [{ url: siteUrl }],
    tags: Object.keys(groups).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: jsonSchema(apiErrorSchema, 'output') },
      responses: errors.all,
      securitySchemes: {
        session: sessionScheme(siteUrl),
        key: KEY_SCHEME,
        gameServer: GAME_SERVER_SCHEME,
        azlink: AZLINK_SCHEME,
      },
    },
  }
}

/** Which of the schemes a call may bear; a key needs the scope that stands with it. */
function securityOf({ access, keyHeader, scope }: Endpoint): JsonObject[] {
  if (access === 'public') return []
  if (isForGameServers(access)) return [{ [keyHeader ? 'azlink' : 'gameServer']: access.split(':').slice(1) }]
  return [{ session: [] }, ...(scope ? [{ key: [scope] }] : [])]
}

const KEY_SCHEME = {
  type: 'http',
  scheme: 'bearer',
  description: [
    'A key that staff make under `/admin/keys`, for builds and other programs. It may do what its scopes name and its maker may',
    'do at that moment, where an operation offers it.',
  ].join(' '),
}

const GAME_SERVER_SCHEME = {
  type: 'http',
  scheme: 'bearer',
  description: [
    'A key of a game server, `flg_…`, that staff make on its page in the panel. What runs beside the game calls by it in the name of',
    'that game server, for what its scopes name.',
  ].join(' '),
}

const AZLINK_SCHEME = {
  type: 'apiKey',
  in: 'header',
  name: 'Azuriom-Link-Token',
  description: 'The same key of a game server, as the plugin AzLink shows it.',
}

function sessionScheme(siteUrl: string): JsonObject {
  const isSecure = siteUrl.startsWith('https:')
  return {
    type: 'apiKey',
    in: 'cookie',
    name: isSecure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE,
    description: 'The session that `POST /api/login` begins.',
  }
}

function operation(noun: string, name: string, endpoint: Endpoint, errors: JsonObject): JsonObject {
  return {
    tags: [noun],
    operationId: operationId(noun, name),
    summary: endpoint.summary,
    description: describeAccess(endpoint),
    security: securityOf(endpoint),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...parameters('header', endpoint.headers),
    ],
    ...(endpoint.body === nothing
      ? {}
      : { requestBody: { required: true, content: contentOf(endpoint.body, 'input') } }),
    responses: {
      [endpoint.status]: {
        description: describeSuccess(endpoint.reply),
        ...(endpoint.status === 204 ? {} : { content: contentOf(endpoint.reply, 'output') }),
      },
      ...describeRanges(endpoint.reply),
      ...errors,
    },
  }
}

function contentOf(
  part: z.ZodMiniType | Bytes | FileReply | SeeOther | Events,
  io: 'input' | 'output',
): Record<string, JsonObject> {
  if (!('kind' in part)) return { 'application/json': { schema: jsonSchema(part, io) } }
  if (part.kind === 'see-other') return {}
  if (part.kind === 'events') {
    const schemas = Object.values(part.kinds).map((kind) => jsonSchema(kind, io))
    return { 'text/event-stream': { schema: schemas.length === 1 ? schemas[0] : { oneOf: schemas } } }
  }
  return Object.fromEntries(
    part.types.map((type) => [
      type,
      { schema: { type: 'string', ...(type.startsWith('text/') ? {} : { format: 'binary' }) } },
    ]),
  )
}

function describeSuccess(reply: Endpoint['reply']): string {
  if (!('kind' in reply)) return 'Success'
  if (reply.kind === 'file') return 'The file'
  if (reply.kind === 'see-other') return '`Location` names the page that shows what came of it'
  return `Events named ${Object.keys(reply.kinds)
    .map((kind) => `\`${kind}\``)
    .join(', ')}`
}

/** What a stored file is answered with that is asked for in parts. */
function describeRanges(reply: Endpoint['reply']): JsonObject {
  if (!('kind' in reply && reply.kind === 'file' && reply.ranges)) return {}
  return {
    206: { description: 'The part of the file that `Range` names', content: contentOf(reply, 'output') },
    416: { description: 'The file does not reach as far as `Range` asks; nothing is sent.' },
  }
}

const CONFIRMATION = {
  always:
    'Signing in or `POST /api/profile/confirm` must be less than 15 minutes ago, else 403 `confirmation_required`.',
  sometimes:
    'Where it changes who can get at an account, signing in or `POST /api/profile/confirm` must be less than 15 minutes ago, else 403 `confirmation_required`.',
}

function describeAccess({ access, limits = [], needsConfirmation }: Endpoint): string {
  const who =
    access === 'public'
      ? 'Anyone may call.'
      : access === 'signed-in'
        ? 'Needs a session.'
        : isForGameServers(access)
          ? describeGameServer(access)
          : `Needs the permission ${[access]
              .flat()
              .map((permission) => `\`${permission}\``)
              .join(' or ')}.`
  return [
    who,
    ...(needsConfirmation ? [CONFIRMATION[needsConfirmation === true ? 'always' : 'sometimes']] : []),
    ...limits.map(
      ({ max, windowMs, by }) =>
        `At most ${max} calls in ${windowMs / 60_000} minutes by ${by.replaceAll('-', ' ')}.`,
    ),
  ].join(' ')
}

function describeGameServer(access: GameServerAccess): string {
  const [, scope] = access.split(':')
  return `Needs a key of a game server${scope ? ` for \`${scope}\`` : ''}. Bodies may have 1 MB.`
}

function parameters(place: 'path' | 'query' | 'header', schema: z.ZodMiniType): JsonObject[] {
  if (schema === nothing) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonObject>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonObject
  return rest
}
