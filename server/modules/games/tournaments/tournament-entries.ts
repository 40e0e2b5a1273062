/** The tournaments among the entries of all collections. */
import type { ContentServices } from '#server/modules/content/content.wiring.ts'
import {
  awaitsWinner,
  type Schedule,
  startOf,
} from '#shared/contract/content/collections/tournament-state.ts'

export type TournamentEntries = Pick<ContentServices['entries'], 'list' | 'findForChange'>
type Entry = Awaited<ReturnType<TournamentEntries['list']>>[number]

export type TournamentValues = Schedule & {
  title_ru: string | null
  title_en: string | null
  game: 'minecraft' | 'roblox'
  minimumLevel: number
  registrationUrl: string | null
}

export const valuesOf = ({ values }: Entry) => values as TournamentValues

/** When those registered have to come; `cancelled` where they need not, as when it was deleted. */
export const knownStartOf = (entry: Entry) => (entry.isDeleted ? CANCELLED : startOf(valuesOf(entry)))

/** Whether staff have to say who won it; nobody did in a sample. */
export const lacksWinner = (entry: Entry, now: Date): boolean =>
  !entry.isDeleted && !entry.isSample && awaitsWinner(valuesOf(entry), now)

export const CANCELLED = 'cancelled'
