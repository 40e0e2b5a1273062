/** The OpenAPI 3.1 document of the whole API, made of the contract. */
import * as z from 'zod/mini'
import { DEFAULT_API_LANGUAGE } from '#shared/constants/languages.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { nothing } from '#shared/contract/endpoint.ts'
import { apiErrorSchema, ERROR_CODES, STATUS_BY_ERROR_CODE } from '#shared/contract/errors.ts'
import { GAME_SERVER_EVENTS_PATH, gameServerEventSchema } from '#shared/contract/games/game-servers.ts'
import {
  LAUNCHER_UPLOAD_PATH,
  launcherUploadSchema,
  uploadKeySchema,
} from '#shared/contract/games/launcher.ts'
import {
  IMAGE_UPLOAD_PATH,
  IMAGE_UPLOAD_TYPES,
  uploadedImageSchema,
} from '#shared/contract/platform/images.ts'
import { errorTexts } from '#shared/texts/error-texts.ts'

type JsonObject = Record<string, unknown>

/** The calls that carry a stream or the bytes of a file, and so have no place among the endpoints. */
function pathsWithoutJson(): Record<string, JsonObject> {
  return {
    [GAME_SERVER_EVENTS_PATH]: {
      get: {
        tags: ['game servers'],
        operationId: 'game-servers.events',
        summary: 'The states of the game servers as server-sent events: each once, then as it changes.',
        parameters: [],
        responses: {
          200: {
            description: 'Events named `status`',
            content: { 'text/event-stream': { schema: jsonSchema(gameServerEventSchema, 'output') } },
          },
          default: errorReply(),
        },
      },
    },
    [IMAGE_UPLOAD_PATH]: {
      post: {
        tags: ['news'],
        operationId: 'news.uploadImage',
        summary: 'Stores a picture anew as WebP; the body is the file itself.',
        description: 'Needs the permission `manage_news`.',
        security: [{ session: [] }],
        parameters: [],
        requestBody: {
          required: true,
          content: Object.fromEntries(
            IMAGE_UPLOAD_TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
          ),
        },
        responses: {
          201: { description: 'Success', content: jsonContent(uploadedImageSchema) },
          default: errorReply(),
        },
      },
    },
    [`${LAUNCHER_UPLOAD_PATH}{key}`]: {
      get: launcherUpload('findUpload', 'How much of an upload has arrived.'),
      put: {
        ...launcherUpload(
          'upload',
          'Uploads a launcher file: whole, or the piece that `Content-Range` names. Pieces come in order; one may repeat what arrived.',
          [{ name: 'Content-Range', in: 'header', required: false, schema: { type: 'string' } }],
        ),
        requestBody: {
          required: true,
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
      },
    },
  }
}

function launcherUpload(name: string, summary: string, headers: JsonObject[] = []): JsonObject {
  return {
    tags: ['launcher'],
    operationId: `launcher.${name}`,
    summary,
    description: 'Needs the permission `manage_launcher`. The caller chooses the key.',
    security: [{ session: [] }],
    parameters: [
      { name: 'key', in: 'path', required: true, schema: jsonSchema(uploadKeySchema, 'input') },
      ...headers,
    ],
    responses: {
      200: { description: 'Success', content: jsonContent(launcherUploadSchema) },
      default: errorReply(),
    },
  }
}

/** @param endpoints the contract, noun by noun */
export function createOpenApi(
  endpoints: Record<string, Record<string, Endpoint>>,
  site: { name: string; url: string },
): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const [noun, group] of Object.entries(endpoints))
    for (const [name, endpoint] of Object.entries(group)) {
      const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(noun, name, endpoint) }
    }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: '1',
      description: [
        'Sign in with `POST /api/login`; the session travels in the `session` cookie.',
        'Messages follow `Accept-Language` (ru or en); English when it is absent.',
        'Errors carry `{ message, code, fields? }`. Fields that are not documented are dropped.',
      ].join('\n\n'),
    },
    servers: [{ url: site.url }],
    tags: Object.keys(endpoints).map((name) => ({ name })),
    paths: { ...paths, ...pathsWithoutJson() },
    components: {
      schemas: { Error: jsonSchema(apiErrorSchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  }
}

function operation(noun: string, name: string, endpoint: Endpoint): JsonObject {
  const hasBody = endpoint.body !== nothing
  return {
    tags: [noun],
    operationId: `${noun.replaceAll(' ', '-')}.${name}`,
    summary: endpoint.summary,
    description: describeAccess(endpoint),
    ...(endpoint.access === 'public' ? {} : { security: [{ session: [] }] }),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...(hasBody
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [endpoint.status]: {
        description: 'Success',
        ...(endpoint.status === 204
          ? {}
          : { content: endpoint.file ? fileContent(endpoint.file) : jsonContent(endpoint.reply) }),
      },
      default: errorReply(),
    },
  }
}

function jsonContent(reply: z.ZodMiniType): JsonObject {
  return { 'application/json': { schema: jsonSchema(reply, 'output') } }
}

function fileContent(mediaType: string): JsonObject {
  return { [mediaType]: { schema: { type: 'string' } } }
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

function describeAccess({ access, limits = [] }: Endpoint): string {
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
    ...limits.map(
      ({ max, windowMs, by }) =>
        `At most ${max} calls in ${windowMs / 60_000} minutes by ${by.replaceAll('-', ' ')}.`,
    ),
  ].join(' ')
}

function parameters(place: 'path' | 'query', schema: z.ZodMiniType): JsonObject[] {
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
