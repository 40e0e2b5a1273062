/** Takes what agents tell of their game servers while those run: who is in the game, and that they live. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import type { RecognizePlayers } from '#server/lib/games/recognize-players.ts'
import { isoTime } from '#server/lib/iso-time.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import type { GameStatusService } from '#server/modules/games/game-status/game-status.service.ts'
import { assertOnlineNames } from '#server/modules/games/rules/assert-player-names.ts'
import { lastingUuidOf } from '#server/modules/games/rules/lasting-uuid.ts'
import { TOLD_AT_MOST_MS } from '#server/modules/games/rules/told-at-most.ts'
import type { AgentInstance, Heartbeat } from '#shared/contract/games/agents/heartbeats.ts'
import { createPlayersTogether } from './players-together.ts'
import type { AgentInstanceRow, PresenceStore, SeenPlayerRow } from './presence.store.ts'

/** How long one heartbeat counts. */
const HEARTBEAT_MS = 90_000
/** What an instance claims or says beside heartbeats is noted this coarsely. */
const NOTE_MS = 30_000
/** When a player was seen last is noted this coarsely. */
const SEEN_MS = 5 * 60_000
/** AzLink asks once a minute, all others more often. */
const POLLING_MS = 90_000
const DAY_MS = 24 * 60 * 60_000
/** Players nobody has seen for so long are forgotten. */
const SEEN_KEPT_MS = 400 * DAY_MS
/** Of one game server; Roblox runs many at once. */
const INSTANCES_MAX = 2_000
const NOTED_MAX = 10_000

type Online = Heartbeat['online']
type Heard = { instance: string; agent?: string; online?: Online }

