/** Speaks with the plugin AzLink: it asks each minute, runs what the answer holds, and by receipts tells that it did. */

import type { Database } from '#server/db/database.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import { uuidV7 } from '#server/lib/ids/uuid-v7.ts'
import type { WholeClaims, WholeJob } from '#server/modules/games/deliveries/whole-claims.ts'
import type { PresenceService } from '#server/modules/games/presence/presence.service.ts'
import { PLAYERS_MAX, TPS_MAX } from '#shared/constants/game-servers.ts'
import {
  AZLINK_JOBS_MAX,
  AZLINK_JOBS_ONCE_MAX,
  AZLINK_LEASE_SECONDS,
} from '#shared/constants/games/azlink.ts'
import type { AzlinkAnswer, AzlinkPoll } from '#shared/contract/games/azlink/azlink.ts'
import { isMinecraftName } from '#shared/contract/games/game-commands.ts'
import { answerOf, askingAnswer, commandsOf, emptyAnswer, placeJobs, randomNumber } from './answer.ts'
import type { AzlinkStore, PluginRow } from './azlink.store.ts'
import type { AzlinkMoney } from './money.ts'
import { gameOf, instanceOf, isProxyPlatform, tellerOf } from './names.ts'
import type { AzlinkReceipts } from './receipts.ts'
import { withPoll } from './recent-polls.ts'

const LEASE_MS = AZLINK_LEASE_SECONDS * 1_000
/** The plugin waits 5 seconds for an answer; one that cannot begin in time hands out nothing. */
const ANSWER_MS = 3_000

/** Whether it tells what it ran has still to be seen. */
const UNPROVEN = { asked_number: null, asked_at: null, proven_at: null }
const NOTHING_TOLD = { told: 0, has_more: 0 }

/** What a call tells beside its body. */
export type PollCall = {
  /** From where it comes. */
  address: string
  /** When it came, by `performance.now()`. */
  arrivedAt: number
  gone: AbortSignal
  onSent: (then: () => void) => void
}

