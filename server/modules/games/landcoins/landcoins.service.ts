/** Books what games give their players and take from them: once for each key, below what the key may move in a day. */
import { createHash } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { CallingGameServer } from '#server/lib/games/calling-game-server.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import type { PlayersStore } from '#server/modules/games/players/players.store.ts'
import { assertPlayerNames } from '#server/modules/games/rules/assert-player-names.ts'
import type { LandcoinsChange } from '#shared/contract/games/players/landcoins.ts'
import type { LandcoinsStore } from './landcoins.store.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const CURRENCY = 'LC'

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
    { name, amount, reason }: LandcoinsChange,
    { keyId, type, name: gameServer }: CallingGameServer,
    time: number,
  ): Promise<number> {
    const holder = await findHolder(type, foldForSearch(name))
    if (!holder) throw new AppError('unknown_player')
    const moved = await landcoins.sumSince(keyId, time - DAY_MS)
    if (moved + Math.abs(amount) > (await landcoins.findCeiling(keyId))) throw new AppError('ceiling_reached')
    try {
      await ledger.post({
        kind: 'game',
        reference: gameServer,
        note: { userId: holder.id, text: reason },
        entries: [
          { account: { userId: holder.id, currency: CURRENCY }, amount },
          { account: { house: 'games', currency: CURRENCY }, amount: -amount },
        ],
      })
    } catch (error) {
      if (error instanceof AppError && error.code === 'balance_too_low')
        throw new AppError('not_enough_landcoins')
      throw error
    }
    return ledger.findBalance(holder.id, CURRENCY)
  }

  return {
    /** @throws {AppError} `unknown_player`, `ceiling_reached`, `not_enough_landcoins`, `balance_too_high` or `idempotency_key_reused` */
    change: (change: LandcoinsChange, gameServer: CallingGameServer): Promise<{ balance: number }> =>
      database.transaction(async () => {
        assertPlayerNames([change], gameServer, () => 'name')
        // One after the other: two at once would both see room below the ceiling.
        if (!(await gameServers.lock(gameServer.id))) throw new AppError('not_found')
        const { idempotencyKey, name, amount, reason } = change
        const fingerprint = createHash('sha256')
          .update(JSON.stringify([foldForSearch(name), amount, reason]))
          .digest('hex')
        const before = await landcoins.find(gameServer.id, idempotencyKey)
        if (before && before.fingerprint !== fingerprint) throw new AppError('idempotency_key_reused')
        if (before) return { balance: Number(before.balance) }
        const time = now().getTime()
        const balance = await book(change, gameServer, time)
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
  }
}
