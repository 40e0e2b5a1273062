/** The OpenAPI 3.1 document of the whole API, made of the contract. */
import * as z from 'zod/mini'
import { ERROR_CODES, STATUS_BY_ERROR_CODE } from '#shared/constants/error-codes.ts'
import { DEFAULT_API_LANGUAGE } from '#shared/constants/languages.ts'
import { type Endpoint, nothing } from '#shared/contract/endpoint.ts'
import { apiErrorSchema } from '#shared/contract/errors.ts'
import type { Bytes, Events, FileReply } from '#shared/contract/forms.ts'
import { errorTexts } from '#shared/texts/error-texts.ts'

type JsonObject = Record<string, unknown>

/** @param endpoints the contract, noun by noun */
export function createOpenApi(
  endpoints: Record<string, Record<string, Endpoint>>,
  siteUrl: string,
): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const [noun, group] of Object.entries(endpoints))
    for (const [name, endpoint] of Object.entries(group)) {
      const path = `${endpoint.base}${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(noun, name, endpoint) }
    }
  return {
    openapi: '3.1.0',
    info: {
      title: `API of ${new URL(siteUrl).host}`,
      version: '1',
      description: [
        'Sign in with `POST /api/login`; the session travels in the `session` cookie.',
        'Messages follow `Accept-Language` (ru or en); English when it is absent.',
        'Errors carry `{ message, code, fields? }`. Fields that are not documented are dropped.',
      ].join('\n\n'),
    },
    servers: [{ url: siteUrl }],
    tags: Object.keys(endpoints).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: jsonSchema(apiErrorSchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  }
}

function operation(noun: string, name: string, endpoint: Endpoint): JsonObject {
  return {
    tags: [noun],
    operationId: `${noun.replaceAll(' ', '-')}.${name}`,
    summary: endpoint.summary,
    description: describeAccess(endpoint),
    ...(endpoint.access === 'public' ? {} : { security: [{ session: [] }] }),
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
      default: errorReply(),
    },
  }
}

function contentOf(
  part: z.ZodMiniType | Bytes | FileReply | Events,
  io: 'input' | 'output',
): Record<string, JsonObject> {
  if (!('kind' in part)) return { 'application/json': { schema: jsonSchema(part, io) } }
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
  if (reply.kind === 'events')
    return `Events named ${Object.keys(reply.kinds)
      .map((kind) => `\`${kind}\``)
      .join(', ')}`
  return reply.ranges ? 'The file, or the part of it that `Range` names (206)' : 'Success'
}

function errorReply(): JsonObject {
  const lines = ERROR_CODES.map(
    (code) => `${STATUS_BY_ERROR_CODE[code]} \`${code}\`: ${errorTexts[DEFAULT_API_LANGUAGE][code]}`,
  )
  return {
    description: lines.join('\n\n'),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
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
