/** What agents beside game servers ask and tell. Their key says which game server it is. */
import * as z from 'zod/mini'
import { AGENT_PROTOCOL } from '#shared/constants/games/agents.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { lineSchema } from '#shared/contract/fields.ts'

/** Chosen by the agent, and the same as long as its journal is. */
const instanceSchema = lineSchema(100)

export const helloSchema = z.object({
  instance: instanceSchema,
  agent: z.object({ name: lineSchema(60), version: lineSchema(40) }),
})
export type Hello = z.output<typeof helloSchema>

export const bridgeEndpoints = {
  hello: endpoint({
    method: 'POST',
    path: '/game/v1/hello',
    summary: 'Tells an agent which game server it speaks for, what time it is here, and how to go on.',
    access: 'game-server',
    isAlwaysOpen: true,
    body: helloSchema,
    reply: z.object({
      protocol: z.literal(AGENT_PROTOCOL),
      serverTime: z.iso.datetime(),
      gameServer: z.object({ id: z.int(), name: z.string(), type: z.enum(['minecraft', 'roblox']) }),
      /** How long an agent has what it claims. */
      leaseSeconds: z.int(),
      /** How often it asks for more. */
      pollSeconds: z.int(),
    }),
  }),
}
