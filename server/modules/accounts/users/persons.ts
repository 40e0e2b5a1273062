/**
 * What the wings below know of accounts: each enlists in its wiring, and accounts ask without knowing them. Rows of a
 * deleted account stay; their foreign key forgets who wrote them (`on delete set null`).
 */

import type { UserDetails } from '#shared/contract/accounts/users.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'

export type Traces = {
  /** Public content that shows the names of accounts: cached pages of it are dropped when an account is renamed or deleted. */
  topics: readonly ContentTopic[]
  /** The latest of what the account has written. */
  listReviews?(userId: number): Promise<UserDetails['reviews']>
}

export type Persons = ReturnType<typeof createPersons>
export function createPersons() {
  const enlisted: Traces[] = []
  return {
    enlist(traces: Traces): void {
      enlisted.push(traces)
    },
    listTopics: (): ContentTopic[] => enlisted.flatMap(({ topics }) => topics),
    listReviews: async (userId: number): Promise<UserDetails['reviews']> =>
      (
        await Promise.all(enlisted.map(async ({ listReviews }) => (await listReviews?.(userId)) ?? []))
      ).flat(),
  }
}