export type PresenceService = ReturnType<typeof createPresenceService>
export function createPresenceService({
  presence,
  gameServers,
  takeTold,
  notePlaying,
  recognizePlayers,
  database,
  now,
}: {
  presence: PresenceStore
  gameServers: Pick<GameServersStore, 'find' | 'lock'>
  takeTold: GameStatusService['takeTold']
  /** Told who is in the game by each heartbeat, which counts for so long. */
  notePlaying: (
    gameServerId: number,
    players: readonly { player: string; player_folded: string; player_uuid: string | null }[],
    counts: { time: number; gapMs: number },
  ) => Promise<void>
  recognizePlayers: RecognizePlayers
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  /** When this process noted each instance. */
  const noted = new Map<string, number>()
  const countTogether = createPlayersTogether({ listOnline: presence.listOnline, readNames })

  return {
    /** What the instances of a game server tell together holds `countsMs` from the last of them. */
    beat: (
      { instance, agent, online, maxPlayers, version, tps }: Heartbeat & { agent?: string },
      gameServer: CallingGameServer,
      countsMs = HEARTBEAT_MS,
    ): Promise<{ serverTime: string }> =>
      database.transaction(async () => {
        assertOnlineNames(online, gameServer)
        if (!(await gameServers.lock(gameServer.id))) throw new AppError('not_found')
        const time = now().getTime()
        const named = namesOf(online)
        await note(gameServer, instance, {
          // Whoever tells it with a heartbeat asks for commands by the same call.
          ...(agent !== undefined && { agent, claimed_at: time }),
          counts_until: time + countsMs,
          online: JSON.stringify(online),
          players: named.size,
          max_players: maxPlayers,
          version: version ?? null,
          tps: tps ?? null,
        })
        const counting = await presence.listCounting(gameServer.id, {
          from: time,
          to: time + TOLD_AT_MOST_MS,
        })
        const players = await countTogether(gameServer.id, counting, { instance, names: [...named.keys()] })
        const most = counting.reduce((max, row) => Math.max(max, row.max_players ?? 0), maxPlayers)
        await takeTold(gameServer.id, { players, maxPlayers: most, version: version ?? '' }, countsMs)
        await noteSeen(gameServer, named)
        const playing = [...named].map(([player_folded, { name, uuid }]) => ({
          player_folded,
          player: name,
          player_uuid: lastingUuidOf(uuid),
        }))
        await notePlaying(gameServer.id, playing, { time, gapMs: countsMs })
        return { serverTime: new Date(time).toISOString() }
      }),

    /** Notes that an instance has called; where it asked for commands, whom it named as being in the game. */
    async hear({ instance, agent, online }: Heard, gameServer: CallingGameServer): Promise<void> {
      const time = now().getTime()
      const key = JSON.stringify([gameServer.id, instance])
      if (!agent && Math.abs(time - (noted.get(key) ?? Number.NEGATIVE_INFINITY)) < NOTE_MS) return
      if (noted.size >= NOTED_MAX) noted.clear()
      noted.set(key, time)
      await database.transaction(async () => {
        if (!(await gameServers.lock(gameServer.id))) return
        await note(gameServer, instance, { ...(agent && { agent }), ...(online && { claimed_at: time }) })
        await noteSeen(gameServer, namesOf(online ?? []))
      })
    },

    /** The UUIDs under which a game server last named players, by folded names. */
    async uuidsOf(gameServerId: number, players: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const seen = await presence.listSeen(gameServerId, players)
      return new Map(
        seen.flatMap((row) => (row.player_uuid === null ? [] : [[row.player_folded, row.player_uuid]])),
      )
    },

    /** Whether a player, by a folded name, is in the game as its instances tell it now. */
    async isThere(gameServerId: number, player: string): Promise<boolean> {
      const time = now().getTime()
      const counting = await presence.listCounting(gameServerId, { from: time, to: time + TOLD_AT_MOST_MS })
      const instances = counting.map(({ instance }) => instance)
      const told = await presence.listOnline(gameServerId, instances)
      return told.some(({ online }) => readNames(online).includes(player))
    },

    async listInstances(gameServerId: number): Promise<AgentInstance[]> {
      if (!(await gameServers.find(gameServerId))) throw new AppError('not_found')
      const time = now().getTime()
      const rows = await presence.listInstances(gameServerId)
      return rows.map((row) => ({
        instance: row.instance,
        keyName: row.key_name,
        agent: row.agent,
        heardAt: isoTime(row.heard_at),
        isPolling: row.claimed_at !== null && time - row.claimed_at < POLLING_MS,
        heartbeat:
          row.counts_until === null || row.counts_until <= time
            ? null
            : {
                players: row.players ?? 0,
                maxPlayers: row.max_players ?? 0,
                version: row.version,
                tps: row.tps,
              },
      }))
    },

    async forgetOld(): Promise<void> {
      const time = now().getTime()
      await presence.removeHeardBefore(time - DAY_MS)
      await presence.removeSeenBefore(time - SEEN_KEPT_MS)
    },
  }

  /** One more than a game server may have is not noted. */
  async function note(
    { id, keyName }: CallingGameServer,
    instance: string,
    change: Partial<AgentInstanceRow>,
  ): Promise<void> {
    const heard = { key_name: keyName, heard_at: now().getTime(), ...change }
    const key = { game_server_id: id, instance }
    if (await presence.update(key, heard)) return
    if ((await presence.countInstances(id)) < INSTANCES_MAX) await presence.insert({ ...key, ...heard })
  }

  async function noteSeen(
    { id: gameServerId, type }: CallingGameServer,
    named: ReturnType<typeof namesOf>,
  ): Promise<void> {
    const time = now().getTime()
    const known = new Map(
      (await presence.listSeen(gameServerId, [...named.keys()])).map((row) => [row.player_folded, row]),
    )
    const rows: SeenPlayerRow[] = []
    for (const [folded, { name, uuid }] of named) {
      const before = known.get(folded)
      const player_uuid = uuid?.toLowerCase() ?? before?.player_uuid ?? null
      const isSame = before?.player === name && before.player_uuid === player_uuid
      if (isSame && Math.abs(time - before.seen_at) < SEEN_MS) continue
      rows.push({
        game_server_id: gameServerId,
        player_folded: folded,
        player: name,
        player_uuid,
        seen_at: time,
      })
    }
    await presence.saveSeen(rows)
    // Whoever comes under a name that is an account's is told from its player at once.
    const called = rows.flatMap(({ player_folded, player_uuid }) => {
      const lasting = lastingUuidOf(player_uuid)
      const isNew = lasting !== null && player_uuid !== known.get(player_folded)?.player_uuid
      return isNew ? [{ player_folded, player_uuid: lasting, user_id: null }] : []
    })
    await recognizePlayers(type, called)
  }
}

/** Each once, however it is spelled. */
const namesOf = (online: Online) => new Map(online.map((player) => [foldForSearch(player.name), player]))

/** Folded, of what is kept of an instance. */
const readNames = (online: string | null) => [...namesOf(JSON.parse(online ?? '[]') as Online).keys()]
