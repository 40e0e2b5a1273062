import type { FindHolders } from '#server/modules/games/statistics/find-holders.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import { addresses } from '#shared/addresses.ts'
import { nameFrozenNotice } from './game-name-notices.ts'
import type { GameNamesStore } from './game-names.store.ts'

/**
 * Whose the players are that a game tells of. The first UUID told under a confirmed name is its player's; another one freezes
 * the name, and what is told under it is nobody's.
 */
export const createFindHolders =
  ({
    names,
    notices,
    now,
  }: {
    names: Pick<GameNamesStore, 'listHolders' | 'learnUuid' | 'freeze'>
    notices: Pick<NoticesService, 'tell'>
    now: () => Date
  }): FindHolders =>
  async (game, players) => {
    const folded = [...new Set(players.map(({ player_folded }) => player_folded))]
    const held = new Map((await names.listHolders(game, folded)).map((row) => [row.name_folded, row]))
    const holders = new Map<string, number>()
    for (const { player_folded, player_uuid } of players) {
      const holder = held.get(player_folded)
      if (!holder || holder.frozen_at !== null) continue
      if (player_uuid !== null && holder.uuid !== null && player_uuid !== holder.uuid) {
        holder.frozen_at = now().getTime()
        holders.delete(player_folded)
        const { id, name, user_id } = holder
        if (await names.freeze(id, holder.frozen_at))
          await notices.tell(user_id, { kind: nameFrozenNotice, values: { name }, url: addresses.gameNames })
        continue
      }
      if (player_uuid !== null && holder.uuid === null) {
        await names.learnUuid(holder.id, player_uuid)
        holder.uuid = player_uuid
      }
      holders.set(player_folded, holder.user_id)
    }
    return holders
  }
