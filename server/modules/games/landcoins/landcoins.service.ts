/** Books what games give their players and take from them: once for each key, below what the key may move in a day. */
import { createHash } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import { uuidV7 } from '#server/lib/ids/uuid-v7.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import type { PlayersStore } from '#server/modules/games/players/players.store.ts'
import { assertPlayerNames } from '#server/modules/games/rules/assert-player-names.ts'
import type { LandcoinsChange } from '#shared/contract/games/players/landcoins.ts'
import type { LandcoinsStore } from './landcoins.store.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const CURRENCY = 'LC'
const AGAIN_MS = 10_000

export type LandcoinsEdit = { userId: number; deed: keyof typeof CHANGES; amount: number }
type LandcoinsEdited = { id: number; before: number; after: number }

export type LandcoinsService = ReturnType<typeof createLandcoinsService>
export function createLandcoinsService({
  landcoins,
  findHolder,
  gameServers,
  ledger,
  database,
  now,
}: {
  landcoins: LandcoinsStore
  findHolder: PlayersStore['findHolder']
  gameServers: Pick<GameServersStore, 'lock'>
  ledger: Pick<AccountsServices['ledger'], 'post' | 'findBalance'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  async function book(
    { userId, amount, reason }: { userId: number; amount: number; reason?: string },
    { keyId, name: gameServer }: CallingGameServer,
    time: number,
  ): Promise<number> {
    const moved = await landcoins.sumSince(keyId, time - DAY_MS)
    if (moved + Math.abs(amount) > (await landcoins.findCeiling(keyId))) throw new AppError('ceiling_reached')
    try {
      await ledger.post({
        kind: 'game',
        reference: gameServer,
        ...(reason !== undefined && { note: { userId, text: reason } }),
        entries: [
          { account: { userId, currency: CURRENCY }, amount },
          { account: { house: 'games', currency: CURRENCY }, amount: -amount },
        ],
      })
    } catch (error) {
      if (error instanceof AppError && error.code === 'balance_too_low')
        throw new AppError('not_enough_landcoins')
      throw error
    }
    return ledger.findBalance(userId, CURRENCY)
  }

  return {
    /** @throws {AppError} `unknown_player`, `ceiling_reached`, `not_enough_landcoins`, `balance_too_high` or `idempotency_key_reused` */
    change: (change: LandcoinsChange, gameServer: CallingGameServer): Promise<{ balance: number }> =>
      database.transaction(async () => {
        assertPlayerNames([change], gameServer, () => 'name')
        // One after the other: two at once would both see room below the ceiling.
        if (!(await gameServers.lock(gameServer.id))) throw new AppError('not_found')
        const { idempotencyKey, name, amount, reason } = change
        const fingerprint = hashOf([foldForSearch(name), amount, reason])
        const before = await landcoins.find(gameServer.id, idempotencyKey)
        if (before && before.fingerprint !== fingerprint) throw new AppError('idempotency_key_reused')
        if (before) return { balance: Number(before.balance) }
        const time = now().getTime()
        const holder = await findHolder(gameServer.type, foldForSearch(name))
        if (!holder) throw new AppError('unknown_player')
        const balance = await book({ userId: holder.id, amount, reason }, gameServer, time)
        await landcoins.insert({
          game_server_id: gameServer.id,
          idempotency_key: idempotencyKey,
          agent_key_id: gameServer.keyId,
          fingerprint,
          amount,
          balance,
          created_at: time,
        })
        return { balance }
      }),

    /**
     * Changes what an account has by whoever has no keys of their own for their changes: the same within ten seconds of one whose
     * answer did not get out whole is that one.
     * @throws {AppError} `ceiling_reached`, `not_enough_landcoins` or `balance_too_high`
     */
    edit: (edit: LandcoinsEdit, gameServer: CallingGameServer): Promise<LandcoinsEdited> =>
      database.transaction(async () => {
        if (!(await gameServers.lock(gameServer.id))) throw new AppError('not_found')
        const time = now().getTime()
        const fingerprint = hashOf([edit])
        const same = await landcoins.findUntold(gameServer.keyId, fingerprint, time - AGAIN_MS)
        if (same) return editedBy(same)
        await landcoins.holdAccount(edit.userId)
        const before = await ledger.findBalance(edit.userId, CURRENCY)
        const amount = CHANGES[edit.deed](edit.amount, before)
        const balance = amount === 0 ? before : await book({ userId: edit.userId, amount }, gameServer, time)
        const row = {
          game_server_id: gameServer.id,
          idempotency_key: `azlink ${uuidV7(time)}`,
          agent_key_id: gameServer.keyId,
          fingerprint,
          amount,
          balance,
          created_at: time,
        }
        return editedBy({ ...row, id: await landcoins.insert(row) })
      }),

    noteTold: (id: number): Promise<void> => landcoins.noteTold(id, now().getTime()),
  }
}

/** By how much each changes what somebody has. */
const CHANGES = {
  add: (amount: number) => amount,
  remove: (amount: number) => -amount,
  set: (amount: number, before: number) => amount - before,
}

const hashOf = (said: readonly unknown[]) => createHash('sha256').update(JSON.stringify(said)).digest('hex')

const editedBy = ({
  id,
  amount,
  balance,
}: {
  id: number
  amount: number
  balance: number
}): LandcoinsEdited => ({
  id,
  before: Number(balance) - Number(amount),
  after: Number(balance),
})
