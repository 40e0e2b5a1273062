/** Players register for tournaments, and withdraw. */
import { AppError } from '#server/lib/app-error.ts'
import type { FiguresOf } from '#server/lib/games/account-figures.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { Parts } from '#shared/constants/parts.ts'
import { partOfGame } from '#shared/contract/content/collections/game-field.ts'
import { stateOf } from '#shared/contract/content/collections/tournament-state.ts'
import { REGISTRATIONS_TOPIC } from '#shared/contract/games/tournaments.ts'
import type { RegistrationsStore } from './registrations.store.ts'
import { knownStartOf, type TournamentEntries, valuesOf } from './tournament-entries.ts'

export type RegistrationsService = ReturnType<typeof createRegistrationsService>
export function createRegistrationsService({
  registrations,
  entries,
  parts,
  figuresOf,
  invalidation,
  now,
}: {
  registrations: RegistrationsStore
  entries: TournamentEntries
  parts: () => Promise<Parts>
  figuresOf: FiguresOf
  invalidation: CacheInvalidationService
  now: () => Date
}) {
  /** What the kept pages show is stale; they are told at most once a second. */
  let isStale = false
  invalidation.onInvalidate((topic) => {
    if (topic === REGISTRATIONS_TOPIC) isStale = true
  })

  return {
    async listOwn({ id }: { id: number }) {
      return (await registrations.listOf(id)).map((row) => ({
        tournamentId: row.tournament_id,
        registeredAt: new Date(row.registered_at).toISOString(),
        removalReason: row.removed_at === null ? null : (row.removal_reason ?? ''),
      }))
    },

    /** One after another for each tournament, so that there are never more than places. */
    register: (tournamentId: number, player: { id: number }) =>
      invalidation.change(REGISTRATIONS_TOPIC, async () => {
        const tournament = await findOpenToAll(tournamentId)
        const { capacity, minimumLevel, registrationUrl, ...schedule } = valuesOf(tournament)
        const before = await registrations.findOf(tournamentId, player.id)
        if (before?.removed_at === null)
          return presentOwn(tournamentId, before.registered_at, await registrations.count(tournamentId))
        if (before) throw new AppError('requirements_not_met', { details: removedBy(before.removal_reason) })
        const at = now()
        const registered = await registrations.count(tournamentId)
        const { isRegistrationOpen } = stateOf({ ...schedule, capacity }, at, registered)
        if (tournament.isSample || registrationUrl !== null || !isRegistrationOpen)
          throw new AppError('registration_closed')
        const account = await registrations.findLevel(player.id)
        if (!account) throw new AppError('not_signed_in')
        const level = (await figuresOf([player.id])).get(player.id)?.level ?? account.level
        if (level < minimumLevel)
          throw new AppError('requirements_not_met', { details: levels(minimumLevel, level) })
        if (registered >= capacity) throw new AppError('tournament_full')
        await registrations.insert({
          tournament_id: tournamentId,
          user_id: player.id,
          registered_at: at.getTime(),
          known_start: knownStartOf(tournament),
        })
        return presentOwn(tournamentId, at.getTime(), registered + 1)

        function presentOwn(id: number, registeredAt: number, count: number) {
          return {
            tournamentId: id,
            registeredAt: new Date(registeredAt).toISOString(),
            participants: `${count}/${capacity}`,
          }
        }
      }),

    withdraw: (tournamentId: number, player: { id: number }): Promise<void> =>
      invalidation.change(REGISTRATIONS_TOPIC, async () => {
        const tournament = await findOpenToAll(tournamentId)
        const before = await registrations.findOf(tournamentId, player.id)
        if (!before || before.removed_at !== null) return
        if (!stateOf(valuesOf(tournament), now(), 0).isRegistrationOpen)
          throw new AppError('registration_closed')
        await registrations.delete(before.id)
      }),

    /** Has what shows tournaments made anew where somebody has come or gone. Meant to be called every second. */
    async refreshShown(): Promise<void> {
      if (!isStale) return
      isStale = false
      invalidation.invalidate('collections')
    },

    removeOfSamples: registrations.removeOfSamples,
  }

  /** @throws {AppError} `not_found` where there is none, `part_off` where it belongs to what the site does without */
  async function findOpenToAll(id: number) {
    const tournament = await entries.findForChange('tournaments', id)
    if (!tournament) throw new AppError('not_found')
    const part = partOfGame(tournament.values)
    if (part && !(await parts())[part]) throw new AppError('part_off')
    return tournament
  }
}

const levels = (needed: number, own: number) => ({
  ru: `Нужен уровень ${needed}, у вас ${own}.`,
  en: `Level ${needed} is needed, yours is ${own}.`,
})

const removedBy = (reason: string | null) => ({
  ru: `Команда сняла вас с турнира: ${reason ?? ''}`,
  en: `Staff took you out of the tournament: ${reason ?? ''}`,
})
