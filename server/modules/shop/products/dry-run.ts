/** Every command of a product exactly as it would be sent; nothing is. */
import { planCommands } from '#server/modules/shop/rules/plan-commands.ts'
import { renderGameCommand } from '#shared/contract/games/game-commands.ts'
import type { ProductAction } from '#shared/contract/shop/product-actions.ts'
import type { PlannedCommand } from '#shared/contract/shop/products-staff.ts'
import type { ActionTargets } from './action-targets.ts'

const DAY_SECONDS = 24 * 60 * 60
/** Stands for the number of an order that there is not yet. */
const SAMPLE_ORDER = '1042'

type Run = {
  player: string
  uuid?: string | null | undefined
  quantity: number
  durationDays: number | null
  actions: readonly ProductAction[]
}

export async function dryRun(
  { player, uuid = null, quantity, durationDays, actions }: Run,
  targets: Pick<ActionTargets, 'list'>,
): Promise<PlannedCommand[]> {
  const { gameServers } = await targets.list()
  const planned = planCommands(
    actions,
    gameServers.map(({ id }) => id),
    quantity,
  )
  return planned.map(({ when, command, gameServerId, times, requiresOnline, freeSlots, idempotent }) => {
    const rendered = renderGameCommand(command, {
      player,
      uuid,
      amount: quantity,
      order: SAMPLE_ORDER,
      seconds: durationDays === null ? null : durationDays * DAY_SECONDS,
    })
    return {
      when,
      gameServerId,
      gameServer: gameServers.find(({ id }) => id === gameServerId)?.name ?? null,
      command: 'command' in rendered ? rendered.command : null,
      waitsFor: 'waitsFor' in rendered ? rendered.waitsFor : [],
      times,
      requiresOnline,
      freeSlots,
      idempotent,
    }
  })
}