export type AzlinkService = ReturnType<typeof createAzlinkService>
export function createAzlinkService({
  azlink,
  receipts,
  presence,
  wholeClaims,
  takeBack,
  listUsers,
  database,
  onLost,
  now,
}: {
  azlink: AzlinkStore
  receipts: AzlinkReceipts
  presence: Pick<PresenceService, 'beat'>
  wholeClaims: WholeClaims
  takeBack: (rows: readonly WholeJob['row'][]) => Promise<void>
  listUsers: AzlinkMoney['listUsers']
  database: Pick<Database, 'transaction'>
  /** Told when what nobody got could not be taken back: its lease ends by itself. */
  onLost: (error: unknown) => void
  now: () => Date
}) {
  /** Notes what a poll tells; what begins anew, or in another version, has to show once more that it tells what it ran. */
  async function hear(
    poll: AzlinkPoll,
    { id, keyId }: CallingGameServer,
    { from, wokenAt }: { from: string; wokenAt: number | null },
  ): Promise<PluginRow> {
    const before = await azlink.findPlugin(keyId)
    const at = now().getTime()
    const isSame = before?.plugin_version === poll.version
    const { system, worlds } = poll
    const heard = {
      plugin_version: poll.version,
      platform_type: poll.platform.type,
      platform: `${poll.platform.name} ${poll.platform.version}`.trim(),
      polled_at: at,
      recent_polls: withPoll(before?.recent_polls ?? null, { at, from }, wokenAt),
      ...(!isSame && UNPROVEN),
      ...((system || worlds) && { load: JSON.stringify({ system, worlds }) }),
    }
    const key = { agent_key_id: keyId, game_server_id: id }
    await azlink.savePlugin(key, heard)
    return { greeted_at: null, ...UNPROVEN, load: null, ...NOTHING_TOLD, ...before, ...key, ...heard }
  }

  /** A receipt without a command, the same until it comes back. */
  async function ask(plugin: PluginRow): Promise<AzlinkAnswer> {
    const number = plugin.asked_number ?? randomNumber()
    const isNew = plugin.asked_number === null
    await azlink.savePlugin(plugin, {
      ...NOTHING_TOLD,
      ...(isNew && { asked_number: number, asked_at: now().getTime() }),
    })
    return askingAnswer(number)
  }

  async function hand(
    online: readonly { name: string; uuid: string }[],
    plugin: PluginRow,
    { isProxy, withReceipts }: { isProxy: boolean; withReceipts: boolean },
  ) {
    const { agent_key_id: keyId, game_server_id: gameServerId } = plugin
    return database.transaction(async () => {
      const instance = instanceOf(keyId)
      const jobs = await wholeClaims.claim({
        gameServerId,
        instance,
        online,
        leaseMs: LEASE_MS,
        capacity: AZLINK_JOBS_MAX,
        once: AZLINK_JOBS_ONCE_MAX,
        isOnePerPlayer: isProxy,
      })
      const time = now().getTime()
      const answerId = uuidV7(time)
      const placed = placeJobs(jobs)
      await azlink.insertReceipts(
        placed.map(({ job: { row }, number, list, place }) => ({
          game_server_id: gameServerId,
          number,
          delivery: row.uuid,
          attempt: row.attempt,
          instance,
          answer: answerId,
          list,
          place,
          created_at: time,
        })),
      )
      const once = jobs.filter(({ row }) => row.is_idempotent === 0).length
      const hasMore = jobs.length >= AZLINK_JOBS_MAX || once >= AZLINK_JOBS_ONCE_MAX || (isProxy && once > 0)
      await azlink.savePlugin(plugin, { told: jobs.length, has_more: hasMore ? 1 : 0 })
      const answer = answerOf(commandsOf(placed, withReceipts), hasMore)
      return { answer, answerId, rows: jobs.map(({ row }) => row) }
    })
  }

  async function work(
    poll: AzlinkPoll,
    gameServer: CallingGameServer,
    { address, gone, onSent }: PollCall,
    isLate: () => boolean,
  ): Promise<AzlinkAnswer> {
    // Whoever is called as nobody can be is in the game, and nothing is for them.
    const online = poll.players.filter(({ name }) => isMinecraftName(name, gameServer.bedrockPrefix))
    const settings = await azlink.findSettings(gameServer.id)
    const plugin = await hear(poll, gameServer, { from: address, wokenAt: settings?.woken_at ?? null })
    await presence.beat(
      {
        instance: tellerOf(gameServer.keyId, address),
        agent: `AzLink ${poll.version}`,
        online,
        maxPlayers: clamp(poll.maxPlayers, PLAYERS_MAX),
        version: gameOf(poll.platform).slice(0, 100) || null,
        tps: poll.worlds?.tps === undefined ? null : clamp(poll.worlds.tps, TPS_MAX),
      },
      gameServer,
      LEASE_MS,
    )
    const users = await listUsers(gameServer)
    const withUsers = (answer: AzlinkAnswer) => ({ ...answer, users: [...answer.users, ...users] })
    const isProxy = settings?.is_proxy === 1
    const withReceipts = settings?.is_without_receipts !== 1
    if (!withReceipts) await receipts.believe(instanceOf(gameServer.keyId), gameServer)
    if (!isProxy && isProxyPlatform(plugin.platform_type)) {
      await azlink.savePlugin(plugin, NOTHING_TOLD)
      return withUsers(emptyAnswer())
    }
    if (withReceipts && plugin.proven_at === null) return withUsers(await ask(plugin))
    if (isLate() || gone.aborted) return emptyAnswer()
    const { answer, answerId, rows } = await hand(online, plugin, { isProxy, withReceipts })
    const release = () => void takeBack(rows).catch(onLost)
    if (isLate() || gone.aborted) {
      release()
      return emptyAnswer()
    }
    gone.addEventListener('abort', release, { once: true })
    onSent(() => void azlink.noteWritten(answerId, now().getTime()).catch(onLost))
    return withUsers(answer)
  }

  return {
    /** It starts: what it could do before says nothing. */
    async greet({ id, keyId }: CallingGameServer) {
      const key = { agent_key_id: keyId, game_server_id: id }
      await azlink.savePlugin(key, { greeted_at: now().getTime(), ...UNPROVEN })
      return { status: 'success', game: 'minecraft' } as const
    },

    /** Answers within three seconds, if need be with nothing. */
    async poll(body: AzlinkPoll, gameServer: CallingGameServer, call: PollCall): Promise<AzlinkAnswer> {
      let isLate = false
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<AzlinkAnswer>((resolve) => {
        const giveUp = () => {
          isLate = true
          resolve(emptyAnswer())
        }
        timer = setTimeout(giveUp, Math.max(0, ANSWER_MS - (performance.now() - call.arrivedAt)))
      })
      const worked = work(body, gameServer, call, () => isLate)
      worked.catch((error: unknown) => {
        if (isLate) onLost(error)
      })
      return Promise.race([worked, late]).finally(() => clearTimeout(timer))
    },

    forgetOld: receipts.forgetOld,
  }
}

const clamp = (figure: number, max: number) => Math.min(Math.max(figure, 0), max)
