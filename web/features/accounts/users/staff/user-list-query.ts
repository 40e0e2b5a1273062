/** The list of users as the address asks for it. */
import { USERS_SEARCH_MAX } from '#shared/constants/content-limits.ts'
import { SECURITY_NETWORK_MAX } from '#shared/constants/security/security-events.ts'
import { SEEN_CHOICES, USER_SORTS, type UserExport, type UserSort } from '#shared/contract/accounts/users.ts'
import { searchIn } from '#web/routing/use-address-query.ts'
import type { UserListQuery } from './users.queries.ts'

/** What the list is filtered by and how it is ordered; empty and false where it is not. */
export type UserChoices = {
  search: string
  role: string
  banned: boolean
  unverified: boolean
  seen: string
  network: string
  sort: UserSort
}

export function choicesIn(query: URLSearchParams): UserChoices {
  const seen = query.get('seen') ?? ''
  return {
    search: searchIn(query, USERS_SEARCH_MAX),
    role: query.get('role')?.slice(0, 100) ?? '',
    banned: query.get('banned') === 'true',
    unverified: query.get('unverified') === 'true',
    seen: isDay(seen) || SEEN_CHOICES.some((choice) => choice === seen) ? seen : '',
    network: query.get('network')?.trim().slice(0, SECURITY_NETWORK_MAX) ?? '',
    sort: USER_SORTS.find((sort) => sort === query.get('sort')) ?? USER_SORTS[0],
  }
}

export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** What the file of the list is asked for by. */
export const exportOf = ({
  search,
  role,
  banned,
  unverified,
  seen,
  network,
  sort,
}: UserChoices): UserExport => ({
  ...(search && { search }),
  ...(role && { role }),
  ...(banned && { banned }),
  ...(unverified && { unverified }),
  ...(seen && { seen }),
  ...(network && { network }),
  sort,
})

export function listQueryOf(choices: UserChoices, page: number): UserListQuery {
  const { banned, unverified, ...texts } = exportOf(choices)
  return {
    ...texts,
    ...(banned && { banned: 'true' as const }),
    ...(unverified && { unverified: 'true' as const }),
    page: String(page),
  }
}

/** Takes every filter away, and leaves the order. */
export const NO_CHOICES = {
  search: null,
  role: null,
  banned: null,
  unverified: null,
  seen: null,
  network: null,
  page: null,
} as const
