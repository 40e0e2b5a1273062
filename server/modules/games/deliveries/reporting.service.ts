/** What agents tell of the commands they had. Only the instance that claimed may, once for each attempt. */
import type { Database } from '#server/db/database.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import type { BridgeSettingsService } from '#server/modules/games/bridge-settings/bridge-settings.service.ts'
import type { Report, ReportResult, Reports } from '#shared/contract/games/bridge.ts'
import type { ClaimingStore, LeaseChange } from './claiming.store.ts'
import type { DeliveriesService } from './deliveries.service.ts'
import type { DeliveryRow } from './deliveries.store.ts'
import { holdsFailure, shownOutput } from './game-answers.ts'
import { againAfter, delayAfter } from './queue-again.ts'

/** How often what may be run twice is tried again after it failed. */
const RETRIES = 5
/** It was sent to whoever never tells what it ran. */
export const NOT_CONFIRMED = 'not_confirmed'
/** Why a command that did not begin does not begin at once either. */
const REASONS_TO_WAIT: readonly (string | null)[] = ['player_left', 'no_space', 'not_now']

export type ReportingService = ReturnType<typeof createReportingService>
export function createReportingService({
  claiming,
  story,
  failureTextsOf,
  database,
  now,
}: {
  claiming: ClaimingStore
  story: Pick<DeliveriesService, 'hold' | 'note' | 'tell'>
  failureTextsOf: BridgeSettingsService['failureTextsOf']
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  async function take(report: Report, instance: string, gameServerId: number): Promise<ReportResult> {
    const { id } = report
    const find = () => claiming.findOf(gameServerId, id.toLowerCase())
    const row = await find()
    if (!row || (row.leased_to !== null && row.leased_to !== instance))
      return { id, state: null, accepted: false }
    if (!isAwaited(row, report, instance)) return { id, state: row.state, accepted: false }
    const after = await database.transaction(() => settle(row, report))
    if (after) return { id, state: after.state, accepted: true }
    const since = await find()
    return { id, state: since?.state ?? null, accepted: false }
  }

  /** Undefined where somebody was faster. */
  async function settle(row: DeliveryRow, report: Report): Promise<DeliveryRow | undefined> {
    await story.hold(row)
    const time = now().getTime()
    // What the game says may name whoever has gone.
    const output = row.player === null ? null : shownOutput(report.output)
    const reason = report.reason ?? null
    if (report.outcome === 'unknown')
      return change(row, { state: 'review', reason: reason ?? 'unknown', output, leased_to: null })
    if (report.outcome === 'not_run') {
      const delayMs = REASONS_TO_WAIT.includes(reason) ? delayAfter(row.attempt) : null
      return change(row, againAfter(row, { reason, time, delayMs }))
    }
    if (report.outcome === 'done') {
      const failure = holdsFailure(report.output ?? '', row, await failureTextsOf(row.game_server_id))
      if (failure === null) {
        const unanswered = (report.output ?? '').trim() === ''
        return change(row, {
          state: 'done',
          reason: unanswered ? (reason === NOT_CONFIRMED ? reason : 'no_answer') : null,
          output,
          settled_at: time,
        })
      }
      return fail(row, failure, output, time)
    }
    return fail(row, reason, output, time)
  }

  async function fail(row: DeliveryRow, reason: string | null, output: string | null, time: number) {
    const failures = row.is_idempotent === 1 ? await claiming.countFailures(row.id) : RETRIES
    if (failures >= RETRIES) return change(row, { state: 'failed', reason, output })
    const again = againAfter(row, { reason, time, delayMs: delayAfter(failures + 1) })
    return change(row, { ...again, output }, [{ ...row, state: 'failed', reason, output }])
  }

  /** `before`: what it went through on the way. */
  async function change(
    row: DeliveryRow,
    columns: LeaseChange,
    before: readonly DeliveryRow[] = [],
  ): Promise<DeliveryRow | undefined> {
    const after = await claiming.settleLeased(row, { lease_ends_at: null, ...columns })
    if (!after) return undefined
    for (const step of before) await story.note(step)
    await story.note(after)
    if (after.settled_at !== null) await story.tell(after)
    return after
  }

  return {
    async report(
      { instance, reports }: Reports,
      gameServer: CallingGameServer,
    ): Promise<{ results: ReportResult[] }> {
      const results: ReportResult[] = []
      for (const report of reports) results.push(await take(report, instance, gameServer.id))
      return { results }
    },
  }
}

/** What was put in doubt by a lease that ended is still held by whoever had it; what an agent or the staff put there is not. */
const isAwaited = (row: DeliveryRow, { attempt }: Report, instance: string) =>
  row.leased_to === instance && row.attempt === attempt && (row.state === 'leased' || row.state === 'review')
