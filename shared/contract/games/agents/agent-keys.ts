/** Keys by which what runs beside a game server calls in its name; staff make and end them. */
import * as z from 'zod/mini'
import {
  AGENT_KEY_NAME_MAX,
  AGENT_NETWORKS_MAX,
  AGENT_SCOPES,
  LANDCOINS_CEILING_MAX,
} from '#shared/constants/games/agents.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { lineSchema } from '#shared/contract/fields.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key

/** An address, or a network in CIDR notation. */
const networkSchema = z.string().check(
  z.trim(),
  z.maxLength(50, say('networkInvalid')),
  z.refine((text) => FORMS.some((form) => form.safeParse(text).success), say('networkInvalid')),
)
const FORMS = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]

export const agentKeyDraftSchema = z
  .object({
    name: lineSchema(AGENT_KEY_NAME_MAX),
    scopes: z.array(z.enum(AGENT_SCOPES)).check(z.minLength(1, 'required'), z.maxLength(AGENT_SCOPES.length)),
    /** How many LandCoins it gives and takes in 24 hours together; needed with the scope `economy`, and for nothing else. */
    landcoinsCeiling: z.optional(
      z
        .int('wholeNumber')
        .check(z.minimum(1, 'outOfBounds'), z.maximum(LANDCOINS_CEILING_MAX, 'outOfBounds')),
    ),
    /** From where it may be used; without any from everywhere. */
    networks: z.optional(
      z.array(networkSchema).check(z.maxLength(AGENT_NETWORKS_MAX, say('networksTooMany'))),
    ),
  })
  .check(
    z.refine(
      ({ scopes, landcoinsCeiling }) => !scopes.includes('economy') || landcoinsCeiling !== undefined,
      {
        error: 'required',
        path: ['landcoinsCeiling'],
      },
    ),
  )
export type AgentKeyDraft = z.output<typeof agentKeyDraftSchema>

export const agentKeySchema = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(z.enum(AGENT_SCOPES)),
  /** Null where it is not for LandCoins. */
  landcoinsCeiling: z.nullable(z.int()),
  /** From where it may be used; empty where from everywhere. */
  networks: z.array(z.string()),
  /** When and from where it was last shown outside of them. */
  refused: z.nullable(z.object({ at: z.iso.datetime(), from: z.string() })),
  createdAt: z.iso.datetime(),
  /** To a minute; null as long as nobody used it. */
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** What the program that last said hello calls itself, with its version. */
  agent: z.nullable(z.string()),
})
export type AgentKey = z.infer<typeof agentKeySchema>

export const agentKeyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/servers/:id/keys',
    summary: 'Keys of a game server, the newest first.',
    access: 'manage_game_servers',
    params: idParams,
    reply: z.array(agentKeySchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/servers/:id/keys',
    summary:
      'Makes a key of a game server; `key` is told this once. With the scope `economy` it takes `manage_balances` as well.',
    access: 'manage_game_servers',
    needsConfirmation: true,
    status: 201,
    errors: ['too_many_keys'],
    params: idParams,
    body: agentKeyDraftSchema,
    reply: z.object({ id: z.int(), key: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/servers/:id/keys/:key',
    summary: 'Ends a key of a game server at once.',
    access: 'manage_game_servers',
    needsConfirmation: true,
    status: 204,
    params: z.extend(idParams, { key: idParams.shape.id }),
    reply: noContent,
  }),
}
