/** What agents beside game servers ask and tell. Their key says which game server it is. */
import * as z from 'zod/mini'
import { AGENT_PROTOCOL, JOBS_AT_ONCE, ONLINE_MAX, REPORTS_AT_ONCE } from '#shared/constants/games/agents.ts'
import { DELIVERY_REASON_MAX, DELIVERY_STATES } from '#shared/constants/games/deliveries.ts'
import { GAMES } from '#shared/constants/games/games.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { lineSchema } from '#shared/contract/fields.ts'

/** Chosen by the agent, and the same as long as its journal is. */
export const instanceSchema = lineSchema(100)

export const helloSchema = z.object({
  instance: instanceSchema,
  agent: z.object({ name: lineSchema(60), version: lineSchema(40) }),
})
export type Hello = z.output<typeof helloSchema>

/** Of a player as some game has it: of Minecraft, where players of Bedrock have the prefix of the game server, or of Roblox. */
export const gameNameSchema = z
  .string()
  .check(z.regex(/^(?:(?=.{3,16}$)[\w.*+!#$=-]*\w|\w{3,20})$/, 'playerName'))

export const playerUuidSchema = z.optional(z.nullable(z.guid('playerUuid')))

export const onlineSchema = z
  .array(z.object({ name: gameNameSchema, uuid: playerUuidSchema }))
  .check(z.maxLength(ONLINE_MAX))

export const claimSchema = z.object({
  instance: instanceSchema,
  /** Who is in the game now. */
  online: onlineSchema,
  /** How many the agent can run in half a lease. */
  capacity: z.int().check(z.minimum(1), z.maximum(JOBS_AT_ONCE)),
  /** How long it waits where there is nothing; absent, it is answered at once. */
  waitSeconds: z.optional(z.int().check(z.minimum(0), z.maximum(50))),
})
export type Claim = z.output<typeof claimSchema>

export const heldSchema = z.object({ instance: instanceSchema })
export type Held = z.output<typeof heldSchema>

export const jobSchema = z.object({
  id: z.uuid(),
  /** Counts from 1; told again in the report. */
  attempt: z.int(),
  kind: z.literal('command'),
  command: z.string(),
  player: z.object({ name: z.string(), uuid: z.nullable(z.string()) }),
  requires: z.object({ online: z.boolean(), freeSlots: z.int() }),
  /** Whether it does no harm when it is run twice. */
  idempotent: z.boolean(),
  /** After it nothing is begun. */
  leaseUntil: z.iso.datetime(),
})
export type Job = z.output<typeof jobSchema>

/** What a game or an agent said, without what cannot be kept, and cut. */
const saidSchema = (max: number) =>
  z.pipe(
    z.string(),
    z.transform((text: string) => text.slice(0, max).replaceAll(/[\0\p{Surrogate}]/gu, '')),
  )

export const reportSchema = z.object({
  id: z.guid(),
  attempt: z.int().check(z.minimum(1), z.maximum(2_000_000_000)),
  outcome: z.enum(['done', 'failed', 'unknown', 'not_run']),
  reason: z.optional(z.nullable(saidSchema(DELIVERY_REASON_MAX))),
  /** Judged as far as it came; its first 4,000 characters are kept. */
  output: z.optional(z.nullable(saidSchema(1_000_000))),
  /** When it was run, by the clock of the game: it decides nothing. */
  at: z.string().check(z.maxLength(60)),
})
export type Report = z.output<typeof reportSchema>

export const reportsSchema = z.object({
  instance: instanceSchema,
  reports: z.array(reportSchema).check(z.maxLength(REPORTS_AT_ONCE)),
})
export type Reports = z.output<typeof reportsSchema>

const reportResultSchema = z.object({
  id: z.guid(),
  /** As it is; null for one that is another's, or that there is not. */
  state: z.nullable(z.enum(DELIVERY_STATES)),
  /** Whether this report changed it. */
  accepted: z.boolean(),
})
export type ReportResult = z.output<typeof reportResultSchema>

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
      gameServer: z.object({ id: z.int(), name: z.string(), type: z.enum(GAMES) }),
      /** How long an agent has what it claims. */
      leaseSeconds: z.int(),
      /** How often it asks for more. */
      pollSeconds: z.int(),
    }),
  }),
  claim: endpoint({
    method: 'POST',
    path: '/game/v1/claim',
    summary:
      'Hands commands to this instance, each to one, until its lease ends. Waits up to `waitSeconds` until there is one; without them it answers at once.',
    access: 'game-server:deliver',
    isAlwaysOpen: true,
    body: claimSchema,
    reply: z.object({ serverTime: z.iso.datetime(), jobs: z.array(jobSchema) }),
  }),
  held: endpoint({
    method: 'POST',
    path: '/game/v1/held',
    summary:
      'What this instance holds and has not reported, with what its ended leases put in doubt: the same attempts, leased anew. For agents with a journal, after a start and after a claim whose answer they did not get.',
    access: 'game-server:deliver',
    isAlwaysOpen: true,
    body: heldSchema,
    reply: z.object({ serverTime: z.iso.datetime(), jobs: z.array(jobSchema) }),
  }),
  report: endpoint({
    method: 'POST',
    path: '/game/v1/report',
    summary:
      'Tells what became of commands that this instance claimed, 1,000 at most; repeating a report changes nothing.',
    access: 'game-server:deliver',
    isAlwaysOpen: true,
    body: reportsSchema,
    reply: z.object({ results: z.array(reportResultSchema) }),
  }),
}
