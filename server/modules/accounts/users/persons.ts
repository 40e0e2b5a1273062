/**
 * What the wings below know of accounts: each enlists in its wiring, and accounts ask without knowing them. Rows of a
 * deleted account stay; their foreign key forgets who wrote them (`on delete set null`).
 */

import type { RawBuilder } from 'kysely'
import type { AccountFigures, FiguresOf } from '#server/lib/games/account-figures.ts'
import type { ToldAchievement } from '#server/lib/games/told-achievement.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { UserDetails } from '#shared/contract/accounts/users.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'

export type Traces = {
  /** Public content that shows the names of accounts: cached pages of it are dropped when an account is renamed or deleted. */
  topics: readonly ContentTopic[]
  /** No other change of this topic is under way meanwhile, as it holds the same rows in another order. */
  inTurn?: ContentTopic
  /** The latest of what the account has written. */
  listReviews?(userId: number): Promise<UserDetails['reviews']>
  /** Rows of a `member` whose `user_id` is that of an account with a name elsewhere that begins so. */
  namedElsewhere?(folded: string): RawBuilder<unknown>
  /** What accounts have come to in the games. */
  figuresOf?: FiguresOf
  /** What an account was honored for, the latest first. */
  achievementsOf?(userId: number): Promise<ToldAchievement[]>
}

export type Persons = ReturnType<typeof createPersons>
export function createPersons({ invalidation }: { invalidation: Pick<CacheInvalidationService, 'change'> }) {
  const enlisted: Traces[] = []
  return {
    enlist(traces: Traces): void {
      enlisted.push(traces)
    },
    /**
     * Runs what changes how accounts are shown, or whether, in one transaction: whatever shows them changes with them. Repeatable,
     * as many rows go with an account that games may tell of at the same moment.
     */
    changeShown<T>(work: () => Promise<T>): Promise<T> {
      const inTurn = enlisted.find((traces) => traces.inTurn)?.inTurn
      const topics = enlisted.flatMap((traces) => traces.topics)
      return invalidation.change(topics, work, { inTurn, isRepeatable: true })
    },
    namedElsewhere: (folded: string): RawBuilder<unknown>[] =>
      enlisted.flatMap((traces) => traces.namedElsewhere?.(folded) ?? []),
    listReviews: async (userId: number): Promise<UserDetails['reviews']> =>
      (
        await Promise.all(enlisted.map(async ({ listReviews }) => (await listReviews?.(userId)) ?? []))
      ).flat(),
    listAchievements: async (userId: number): Promise<ToldAchievement[]> =>
      (
        await Promise.all(enlisted.map(async ({ achievementsOf }) => (await achievementsOf?.(userId)) ?? []))
      ).flat(),
    /** Of whom no game has told anything there is nothing. */
    async figuresOf(userIds: readonly number[]): Promise<ReadonlyMap<number, AccountFigures>> {
      const told = await Promise.all(
        enlisted.map(async ({ figuresOf }) => [...((await figuresOf?.(userIds)) ?? [])]),
      )
      return new Map(told.flat())
    },
  }
}
