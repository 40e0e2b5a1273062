/** How the game servers are at this moment: no more than every page of the site needs of them. */
import * as z from 'zod/mini'
import { GAME_SERVER_MODES, GAME_SERVER_STATES, GAME_SERVER_TYPES } from '#shared/constants/game-servers.ts'
import { endpoint, idParams } from '#shared/contract/endpoint.ts'
import { events } from '#shared/contract/forms.ts'

export const gameServerStatusSchema = z.object({
  online: z.boolean(),
  players: z.int(),
  maxPlayers: z.int(),
  state: z.enum(GAME_SERVER_STATES),
  /** How long the answer took; null where the protocol does not tell. */
  latencyMs: z.nullable(z.int()),
  /** What the server says of its version, and of itself. Empty where it says nothing. */
  version: z.string(),
  motd: z.string(),
  /** When the server was last asked; null when it never was. */
  checkedAt: z.nullable(z.iso.datetime()),
  /** When the figures were true: the time of the last answer. */
  answeredAt: z.nullable(z.iso.datetime()),
})
export type GameServerStatus = z.infer<typeof gameServerStatusSchema>

const gameServerEventSchema = z.object({ id: z.int(), status: gameServerStatusSchema })
export type GameServerEvent = z.infer<typeof gameServerEventSchema>

/** A game server in a line: where it is, how it is and who is on it. */
export const gameServerGlanceSchema = z.object({
  id: z.int(),
  name_server: z.string(),
  type: z.enum(GAME_SERVER_TYPES),
  /** `host:port` of a Minecraft server, or the https address of a Roblox game page. */
  ip: z.string(),
  /** The modes of play that have it on their page. */
  modes: z.array(z.enum(GAME_SERVER_MODES)),
  state: z.enum(GAME_SERVER_STATES),
  /** Counted while it is online. */
  players: z.int(),
  /** Places, as the server tells them; of a Roblox game those of one instance among many. */
  maxPlayers: z.int(),
})
export type GameServerGlance = z.infer<typeof gameServerGlanceSchema>

export const gameStatusEndpoints = {
  glances: endpoint({
    method: 'GET',
    path: '/servers/glances',
    summary:
      'The game servers in a line each, in their order: where they are, how they are and who is on them.',
    access: 'public',
    isAlwaysOpen: true,
    topic: 'game-servers',
    reply: z.array(gameServerGlanceSchema),
  }),
  status: endpoint({
    method: 'GET',
    path: '/servers/:id/status',
    summary: 'Whether a game server is up and who is on it; `unknown` when it could not be asked.',
    access: 'public',
    params: idParams,
    reply: gameServerStatusSchema,
  }),
  events: endpoint({
    method: 'GET',
    path: '/servers/events',
    summary: 'The states of the game servers as server-sent events: each once, then as it changes.',
    access: 'public',
    errors: ['too_many_requests'],
    isAlwaysOpen: true,
    reply: events({ status: gameServerEventSchema }),
  }),
}
