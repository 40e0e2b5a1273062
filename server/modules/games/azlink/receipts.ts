/** By what AzLink tells that the console ran a command: it has the plugin call us behind each. */
import { AppError } from '#server/lib/app-error.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import type { ReportingService } from '#server/modules/games/deliveries/reporting.service.ts'
import { AZLINK_LEASE_SECONDS, AZLINK_RECEIPT_USER } from '#shared/constants/games/azlink.ts'
import type { AzlinkStore, ReceiptRow } from './azlink.store.ts'

const LEASE_MS = AZLINK_LEASE_SECONDS * 1_000
/** The plugin never asks twice within 5 seconds: what comes sooner is the same call sent again. */
const AGAIN_MS = 4_500
/** A receipt that comes later settles nothing. */
const KEPT_MS = 90 * 24 * 60 * 60_000

export type AzlinkReceipts = ReturnType<typeof createAzlinkReceipts>
export function createAzlinkReceipts({
  azlink,
  reporting,
  now,
}: {
  azlink: AzlinkStore
  reporting: Pick<ReportingService, 'report'>
  now: () => Date
}) {
  async function settle(rows: readonly ReceiptRow[], gameServer: CallingGameServer, reason?: string) {
    for (const { delivery, attempt, instance } of rows) {
      const done = { id: delivery, attempt, outcome: 'done' as const, at: '', ...(reason && { reason }) }
      await reporting.report({ instance, reports: [done] }, gameServer)
    }
  }

  return {
    /** The commands of its list up to there were run: which effect they had nobody knows. */
    async take(number: number, gameServer: CallingGameServer) {
      if (!gameServer.scopes.includes('deliver')) throw new AppError('missing_scope')
      const receipt = await azlink.findReceipt(gameServer.id, number)
      if (receipt) await settle(await azlink.listUpTo(receipt), gameServer)
      else if (!(await azlink.prove(gameServer.keyId, number, now().getTime())))
        throw new AppError('not_found')
      const { money } = AZLINK_RECEIPT_USER
      return { old_balance: money, new_balance: money }
    },

    /** Where staff do without receipts: what was sent whole to a plugin that asks on counts as sent. */
    async believe(instance: string, gameServer: CallingGameServer): Promise<void> {
      const time = now().getTime()
      const written = await azlink.listWritten(instance, { from: time - LEASE_MS, until: time - AGAIN_MS })
      await settle(written, gameServer, 'not_confirmed')
    },

    forgetOld: () => azlink.removeReceiptsBefore(now().getTime() - KEPT_MS),
  }
}
