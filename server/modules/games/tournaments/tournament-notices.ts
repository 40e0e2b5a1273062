import { defineNotice } from '#server/lib/notices/notice-kind.ts'
import type { Language } from '#shared/constants/languages.ts'
import { momentInZone } from './moment-in-zone.ts'
import type { TournamentValues } from './tournament-entries.ts'

const TOPIC = 'tournaments'
type Titles = Pick<TournamentValues, 'title_ru' | 'title_en'>

/** The title in a language, or in the other. */
export const titleIn = ({ title_ru, title_en }: Titles, language: Language): string =>
  (language === 'ru' ? (title_ru ?? title_en) : (title_en ?? title_ru)) ?? ''

export const tournamentMovedNotice = defineNotice<Titles & { startsAt: string; timeZone: string }>(
  'tournament_moved',
  {
    ru: ({ startsAt, timeZone, ...titles }) =>
      `Турнир «${titleIn(titles, 'ru')}» начнётся ${momentInZone(startsAt, 'ru', timeZone)}. Ваше место за вами.`,
    en: ({ startsAt, timeZone, ...titles }) =>
      `The tournament “${titleIn(titles, 'en')}” starts ${momentInZone(startsAt, 'en', timeZone)}. Your place is kept.`,
  },
  TOPIC,
)

export const tournamentCancelledNotice = defineNotice<Titles>(
  'tournament_cancelled',
  {
    ru: (titles) => `Турнир «${titleIn(titles, 'ru')}», на который вы записались, отменён.`,
    en: (titles) => `The tournament “${titleIn(titles, 'en')}” you registered for is cancelled.`,
  },
  TOPIC,
)

export const tournamentRemovalNotice = defineNotice<Titles & { reason: string }>(
  'tournament_removal',
  {
    ru: ({ reason, ...titles }) =>
      `Команда сняла вас с турнира «${titleIn(titles, 'ru')}». Причина: ${reason}`,
    en: ({ reason, ...titles }) =>
      `Staff took you out of the tournament “${titleIn(titles, 'en')}”. The reason: ${reason}`,
  },
  TOPIC,
)

export const tournamentReturnNotice = defineNotice<Titles>(
  'tournament_return',
  {
    ru: (titles) => `Вы снова участник турнира «${titleIn(titles, 'ru')}».`,
    en: (titles) => `You are in the tournament “${titleIn(titles, 'en')}” again.`,
  },
  TOPIC,
)

export const tournamentNotices = [
  tournamentMovedNotice,
  tournamentCancelledNotice,
  tournamentRemovalNotice,
  tournamentReturnNotice,
] as const
