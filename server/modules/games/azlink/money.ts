/** LandCoins as AzLink gives and takes them; and its receipts, which travel the same way. */
import { AppError } from '#server/lib/app-error.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import type { LandcoinsEdit, LandcoinsService } from '#server/modules/games/landcoins/landcoins.service.ts'
import { AZLINK_AMOUNT_MAX, AZLINK_RECEIPT_USER } from '#shared/constants/games/azlink.ts'
import type { AzlinkAnswer } from '#shared/contract/games/azlink/azlink.ts'
import type { AzlinkUsersStore } from './azlink-users.store.ts'
import type { AzlinkReceipts } from './receipts.ts'

/** Who was named so long ago is not in the plugin's list any more. */
const LISTED_MS = 60 * 60_000

type Balances = { old_balance: number; new_balance: number }
/** How the answer fares. */
type Call = { gameServer: CallingGameServer; gone: AbortSignal; onSent: (then: () => void) => void }

export type AzlinkMoney = ReturnType<typeof createAzlinkMoney>
export function createAzlinkMoney({
  receipts,
  users,
  landcoins,
  onLost,
  now,
}: {
  receipts: Pick<AzlinkReceipts, 'take'>
  users: AzlinkUsersStore
  landcoins: Pick<LandcoinsService, 'edit' | 'noteTold'>
  onLost: (error: unknown) => void
  now: () => Date
}) {
  /** Of each change that is being answered, when that is over: only then is it known whether the next is the same again. */
  const underWay = new Map<string, Promise<void>>()
  const since = () => now().getTime() - LISTED_MS

  async function change(edit: LandcoinsEdit, { gameServer, gone, onSent }: Call): Promise<Balances> {
    if (!gameServer.scopes.includes('economy')) throw new AppError('missing_scope')
    if (!(await users.has(gameServer.id, edit.userId, since()))) throw new AppError('unknown_player')
    const key = JSON.stringify([gameServer.keyId, edit])
    while (underWay.has(key)) await underWay.get(key)
    const { promise, resolve } = Promise.withResolvers<void>()
    underWay.set(key, promise)
    const end = () => {
      underWay.delete(key)
      resolve()
    }
    try {
      const { id, before, after } = await landcoins.edit(edit, gameServer)
      if (gone.aborted) end()
      gone.addEventListener('abort', end, { once: true })
      onSent(() => void landcoins.noteTold(id).catch(onLost).finally(end))
      return { old_balance: before, new_balance: after }
    } catch (error) {
      end()
      throw error
    }
  }

  return {
    async add({ userId, amount }: Omit<LandcoinsEdit, 'deed'>, call: Call): Promise<Balances> {
      if (userId === AZLINK_RECEIPT_USER.id) return receipts.take(amount, call.gameServer)
      if (amount > AZLINK_AMOUNT_MAX)
        throw new AppError('validation_failed', { fields: { amount: 'outOfBounds' } })
      return change({ userId, amount, deed: 'add' }, call)
    },
    change,

    /** Whose LandCoins the plugin may change: confirmed names that this game server named in the last hour. */
    async listUsers({ id, scopes }: CallingGameServer): Promise<AzlinkAnswer['users']> {
      if (!scopes.includes('economy')) return []
      return (await users.list(id, since())).map((row) => ({
        id: row.id,
        name: row.player,
        uid: row.player_uuid,
        money: Number(row.landcoins),
      }))
    },
  }
}
