/** What agents tell of their game servers while those run, and which agents there are. */
import * as z from 'zod/mini'
import { PLAYERS_MAX, TPS_MAX } from '#shared/constants/game-servers.ts'
import { endpoint, idParams } from '#shared/contract/endpoint.ts'
import { lineSchema } from '#shared/contract/fields.ts'
import { instanceSchema, onlineSchema } from '#shared/contract/games/bridge.ts'

export const heartbeatSchema = z.object({
  instance: instanceSchema,
  /** Who is in the game now. */
  online: onlineSchema,
  maxPlayers: z.int().check(z.minimum(0), z.maximum(PLAYERS_MAX)),
  version: z.optional(z.nullable(lineSchema(100))),
  /** Ticks the game makes in a second. */
  tps: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(TPS_MAX)))),
})
export type Heartbeat = z.output<typeof heartbeatSchema>

export const agentInstanceSchema = z.object({
  instance: z.string(),
  /** Of the key it called with last, which may be ended. */
  keyName: z.string(),
  /** What its program calls itself, with its version. */
  agent: z.nullable(z.string()),
  heardAt: z.iso.datetime(),
  /** It asks for commands now. */
  isPolling: z.boolean(),
  /** Its last, as long as it counts. */
  heartbeat: z.nullable(
    z.object({
      players: z.int(),
      maxPlayers: z.int(),
      version: z.nullable(z.string()),
      tps: z.nullable(z.number()),
    }),
  ),
})
export type AgentInstance = z.infer<typeof agentInstanceSchema>

export const heartbeatEndpoints = {
  beat: endpoint({
    method: 'POST',
    path: '/game/v1/heartbeat',
    summary:
      'Tells who is in the game now. Within a second it is the state of the game server: the players its instances named in the last 90 seconds, each once; 90 seconds after the last the site asks the game server itself again.',
    access: 'game-server:report',
    isAlwaysOpen: true,
    errors: ['not_found'],
    body: heartbeatSchema,
    reply: z.object({ serverTime: z.iso.datetime() }),
  }),
  listInstances: endpoint({
    method: 'GET',
    path: '/admin/servers/:id/agents',
    summary: 'The programs that have called for a game server in the last day, the last heard first.',
    access: 'manage_game_servers',
    params: idParams,
    reply: z.array(agentInstanceSchema),
  }),
}
