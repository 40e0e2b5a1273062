import { sql } from 'kysely'
import { containing } from '#server/db/containing.ts'
import type { Database } from '#server/db/database.ts'
import type { RegistrationSort } from '#shared/contract/games/tournaments.ts'

type Selection = { search?: string | undefined; sort: RegistrationSort; limit: number; offset: number }

/** No two stand at one place: names are taken once, and whoever comes later has the higher id. */
const SORTS = {
  'registered-asc': ['registration.id', 'asc'],
  'registered-desc': ['registration.id', 'desc'],
  'username-asc': ['users.username_folded', 'asc'],
  'username-desc': ['users.username_folded', 'desc'],
} as const

export type RegistrationsStore = ReturnType<typeof createRegistrationsStore>
export function createRegistrationsStore(database: Database) {
  const ofTournament = (tournamentId: number) =>
    database.query.selectFrom('tournament_registrations').where('tournament_id', '=', tournamentId)

  const withNames = () =>
    database.query
      .selectFrom('tournament_registrations as registration')
      .innerJoin('users', 'users.id', 'registration.user_id')
      .select([
        'registration.id',
        'registration.tournament_id',
        'registration.user_id',
        'registration.registered_at',
        'registration.removed_at',
        'registration.removal_reason',
        'users.username',
        'users.level',
        'users.banned_at',
        'users.ban_ends_at',
      ])

  const matching = (tournamentId: number, search: string | undefined) => {
    const all = withNames().where('registration.tournament_id', '=', tournamentId)
    return search ? all.where(containing('users.username_folded', search)) : all
  }

  return {
    /** How many take part in each tournament. */
    countAll: async (): Promise<ReadonlyMap<number, number>> =>
      new Map(
        (
          await database.query
            .selectFrom('tournament_registrations')
            .where('removed_at', 'is', null)
            .select((rows) => ['tournament_id', rows.fn.countAll<number>().as('count')])
            .groupBy('tournament_id')
            .execute()
        ).map(({ tournament_id, count }) => [tournament_id, count]),
      ),
    async count(tournamentId: number): Promise<number> {
      const { count } = await ofTournament(tournamentId)
        .where('removed_at', 'is', null)
        .select((rows) => rows.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
    findOf: (tournamentId: number, userId: number) =>
      ofTournament(tournamentId).where('user_id', '=', userId).selectAll().executeTakeFirst(),
    listOf: (userId: number) =>
      database.query
        .selectFrom('tournament_registrations')
        .where('user_id', '=', userId)
        .selectAll()
        .orderBy('id')
        .execute(),
    findLevel: (userId: number) =>
      database.query.selectFrom('users').select('level').where('id', '=', userId).executeTakeFirst(),
    async insert(registration: {
      tournament_id: number
      user_id: number
      registered_at: number
      known_start: string
    }): Promise<void> {
      await database.query
        .insertInto('tournament_registrations')
        .values({ ...registration, removed_at: null, removal_reason: null })
        .execute()
    },
    async delete(id: number): Promise<void> {
      await database.query.deleteFrom('tournament_registrations').where('id', '=', id).execute()
    },

    find: (id: number) => withNames().where('registration.id', '=', id).executeTakeFirst(),
    list: (tournamentId: number, { search, sort, limit, offset }: Selection) => {
      const [place, direction] = SORTS[sort]
      return matching(tournamentId, search).orderBy(place, direction).limit(limit).offset(offset).execute()
    },
    /** Those behind one of them. */
    listBehind: (tournamentId: number, id: number, limit: number) =>
      matching(tournamentId, undefined)
        .where('registration.id', '>', id)
        .orderBy('registration.id')
        .limit(limit)
        .execute(),
    async countFound(tournamentId: number, search: string | undefined): Promise<number> {
      const { count } = await matching(tournamentId, search)
        .clearSelect()
        .select((rows) => rows.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
    /** Takes a player out, or with null lets them back in; false when it is so already. */
    async setRemoved(id: number, removal: { at: number; reason: string } | null): Promise<boolean> {
      const row = await database.query
        .updateTable('tournament_registrations')
        .set({ removed_at: removal?.at ?? null, removal_reason: removal?.reason ?? null })
        .where('id', '=', id)
        .where('removed_at', removal === null ? 'is not' : 'is', null)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** For which tournaments anybody is registered. */
    listTournaments: async (): Promise<number[]> =>
      (
        await database.query
          .selectFrom('tournament_registrations')
          .select('tournament_id')
          .distinct()
          .execute()
      ).map(({ tournament_id }) => tournament_id),
    /** Notes when it starts with some of those who believe otherwise; who they are, and what they believed. */
    async correct(tournamentId: number, start: string, limit: number) {
      const wrong = await ofTournament(tournamentId)
        .where('known_start', '<>', start)
        .where('removed_at', 'is', null)
        .select(['id', 'user_id', 'known_start'])
        .limit(limit)
        .execute()
      if (wrong.length === 0) return []
      const corrected = await database.query
        .updateTable('tournament_registrations')
        .set({ known_start: start })
        .where(
          'id',
          'in',
          wrong.map(({ id }) => id),
        )
        .where('known_start', '<>', start)
        .returning('id')
        .execute()
      const ids = new Set(corrected.map(({ id }) => id))
      return wrong.filter(({ id }) => ids.has(id))
    },
    /** Whom a letter about a tournament goes to; nobody who has withdrawn. */
    findReader: (tournamentId: number, userId: number) =>
      database.query
        .selectFrom('tournament_registrations as registration')
        .innerJoin('users', 'users.id', 'registration.user_id')
        .where('registration.tournament_id', '=', tournamentId)
        .where('registration.user_id', '=', userId)
        .select([
          'registration.removal_reason',
          'registration.removed_at',
          'users.username',
          'users.email',
          'users.email_verified_at',
          'users.language',
        ])
        .executeTakeFirst(),
    /** What became a sample again takes no registrations. */
    async removeOfSamples(): Promise<void> {
      await database.query
        .deleteFrom('tournament_registrations')
        .where(sql<boolean>`tournament_id in (select id from collection_entries where is_sample = 1)`)
        .execute()
    },
  }
}
export type StaffRegistrationRow = NonNullable<Awaited<ReturnType<RegistrationsStore['find']>>>
