/** LandCoins as AzLink gives and takes them; and its receipts, which travel the same way. */
import { AppError } from '#server/lib/app-error.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import { AZLINK_AMOUNT_MAX, AZLINK_RECEIPT_USER } from '#shared/constants/games/azlink.ts'
import type { AzlinkReceipts } from './receipts.ts'

type Balances = { old_balance: number; new_balance: number }

export type AzlinkMoney = ReturnType<typeof createAzlinkMoney>
export function createAzlinkMoney(receipts: Pick<AzlinkReceipts, 'take'>) {
  /** The plugin knows nobody yet whose balance it could change. */
  async function change(_: number, { scopes }: CallingGameServer): Promise<Balances> {
    if (!scopes.includes('economy')) throw new AppError('missing_scope')
    throw new AppError('not_found')
  }

  return {
    async add(userId: number, amount: number, gameServer: CallingGameServer): Promise<Balances> {
      if (userId === AZLINK_RECEIPT_USER.id) return receipts.take(amount, gameServer)
      if (amount > AZLINK_AMOUNT_MAX)
        throw new AppError('validation_failed', { fields: { amount: 'outOfBounds' } })
      return change(userId, gameServer)
    },
    change,
  }
}
