import type { Serve } from '#server/http/serve.ts'
import { CLEANUP_MS, type WingTools } from '#server/http/wing.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { ContentServices } from '#server/modules/content/content.wiring.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { REGISTRATIONS_TOPIC } from '#shared/contract/games/tournaments.ts'
import { registrationsData } from './registrations.personal.ts'
import { registrationsRoutes } from './registrations.routes.ts'
import { createRegistrationsService } from './registrations.service.ts'
import { createRegistrationsStore } from './registrations.store.ts'
import { createStaffRegistrationsService } from './staff-registrations.service.ts'
import { lacksWinner } from './tournament-entries.ts'
import { tournamentLetterWords } from './tournament-letter.texts.ts'
import { createTournamentLettersService, TOURNAMENT_LETTER } from './tournament-letters.service.ts'
import { tournamentNotices } from './tournament-notices.ts'

/** How long what shows tournaments may lag behind those who register: a flood of them empties no cache more often. */
const SHOWN_CHECK_MS = 1_000

export function wireTournaments({
  database,
  now,
  platform: { audit, invalidation, mail, noticeChoices, notices, pending, personalData, site, words },
  accounts: { isBanned, letters, persons },
  content: { entries },
}: Pick<WingTools, 'database' | 'now'> & {
  platform: PlatformServices
  accounts: AccountsServices
  content: ContentServices
}) {
  const registrationsStore = createRegistrationsStore(database)
  const tournamentTools = { registrations: registrationsStore, entries, invalidation, database, now }
  const registrations = createRegistrationsService({
    ...tournamentTools,
    parts: site.parts,
    figuresOf: persons.figuresOf,
  })
  const staffRegistrations = createStaffRegistrationsService({
    ...tournamentTools,
    isBanned,
    figuresOf: persons.figuresOf,
    audit,
    mail,
    notices,
    timeZone: site.timeZone,
  })
  const tournamentLetters = createTournamentLettersService({
    ...tournamentTools,
    letters,
    mail,
    notices,
    noticeChoices,
    site,
  })
  notices.enlist(...tournamentNotices)
  entries.enlistCounts('tournaments', registrationsStore.countAll)
  persons.enlist({ topics: [REGISTRATIONS_TOPIC] })
  words.enlist(tournamentLetterWords)
  personalData.enlist(registrationsData)
  mail.enlist(TOURNAMENT_LETTER, tournamentLetters.writeLetter)

  pending.enlist({
    tournaments: {
      permission: 'manage_content',
      count: async () =>
        (await entries.list('tournaments')).filter((entry) => lacksWinner(entry, now())).length,
    },
  })

  return {
    routes: (serve: Serve) => registrationsRoutes(serve, registrations, staffRegistrations),
    background: [
      { every: SHOWN_CHECK_MS, run: () => registrations.refreshShown() },
      { every: SHOWN_CHECK_MS, run: () => tournamentLetters.tellSome() },
      { every: CLEANUP_MS, run: () => registrations.removeOfSamples() },
    ],
  }
}
