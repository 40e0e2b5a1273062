/** What staff see of what is on its way to the games, and decide about it. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { BridgeSettingsService } from '#server/modules/games/bridge-settings/bridge-settings.service.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import { assertPlayerNames } from '#server/modules/games/rules/assert-player-names.ts'
import type { Actor, AuditService } from '#server/modules/platform/audit/audit.service.ts'
import { deliveryAudit } from '#shared/contract/games/deliveries.audit.texts.ts'
import type {
  Delivery,
  DeliveryByHand,
  DeliveryEvent,
  DeliverySearch,
} from '#shared/contract/games/deliveries.ts'
import { placeholdersIn, renderGameCommand } from '#shared/contract/games/game-commands.ts'
import type { DeliveriesService } from './deliveries.service.ts'
import type { DeliveriesStore, DeliveryRow } from './deliveries.store.ts'
import { presentDelivery } from './present-delivery.ts'

/** Known of what nobody bought. */
const KNOWN_BY_HAND = ['player', 'uuid']
/** As long as any. */
const SOME_UUID = '00000000-0000-0000-0000-000000000000'

/** As the log calls it. */
type Act = 'mark_done' | 'retry' | 'cancel' | 'send'
type Change = Partial<Pick<DeliveryRow, 'state' | 'attempt' | 'not_before' | 'output' | 'settled_at'>>

