/** Which commands go to which game servers, how often: for a dry run as for what is sold. */
import { placeholdersIn } from '#shared/contract/games/game-commands.ts'
import type { ProductAction } from '#shared/contract/shop/product-actions.ts'

type CommandAction = Extract<ProductAction, { kind: 'command' }>

/**
 * One command for one game server: `{amount}` is the quantity of the line, without it the command goes once per piece. So is the
 * time of all pieces together `{seconds}`, which ends once.
 */
export type PlannedCommand = CommandAction & { gameServerId: number; times: number }

/** @param gameServerIds of every Minecraft server of the site, in their order */
export function planCommands(
  actions: readonly (CommandAction | { kind: 'role' | 'landcoins' })[],
  gameServerIds: readonly number[],
  quantity: number,
): PlannedCommand[] {
  return actions
    .filter((action): action is CommandAction => action.kind === 'command')
    .flatMap((action) => {
      const named = placeholdersIn(action.command)
      const isForAll = named.includes('amount') || named.includes('seconds') || action.when === 'ended'
      const times = isForAll ? 1 : quantity
      const targets = action.gameServerId === null ? gameServerIds : [action.gameServerId]
      return targets.map((gameServerId) => ({ ...action, gameServerId, times }))
    })
}
