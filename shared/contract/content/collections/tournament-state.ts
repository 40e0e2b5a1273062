/** What a tournament has come to by its moments. */
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

export type TournamentStatus = 'upcoming' | 'live' | 'completed' | 'cancelled'
export type TournamentState = {
  status: TournamentStatus
  /** `8/64`: those registered, and the places. */
  participants: string
  isRegistrationOpen: boolean
}

/** Of an old row anything may be missing. */
export type Schedule = {
  startsAt: string | null
  endsAt: string | null
  registrationEndsAt: string | null
  winner_ru: string | null
  winner_en: string | null
  isCancelled: boolean
  capacity: number
}

/** So long one is on that does not say when it ends. */
const LASTS_MS = 6 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

const time = (moment: string | null) => Date.parse(moment ?? '')

export function stateOf(schedule: Schedule, now: Date, registered: number): TournamentState {
  const status = statusOf(schedule, now.getTime())
  return {
    status,
    participants: `${registered}/${schedule.capacity}`,
    isRegistrationOpen: status === 'upcoming' && now.getTime() < time(schedule.registrationEndsAt),
  }
}

/** When those who take part have to be there: the start as an ISO moment, or `cancelled`. */
export const startOf = ({ startsAt, isCancelled }: Schedule): string =>
  isCancelled ? 'cancelled' : (startsAt ?? '')

/** Whether it has come to its end, or comes to it within the day, and nobody has said who won. */
export const awaitsWinner = (schedule: Schedule, now: Date): boolean => {
  const { startsAt, winner_ru, winner_en, isCancelled } = schedule
  if (isCancelled || winner_ru !== null || winner_en !== null) return false
  return time(startsAt) <= now.getTime() && endOf(schedule) <= now.getTime() + DAY_MS
}

const endOf = ({ startsAt, endsAt }: Schedule): number =>
  endsAt === null ? time(startsAt) + LASTS_MS : time(endsAt)

function statusOf(schedule: Schedule, now: number) {
  const { startsAt, winner_ru, winner_en, isCancelled } = schedule
  if (isCancelled) return 'cancelled'
  const start = time(startsAt)
  if (now < start) return 'upcoming'
  const end = endOf(schedule)
  return winner_ru === null && winner_en === null && now < end ? 'live' : 'completed'
}

/**
 * A tournament ends after it starts, takes registrations no longer than until then, and gives no fewer places than have been taken;
 * where fewer stood `before`, as in an old one, so many may stay.
 */
export function contradictionsOf(
  { startsAt, endsAt, registrationEndsAt, capacity }: Schedule,
  { registered, before }: { registered: number; before: unknown },
) {
  const found: { endsAt?: ValidationKey; registrationEndsAt?: ValidationKey; capacity?: ValidationKey } = {}
  if (time(endsAt) <= time(startsAt)) found.endsAt = 'endsFirst'
  if (time(registrationEndsAt) > time(startsAt)) found.registrationEndsAt = 'registrationEndsLate'
  if (capacity < registered && capacity !== before) found.capacity = 'fewerThanRegistered'
  return found
}
