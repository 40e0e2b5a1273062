import type { NamedDelivery } from '#server/modules/games/deliveries/deliveries.store.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Order } from '#shared/contract/shop/orders.ts'
import { fill } from '#shared/texts/words.ts'
import { orderTexts } from './orders.texts.ts'

type Told = Order['lines'][number]['deliveries'][number]

/** What each game server gives for a line: where it stands is told by the first piece that is not given. */
export function presentDeliveries(jobs: readonly NamedDelivery[], language: Language): Told[] {
  const words = orderTexts[language]
  const gameServerIds = [...new Set(jobs.map(({ game_server_id }) => game_server_id))]
  return gameServerIds.map((gameServerId) => {
    const own = jobs.filter(({ game_server_id }) => game_server_id === gameServerId)
    const done = own.filter(({ state }) => state === 'done').length
    const current = own.find(({ state }) => state !== 'done') ?? own.at(-1)
    const { state = 'done' as const, game_server = null } = current ?? {}
    const text = state === 'queued' && current ? words.queued[waitOf(current)] : textOf(state, language)
    const isPartly = done > 0 && done < own.length
    return {
      gameServer: game_server ?? '',
      state,
      text: isPartly ? `${fill(words.some, { done: String(done), all: String(own.length) })} ${text}` : text,
    }
  })
}

/** What one that waits waits for. */
function waitOf({ requires_online: isOnline, reason }: NamedDelivery) {
  if (reason === 'no_space' || reason === 'not_now') return reason
  return isOnline === 1 ? 'online' : 'offline'
}

const textOf = (state: Told['state'], language: Language) =>
  state === 'queued' ? orderTexts[language].queued.offline : orderTexts[language].deliveries[state]
