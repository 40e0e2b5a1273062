import type { OrderedDelivery } from '#server/modules/games/deliveries/deliveries.store.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Order } from '#shared/contract/shop/orders.ts'
import { fill } from '#shared/texts/words.ts'
import { deliverySentences } from './delivery-sentences.texts.ts'

type Told = Order['lines'][number]['deliveries'][number]

/** Agents ask every minute at least: whoever has not for longer is not in touch. */
const SILENT_MS = 2 * 60_000

/**
 * What each game server gives for a line: where it stands is told by the first piece that is not given.
 * @param jobs of one line, what takes it back among them; `isRefunded` once the money for the line went back
 */
export function presentDeliveries(
  jobs: readonly OrderedDelivery[],
  { language, now, isRefunded }: { language: Language; now: Date; isRefunded: boolean },
): Told[] {
  const { some, refunded } = deliverySentences[language]
  const gameServerIds = [...new Set(jobs.map(({ game_server_id }) => game_server_id))]
  return gameServerIds.flatMap((gameServerId) => {
    const ofServer = jobs.filter(({ game_server_id }) => game_server_id === gameServerId)
    const own = ofServer.filter(({ moment }) => moment === 'bought')
    const done = own.filter(({ state }) => state === 'done').length
    const current = own.find(({ state }) => state !== 'done') ?? own.find(isUnconfirmed) ?? own.at(-1)
    if (!current) return []
    if (isRefunded) {
      const { state, text } = afterRefund(own, ofServer)
      return { gameServer: current.game_server ?? '', state, text: refunded[text] }
    }
    const text = fill(sentenceOf(current, language, now), { player: current.player ?? '' })
    const isPartly = done > 0 && done < own.length
    return {
      gameServer: current.game_server ?? '',
      state: current.state,
      text: isPartly ? `${fill(some, { done: String(done), all: String(own.length) })} ${text}` : text,
    }
  })
}

/** What the player has of what the money went back for: what is not clear is told first. */
function afterRefund(
  own: readonly OrderedDelivery[],
  ofServer: readonly OrderedDelivery[],
): Pick<Told, 'state'> & { text: keyof (typeof deliverySentences)['ru']['refunded'] } {
  const inState = (...states: OrderedDelivery['state'][]) => own.find(({ state }) => states.includes(state))
  const doubtful = inState('review', 'failed')
  if (doubtful) return { state: doubtful.state, text: 'inDoubt' }
  if (inState('leased')) return { state: 'leased', text: 'out' }
  if (!inState('done')) return { state: 'cancelled', text: 'notGiven' }
  const takingBack = ofServer.filter(({ moment, state }) => moment === 'refunded' && state !== 'cancelled')
  if (takingBack.length === 0) return { state: 'done', text: 'given' }
  const isOver = takingBack.every(({ state }) => state === 'done')
  return { state: 'cancelled', text: isOver ? 'takenBack' : 'takingBack' }
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
  if (row.not_before !== null) return 'again'
  if (row.command.includes('{uuid}') && row.player_uuid === null) return 'unseen'
  return isOnline === 1 ? 'online' : 'soon'
}
