/** Keys of game servers: they belong to their game server and to nobody of the staff. */
import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import { isoTime, isoTimeOrNull } from '#server/lib/iso-time.ts'
import { createNetworkList } from '#server/lib/net/networks.ts'
import { createToken } from '#server/lib/random-token.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import type { PresenceService } from '#server/modules/games/presence/presence.service.ts'
import type { Actor, AuditService } from '#server/modules/platform/audit/audit.service.ts'
import {
  AGENT_KEY_PREFIX,
  AGENT_KEYS_MAX,
  AGENT_PROTOCOL,
  AGENT_SCOPES,
  type AgentScope,
  LEASE_SECONDS,
  POLL_SECONDS,
} from '#shared/constants/games/agents.ts'
import { BEDROCK_PREFIX } from '#shared/constants/games/game-names.ts'
import { agentKeyAudit } from '#shared/contract/games/agents/agent-keys.audit.texts.ts'
import type { AgentKey, AgentKeyDraft } from '#shared/contract/games/agents/agent-keys.ts'
import type { Hello } from '#shared/contract/games/bridge.ts'
import type { AgentKeyRow, AgentKeysStore } from './agent-keys.store.ts'

/** The last use is written down this coarsely. */
const TOUCH_INTERVAL_MS = 60_000

export type AgentKeysService = ReturnType<typeof createAgentKeysService>
export function createAgentKeysService({
  keys,
  gameServers,
  endWaiting,
  hear,
  audit,
  database,
  now,
}: {
  keys: AgentKeysStore
  gameServers: Pick<GameServersStore, 'find' | 'lock'>
  /** Ends what calls with a key wait for. */
  endWaiting: (keyId: number) => void
  hear: PresenceService['hear']
  audit: Pick<AuditService, 'of'>
  database: Pick<Database, 'transaction' | 'afterCommit'>
  now: () => Date
}) {
  const record = audit.of(agentKeyAudit, ({ name, scopes, ...row }: AgentKeyRow & Named) => ({
    name,
    gameServer: row.game_server,
    scopes: scopesOf(scopes),
    landcoinsCeiling: row.landcoins_ceiling,
    networks: networksOf(row),
  }))

  async function noteRefusal(
    { id, refused_at, refused_from }: Pick<AgentKeyRow, 'id' | 'refused_at' | 'refused_from'>,
    refusal: { at: number; from: string },
  ): Promise<void> {
    const isNoted =
      refused_from === refusal.from && Math.abs(refusal.at - (refused_at ?? 0)) < TOUCH_INTERVAL_MS
    if (!isNoted) await keys.noteRefusal(id, refusal)
  }

  return {
    /** @throws {AppError} `bad_key`: whoever shows a key from elsewhere is not told that it is right */
    async authenticate(key: string, address: string): Promise<CallingGameServer> {
      const found = await keys.findByHash(hashKey(key))
      if (!found) throw new AppError('bad_key')
      const time = now().getTime()
      if (!isWithin(address, networksOf(found))) {
        await noteRefusal(found, { at: time, from: address })
        throw new AppError('bad_key')
      }
      if (found.used_at === null || Math.abs(time - found.used_at) >= TOUCH_INTERVAL_MS)
        await keys.noteUse(found.id, time)
      return {
        id: found.game_server_id,
        name: found.name_server,
        type: found.type,
        bedrockPrefix: found.bedrock_prefix ?? BEDROCK_PREFIX,
        keyId: found.id,
        keyName: found.name,
        scopes: scopesOf(found.scopes),
      }
    },

    async hello({ instance, agent }: Hello, gameServer: CallingGameServer) {
      const program = `${agent.name} ${agent.version}`
      await keys.noteAgent(gameServer.keyId, program)
      await hear({ instance, agent: program }, gameServer)
      const { id, name, type } = gameServer
      return {
        protocol: AGENT_PROTOCOL,
        serverTime: now().toISOString(),
        gameServer: { id, name, type },
        leaseSeconds: LEASE_SECONDS,
        pollSeconds: POLL_SECONDS,
      } as const
    },

    async list(gameServerId: number): Promise<AgentKey[]> {
      if (!(await gameServers.find(gameServerId))) throw new AppError('not_found')
      return (await keys.listOf(gameServerId)).map((row) => ({
        id: row.id,
        name: row.name,
        scopes: scopesOf(row.scopes),
        landcoinsCeiling: row.landcoins_ceiling === null ? null : Number(row.landcoins_ceiling),
        networks: networksOf(row),
        refused:
          row.refused_at === null ? null : { at: isoTime(row.refused_at), from: row.refused_from ?? '' },
        createdAt: isoTime(row.created_at),
        lastUsedAt: isoTimeOrNull(row.used_at),
        agent: row.agent,
      }))
    },

    /** Its text is told this once; of it a hash is kept. */
    create: (
      gameServerId: number,
      draft: AgentKeyDraft,
      actor: CurrentUser,
    ): Promise<{ id: number; key: string }> =>
      database.transaction(async () => {
        const gameServer = await gameServers.lock(gameServerId)
        if (!gameServer) throw new AppError('not_found')
        const isForMoney = draft.scopes.includes('economy')
        if (isForMoney && !actor.permissions.includes('manage_balances')) throw new AppError('not_allowed')
        if ((await keys.listOf(gameServerId)).length >= AGENT_KEYS_MAX) throw new AppError('too_many_keys')
        const secret = createToken()
        const row = await keys.insert({
          game_server_id: gameServerId,
          name: draft.name,
          scopes: JSON.stringify([...new Set(draft.scopes)]),
          landcoins_ceiling: isForMoney ? (draft.landcoinsCeiling ?? null) : null,
          networks: draft.networks?.length ? JSON.stringify([...new Set(draft.networks)]) : null,
          created_at: now().getTime(),
          hashOf: (id) => hashKey(keyOf(id, secret)),
        })
        await record('create', actor, null, { ...row, game_server: gameServer.name_server })
        return { id: row.id, key: keyOf(row.id, secret) }
      }),

    remove: (gameServerId: number, id: number, actor: Actor): Promise<void> =>
      database.transaction(async () => {
        const gameServer = await gameServers.find(gameServerId)
        const row = await keys.find(gameServerId, id)
        if (!gameServer || !row || !(await keys.remove(id))) throw new AppError('not_found')
        database.afterCommit(() => endWaiting(id))
        await record('delete', actor, { ...row, game_server: gameServer.name_server }, null)
      }),
  }
}
type Named = { game_server: string }

const keyOf = (id: number, secret: string) => `${AGENT_KEY_PREFIX}_${id}_${secret}`
const hashKey = (key: string) => createHash('sha256').update(key).digest('hex')

const networksOf = ({ networks }: Pick<AgentKeyRow, 'networks'>): string[] =>
  networks === null ? [] : (JSON.parse(networks) as string[])

/** Whether an address lies in one of these; in none: from everywhere. */
function isWithin(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true
  return createNetworkList(networks).check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** What it was made for, as far as that exists still. */
const scopesOf = (scopes: string) =>
  (JSON.parse(scopes) as string[]).filter((scope): scope is AgentScope =>
    (AGENT_SCOPES as readonly string[]).includes(scope),
  )
