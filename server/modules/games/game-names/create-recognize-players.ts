import type { CalledPlayer, RecognizePlayers } from '#server/lib/games/recognize-players.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import { addresses } from '#shared/addresses.ts'
import { nameFrozenNotice } from './game-name-notices.ts'
import type { GameNameRow, GameNamesStore } from './game-names.store.ts'

/**
 * Whose the players are that a game calls by these names. The first UUID told under a confirmed name is its player's;
 * another one, or one that is another account's player, freezes the name, and what is told under it is not its account's.
 */
export const createRecognizePlayers = ({
  names,
  notices,
  now,
}: {
  names: Pick<GameNamesStore, 'listHolders' | 'isOfAnother' | 'learnUuid' | 'freeze'>
  notices: Pick<NoticesService, 'tell'>
  now: () => Date
}): RecognizePlayers => {
  async function freeze(holder: GameNameRow): Promise<void> {
    if (holder.frozen_at !== null) return
    const { id, name, user_id } = holder
    holder.frozen_at = now().getTime()
    if (await names.freeze(id, holder.frozen_at))
      await notices.tell(user_id, { kind: nameFrozenNotice, values: { name }, url: addresses.gameNames })
  }

  async function ownerOf(player: CalledPlayer, holder: GameNameRow | undefined): Promise<number | null> {
    const { player_uuid: uuid, user_id: owner } = player
    if (!holder) return owner
    const isAnother = uuid !== null && holder.uuid !== null && uuid !== holder.uuid
    const isNew = uuid !== null && holder.uuid === null && holder.frozen_at === null
    if (isAnother || (owner !== null && owner !== holder.user_id)) await freeze(holder)
    else if (isNew && (await names.isOfAnother(holder, uuid))) await freeze(holder)
    if (holder.frozen_at !== null) return isAnother && owner === holder.user_id ? null : owner
    if (isNew) {
      await names.learnUuid(holder.id, uuid)
      holder.uuid = uuid
    }
    return holder.user_id
  }

  return async (game, players) => {
    if (players.length === 0) return []
    const folded = [...new Set(players.map(({ player_folded }) => player_folded))]
    const held = new Map((await names.listHolders(game, folded)).map((row) => [row.name_folded, row]))
    const owners: (number | null)[] = []
    for (const player of players) owners.push(await ownerOf(player, held.get(player.player_folded)))
    return owners
  }
}
