import type { OrderedDelivery } from '#server/modules/games/deliveries/deliveries.store.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Order } from '#shared/contract/shop/orders.ts'
import { fill } from '#shared/texts/words.ts'
import { deliverySentences } from './delivery-sentences.texts.ts'

type Told = Order['lines'][number]['deliveries'][number]

/** Agents ask every minute at least: whoever has not for longer is not in touch. */
const SILENT_MS = 2 * 60_000

/** What each game server gives for a line: where it stands is told by the first piece that is not given. */
export function presentDeliveries(jobs: readonly OrderedDelivery[], language: Language, now: Date): Told[] {
  const { some } = deliverySentences[language]
  const gameServerIds = [...new Set(jobs.map(({ game_server_id }) => game_server_id))]
  return gameServerIds.flatMap((gameServerId) => {
    const own = jobs.filter(({ game_server_id }) => game_server_id === gameServerId)
    const done = own.filter(({ state }) => state === 'done').length
    const current = own.find(({ state }) => state !== 'done') ?? own.find(isUnconfirmed) ?? own.at(-1)
    if (!current) return []
    const text = fill(sentenceOf(current, language, now), { player: current.player ?? '' })
    const isPartly = done > 0 && done < own.length
    return {
      gameServer: current.game_server ?? '',
      state: current.state,
      text: isPartly ? `${fill(some, { done: String(done), all: String(own.length) })} ${text}` : text,
    }
  })
}

function sentenceOf(row: OrderedDelivery, language: Language, now: Date): string {
  const words = deliverySentences[language]
  const { state, reason } = row
  if (state === 'queued') return words.queued[waitOf(row, now)]
  if (state === 'review')
    return reason === 'lease_ended' || reason === 'restored' ? words.review[reason] : words.review.unknown
  if (state === 'failed')
    return reason === 'not_a_command' || reason === 'has_brace' ? words.failedForStaff : words.failed
  if (isUnconfirmed(row)) return words.sent
  return words[state]
}

/** It was sent, and nobody tells that it ran. */
const isUnconfirmed = ({ state, reason }: OrderedDelivery) => state === 'done' && reason === 'not_confirmed'

/** What one that waits waits for. */
function waitOf(row: OrderedDelivery, now: Date): keyof (typeof deliverySentences)['ru']['queued'] {
  const { requires_online: isOnline, reason, is_asked_for: isAskedFor, claimed_at: claimedAt } = row
  if (row.is_held === 1) return 'held'
  if (isAskedFor === 0) return isOnline === 1 ? 'noneOnline' : 'none'
  if (claimedAt === null || now.getTime() - claimedAt > SILENT_MS) return 'silent'
  if (reason === 'no_space' || reason === 'not_now' || reason === 'player_left') return reason
  if (row.not_before !== null && row.not_before > now.getTime()) return 'again'
  if (row.command.includes('{uuid}') && row.player_uuid === null) return 'unseen'
  return isOnline === 1 ? 'online' : 'soon'
}
