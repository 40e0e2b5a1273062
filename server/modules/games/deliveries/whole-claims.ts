/** Hands out whole lines at once, for programs that run whatever an answer holds, one after another. */
import type { Database } from '#server/db/database.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { ClaimingStore } from './claiming.store.ts'
import type { DeliveriesService } from './deliveries.service.ts'
import type { DeliveryRow } from './deliveries.store.ts'
import { commandOf, type Handing } from './handing.ts'

export type WholeClaim = {
  gameServerId: number
  instance: string
  /** Who is in the game now. */
  online: readonly { name: string; uuid: string }[]
  leaseMs: number
  /** How many in all, and how many of them that may not be run twice. */
  capacity: number
  once: number
  /** Only the first of each player. */
  isOnePerPlayer: boolean
}
/** What is handed out: to be run as it stands, under the name by which the game knows the player. */
export type WholeJob = { row: DeliveryRow; player: string; command: string }

export type WholeClaims = ReturnType<typeof createWholeClaims>
export function createWholeClaims({
  claiming,
  handing,
  story,
  database,
  now,
}: {
  claiming: ClaimingStore
  handing: Handing
  story: Pick<DeliveriesService, 'note'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  /** Leases what may be handed out and what follows it in its line, as long as there is room. */
  async function lease(
    claim: WholeClaim,
    players: { online: readonly string[]; known: readonly string[] },
    time: number,
  ): Promise<DeliveryRow[]> {
    const { gameServerId, instance, leaseMs, capacity, once, isOnePerPlayer } = claim
    const rows: DeliveryRow[] = []
    const take = (isIdempotent: boolean, room: number) =>
      room <= 0
        ? []
        : claiming.claim({
            ...players,
            gameServerId,
            instance,
            capacity: isOnePerPlayer ? 1 : room,
            time,
            leaseEndsAt: time + leaseMs,
            along: isOnePerPlayer ? [] : rows.map(({ id }) => id),
            only: {
              isIdempotent,
              withoutSlots: true,
              exceptPlayers: isOnePerPlayer ? rows.map((row) => row.player_folded ?? '') : [],
            },
          })
    while (rows.length < capacity) {
      const before = rows.length
      rows.push(...(await take(false, Math.min(once - countOnce(rows), capacity - rows.length))))
      rows.push(...(await take(true, capacity - rows.length)))
      if (rows.length === before) break
    }
    return inLines(rows)
  }

  return {
    /** Leases and renders; what can never be sent is for the staff. Joins the caller's transaction. */
    claim: (claim: WholeClaim): Promise<WholeJob[]> =>
      database.transaction(async () => {
        const time = now().getTime()
        const named = new Map(claim.online.map((player) => [foldForSearch(player.name), player]))
        const uuids = new Map([...named].map(([folded, { uuid }]) => [folded, uuid]))
        const awaited = await claiming.listAwaited(claim.gameServerId)
        const uuidOf = await handing.findUuids(claim.gameServerId, awaited, uuids)
        const online = awaited.filter((player) => named.has(player))
        const known = awaited.filter((player) => uuidOf(player) !== null)
        const jobs: WholeJob[] = []
        const broken = new Set<number>()
        for (const leased of await lease(claim, { online, known }, time)) {
          // What follows one that will not run waits with it.
          if (leased.line_id !== null && broken.has(leased.line_id)) {
            await handing.takeBack([leased])
            continue
          }
          const folded = leased.player_folded ?? ''
          const row = await handing.withUuid(leased, uuidOf(folded))
          const player = named.get(folded)?.name ?? row.player ?? ''
          const command = commandOf(row, { name: player, uuid: row.player_uuid }, time)
          if (command === null || command.includes('{')) {
            await handing.fail(row, command === null ? undefined : 'has_brace')
            if (row.line_id !== null) broken.add(row.line_id)
            continue
          }
          jobs.push({ row, player, command })
          await story.note(row)
        }
        return jobs
      }),
  }
}

const countOnce = (rows: readonly DeliveryRow[]) => rows.filter((row) => row.is_idempotent === 0).length

/** The commands of one line together and in order, the lines in the order in which they came. */
function inLines(rows: readonly DeliveryRow[]): DeliveryRow[] {
  const lines = Map.groupBy(
    rows.toSorted((a, b) => a.id - b.id),
    (row) => row.line_id ?? `alone ${row.id}`,
  )
  return [...lines.values()].flatMap((line) =>
    line.toSorted((a, b) => a.position - b.position || a.id - b.id),
  )
}
