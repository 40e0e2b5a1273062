/** Whose names are: given once they are proved, with all that was earned under them. */
import { AppError } from '#server/lib/app-error.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { DeliveriesService } from '#server/modules/games/deliveries/deliveries.service.ts'
import type { ClaimedPlayersStore } from '#server/modules/games/leaderboards/claimed-players.store.ts'
import { lastingUuidOf } from '#server/modules/games/rules/lasting-uuid.ts'
import type { StatisticsStore } from '#server/modules/games/statistics/statistics.store.ts'
import type { GameNameCodeRow, GameNameRow, GameNamesStore, NewGameName, Own } from './game-names.store.ts'

export type Holding = ReturnType<typeof createHolding>
export function createHolding({
  names,
  figures,
  players,
  deliveries,
  now,
}: {
  names: GameNamesStore
  /** What players earned, which goes with their names. */
  figures: Pick<StatisticsStore, 'assign' | 'release' | 'findUuid' | 'listPlayersOf'>
  /** Where they stand in tables. */
  players: Pick<ClaimedPlayersStore, 'claim' | 'forget'>
  deliveries: Pick<DeliveriesService, 'cancelWaiting'>
  now: () => Date
}) {
  const withdraw = (code: GameNameCodeRow | undefined) =>
    deliveries.cancelWaiting(code ? (JSON.parse(code.deliveries) as string[]) : [], 'code_over')

  /** Joins the caller's transaction. @throws {AppError} `name_taken` */
  async function give(own: Own & { name: string; uuid: string | null }): Promise<GameNameRow> {
    const { userId, game, name } = own
    const time = now().getTime()
    const folded = foldForSearch(name)
    await names.holdAccount(userId)
    await withdraw(await names.removeCode(own))
    const holder = await names.findHolder(game, folded)
    if (holder && holder.user_id !== userId) throw new AppError('name_taken')
    const uuid = lastingUuidOf(own.uuid) ?? (await figures.findUuid(game, folded))
    const proved = { name, uuid, confirmed_at: time }
    await figures.release(userId, game)
    const given = holder
      ? await names.renew(holder.id, { ...proved, frozen_at: null })
      : await insert({ user_id: userId, game, name_folded: folded, ...proved }, time)
    await figures.assign({ game, folded, uuid }, userId)
    await players.claim({ game, folded, uuid })
    return given
  }

  async function insert(name: NewGameName, time: number): Promise<GameNameRow> {
    await names.end({ userId: name.user_id, game: name.game }, time)
    return names.insert(name)
  }

  /** Has a name be nobody's, with all that was earned under it. Joins the caller's transaction. */
  async function takeAway({ userId, game }: Own): Promise<void> {
    await names.end({ userId, game }, now().getTime())
    await figures.release(userId, game)
  }

  /**
   * The account is deleted: under none of its names, given or told by a game, does anybody stand in a table until it is claimed anew. What
   * is another account's by now is not forgotten.
   */
  async function forget(userId: number): Promise<void> {
    const given = await names.listEver(userId)
    const told = await figures.listPlayersOf(userId)
    const called = [
      ...given.map(({ game, name_folded: folded, uuid }) => ({ game, folded, uuid })),
      ...told.map(({ game, player_folded: folded, player_uuid: uuid }) => ({ game, folded, uuid })),
    ]
    for (const { game, folded, uuid } of called) {
      const holder = await names.findHolder(game, folded)
      const isHeld = holder !== undefined && holder.user_id !== userId
      const isOfAnother = uuid !== null && (await names.isOfAnother({ game, user_id: userId }, uuid))
      await players.forget({ game, folded: isHeld ? null : folded, uuid: isOfAnother ? null : uuid }, userId)
    }
  }

  return { withdraw, give, takeAway, forget }
}