export type StaffDeliveriesService = ReturnType<typeof createStaffDeliveriesService>
export function createStaffDeliveriesService({
  deliveries,
  core,
  gameServers,
  bedrockPrefixOf,
  listWithoutSlots,
  audit,
  database,
  now,
}: {
  deliveries: DeliveriesStore
  core: Pick<DeliveriesService, 'enqueue' | 'hold' | 'note' | 'tell'>
  gameServers: Pick<GameServersStore, 'find'>
  bedrockPrefixOf: BridgeSettingsService['bedrockPrefixOf']
  /** Game servers that what runs commands there cannot count free slots for. */
  listWithoutSlots: () => Promise<readonly number[]>
  audit: Pick<AuditService, 'record'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  async function get(uuid: string) {
    const row = await deliveries.find(uuid)
    if (!row) throw new AppError('not_found')
    return row
  }

  const record = (action: Act, row: DeliveryRow, before: object | null, after: object, actor: Actor) =>
    audit.record({ noun: deliveryAudit, action, nounId: row.id, actorId: actor.id, before, after })

  /**
   * Decides about one that is not settled.
   * @throws {AppError} `not_found`; `delivery_settled` or `delivery_out` by where it stands, `conflict` where somebody was faster
   */
  const decide = (
    { uuid, reason, action, actor }: { uuid: string; reason: string; action: Act; actor: Actor },
    states: readonly DeliveryRow['state'][],
    changeOf: (before: DeliveryRow) => Change,
  ): Promise<Delivery> =>
    database.transaction(async () => {
      const before = await get(uuid)
      await core.hold(before)
      const after = await deliveries.decide(before, states, { ...changeOf(before), reason })
      if (!after) throw new AppError(refusalOf(await get(uuid), states))
      await core.note(after, actor.id)
      if (after.settled_at !== null) await core.tell(after)
      const { order_number: order } = after
      const shown = {
        state: after.state,
        order,
        ...(order === null && { gameServer: before.game_server }),
        reason,
      }
      await record(action, after, { state: before.state }, shown, actor)
      return presentDelivery({ ...after, game_server: before.game_server }, now().getTime())
    })

  return {
    async list({ page, pageSize, ...filter }: DeliverySearch) {
      const rows = await deliveries.list(filter, pageSize, (page - 1) * pageSize)
      const time = now().getTime()
      return {
        data: rows.map((row) => presentDelivery(row, time)),
        total: await deliveries.count(filter),
        page,
        pageSize,
      }
    },

    /**
     * In the order in which it came about; of one that was tried for very long the latest.
     * @throws {AppError} `not_found`
     */
    async story(uuid: string): Promise<DeliveryEvent[]> {
      const { id } = await get(uuid)
      const latest = await deliveries.listEvents(id)
      return latest.toReversed().map(({ at, state, attempt, output, reason, actor }) => ({
        at: new Date(at).toISOString(),
        state,
        attempt,
        output,
        reason,
        by: actor,
      }))
    },

    /** It was given by hand. */
    markDone: (uuid: string, reason: string, actor: Actor) =>
      decide({ uuid, reason, action: 'mark_done', actor }, ['queued', 'leased', 'failed', 'review'], () => ({
        state: 'done',
        settled_at: now().getTime(),
      })),

    /**
     * It is handed out again, at once: whatever an agent still tells of the attempt before is too late.
     * @throws {AppError} `delivery_refunded` where the money for it went back
     */
    retry: (uuid: string, reason: string, actor: Actor) =>
      decide({ uuid, reason, action: 'retry', actor }, ['queued', 'failed', 'review'], (before) => {
        if (before.is_taken_back === 1) throw new AppError('delivery_refunded')
        // It is handed out as soon as somebody asks: who wants that has seen it before somebody else decided so.
        if (before.state === 'queued' && before.not_before === null) throw new AppError('conflict')
        return {
          state: 'queued',
          attempt: before.attempt === 0 ? 0 : before.attempt + 1,
          not_before: null,
          output: null,
        }
      }),

    /** It is not handed out any more. */
    cancel: (uuid: string, reason: string, actor: Actor) =>
      decide({ uuid, reason, action: 'cancel', actor }, ['queued', 'failed', 'review'], () => ({
        state: 'cancelled',
        settled_at: now().getTime(),
      })),

    /**
     * Sends a command that nobody bought.
     * @throws {AppError} `validation_failed` for a game server that is not there, and for a command that could never be sent
     */
    send: (
      { gameServerId, player, command, requires, idempotent = false }: DeliveryByHand,
      actor: Actor,
    ): Promise<Delivery> =>
      database.transaction(async () => {
        const gameServer = await gameServers.find(gameServerId)
        if (!gameServer) throw new AppError('validation_failed', { fields: { gameServerId: 'invalid' } })
        const bedrockPrefix = await bedrockPrefixOf(gameServerId)
        assertPlayerNames([player], { type: gameServer.type, bedrockPrefix }, () => 'player.name')
        if ((requires?.freeSlots ?? 0) > 0 && (await listWithoutSlots()).includes(gameServerId))
          throw new AppError('validation_failed', { fields: { 'requires.freeSlots': 'actionFreeSlots' } })
        assertSendable(command, player)
        const [uuid = ''] = await core.enqueue([
          {
            gameServerId,
            userId: null,
            player: player.name,
            playerUuid: player.uuid ?? null,
            of: null,
            position: 0,
            command,
            amount: null,
            endsAt: null,
            requiresOnline: requires?.online ?? false,
            freeSlots: requires?.freeSlots ?? 0,
            idempotent,
            moment: 'bought',
          },
        ])
        const row = await get(uuid)
        const sent = { gameServer: gameServer.name_server, command }
        await record('send', row, null, sent, actor)
        return presentDelivery(row, now().getTime())
      }),
  }
}

function refusalOf({ state }: DeliveryRow, states: readonly DeliveryRow['state'][]) {
  if (state === 'done' || state === 'cancelled') return 'delivery_settled'
  return states.includes(state) ? 'conflict' : 'delivery_out'
}

function assertSendable(command: string, { name, uuid }: DeliveryByHand['player']): void {
  if (placeholdersIn(command).some((placeholder) => !KNOWN_BY_HAND.includes(placeholder)))
    throw new AppError('validation_failed', { fields: { command: 'commandPlaceholder' } })
  try {
    renderGameCommand(command, { player: name, uuid: uuid ?? SOME_UUID })
  } catch {
    throw new AppError('validation_failed', { fields: { command: 'invalid' } })
  }
}
