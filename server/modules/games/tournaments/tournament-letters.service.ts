/** Tells those registered when a tournament is moved or cancelled, some at a time, so that thousands hold nobody up. */
import type { Database } from '#server/db/database.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { MailService, WriteLetter } from '#server/modules/platform/mail/mail.service.ts'
import type { NoticeChoicesService } from '#server/modules/platform/notices/choices/notice-choices.service.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import { addresses } from '#shared/addresses.ts'
import { stateOf } from '#shared/contract/content/collections/tournament-state.ts'
import { fill } from '#shared/texts/words.ts'
import { momentInZone } from './moment-in-zone.ts'
import type { RegistrationsStore } from './registrations.store.ts'
import { CANCELLED, knownStartOf, type TournamentEntries, valuesOf } from './tournament-entries.ts'
import { tournamentLetterWords } from './tournament-letter.texts.ts'
import { titleIn, tournamentCancelledNotice, tournamentMovedNotice } from './tournament-notices.ts'

/** As the queue of letters knows them. */
export const TOURNAMENT_LETTER = 'tournament'
const PIECE = 200

type Entry = Awaited<ReturnType<TournamentEntries['list']>>[number]

export function createTournamentLettersService({
  registrations,
  entries,
  letters,
  mail,
  notices,
  noticeChoices,
  site,
  invalidation,
  database,
  now,
}: {
  registrations: RegistrationsStore
  entries: Pick<TournamentEntries, 'list'>
  letters: AccountsServices['letters']
  mail: Pick<MailService, 'queueAbout' | 'deliverSoon'>
  notices: Pick<NoticesService, 'tellAll'>
  noticeChoices: Pick<NoticeChoicesService, 'listWanting'>
  site: Pick<SiteService, 'timeZone'>
  invalidation: Pick<CacheInvalidationService, 'onInvalidate'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  /** Whether somebody may not know yet; at the start of a process that is so. */
  let isDue = true
  invalidation.onInvalidate((topic) => {
    if (topic === 'collections') isDue = true
  })

  return {
    /** Queues the letters of a piece of those who have to be told. Meant to be called every second. */
    async tellSome(): Promise<void> {
      if (!isDue) return
      isDue = false
      try {
        const concerned = new Set(await registrations.listTournaments())
        for (const tournament of await entries.list('tournaments'))
          if (concerned.has(tournament.id) && !tournament.isSample && (await tellOf(tournament))) isDue = true
      } catch (error) {
        isDue = true
        throw error
      }
    },

    /** Says how things stand as the letter is written; there is none for whoever has withdrawn, or wants none. */
    writeLetter: (async (userId, about) => {
      const tournament = (await entries.list('tournaments')).find(({ id }) => id === about)
      const reader = tournament && (await registrations.findReader(tournament.id, userId))
      if (!reader) return null
      const [wanting] = await noticeChoices.listWanting([userId], 'tournaments', 'mail')
      if (wanting === undefined) return null
      const letter = await letters.write(reader, tournamentLetterWords, ({ words, language, site }) => {
        const told = valuesOf(tournament)
        const title = titleIn(told, language)
        const start = momentInZone(told.startsAt ?? '', language, site.timeZone)
        const values = { title, start, reason: reader.removal_reason ?? '' }
        const kind =
          reader.removed_at !== null
            ? 'removed'
            : knownStartOf(tournament) === CANCELLED
              ? 'cancelled'
              : 'start'
        return {
          subject: fill(words[`${kind}Subject`], values),
          told: [fill(words[kind], values)],
          closing: kind === 'start' ? words.startClosing : words.closing,
          path: addresses.tournaments,
        }
      })
      return { to: reader.email, isConfirmed: reader.email_verified_at !== null, letter }
    }) satisfies WriteLetter as WriteLetter,
  }

  /** Whether there are more of them. Of what is over nobody is told, only noted. */
  async function tellOf(tournament: Entry): Promise<boolean> {
    const start = knownStartOf(tournament)
    const timeZone = await site.timeZone()
    const corrected = await database.transaction(async () => {
      const some = await registrations.correct(tournament.id, start, PIECE)
      const told = some.filter(({ known_start }) => isToCome(tournament, known_start))
      const userIds = told.map(({ user_id }) => user_id)
      await mail.queueAbout(TOURNAMENT_LETTER, userIds, tournament.id)
      const { title_ru, title_en, startsAt } = valuesOf(tournament)
      const titles = { title_ru, title_en }
      const url = addresses.tournaments
      await (start === CANCELLED || startsAt === null
        ? notices.tellAll(userIds, { kind: tournamentCancelledNotice, values: titles, url })
        : notices.tellAll(userIds, {
            kind: tournamentMovedNotice,
            values: { ...titles, startsAt, timeZone },
            url,
          }))
      return some
    })
    if (corrected.length > 0) mail.deliverSoon()
    return corrected.length === PIECE
  }

  /** Whether somebody who believed that it starts then has anything to expect or to miss. */
  function isToCome(tournament: Entry, believed: string): boolean {
    const at = now()
    const schedule = valuesOf(tournament)
    const isOver = (startsAt: string | null) =>
      stateOf({ ...schedule, startsAt, isCancelled: false }, at, 0).status === 'completed'
    return !isOver(schedule.startsAt) || (believed !== CANCELLED && !isOver(believed))
  }
}
