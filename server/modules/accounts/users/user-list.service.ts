import { AppError } from '#server/lib/app-error.ts'
import { type CurrentUser, seesPersonalData } from '#server/lib/current-user.ts'
import { shortenAddress } from '#server/lib/net/network-of.ts'
import { networkRange } from '#server/lib/net/network-range.ts'
import { seenBy } from '#server/modules/accounts/rules/personal-view.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { SecurityTrail } from '#server/modules/platform/security/security-trail.service.ts'
import { USERS_COUNTED_MAX } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'
import type { User, UserExport, UserSearch, UserSort } from '#shared/contract/accounts/users.ts'
import { toZoneTime } from '#shared/zone-time.ts'
import type { UserAccess } from './user-access.service.ts'
import type { UserFilter, UserListStore } from './user-list.store.ts'
import type { UserRow, UsersStore } from './users.store.ts'
import { usersCsv } from './users-csv.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LONG_AGO_DAYS = 30
/** So many are in memory at once while a list is written to a file. */
const EXPORT_BATCH = 500

export type UserListService = ReturnType<typeof createUserListService>
export function createUserListService({
  users,
  userList,
  access,
  audit,
  security,
  timeZone,
  now,
}: {
  users: Pick<UsersStore, 'count'>
  userList: UserListStore
  access: UserAccess
  audit: AuditService
  security: Pick<SecurityTrail, 'flush'>
  /** The community's. */
  timeZone: () => Promise<string>
  now: () => Date
}) {
  return {
    /** @throws {AppError} `not_allowed` where a network is looked for that the reader may not see */
    async list({ sort, page, pageSize, ...asked }: UserSearch, reader: CurrentUser) {
      const filter = await filterOf(asked, reader)
      const { isCounted, ...size } = await measure(filter)
      const offset = (page - 1) * pageSize
      const rows = await userList.list({ filter, isCounted, sort, limit: pageSize, offset })
      const data = (await access.present(rows)).map((user) => seenBy(reader, user))
      return { data, ...size, page, pageSize }
    },

    /** Written to the log before the first line leaves, as one that breaks off has left as well. */
    async export({ sort, ...asked }: UserExport, reader: CurrentUser, language: Language) {
      const after = { ...asked, sort }
      const filter = await filterOf(asked, reader)
      await audit.record({
        noun: userAudit,
        action: 'export',
        nounId: 0,
        actorId: reader.id,
        before: null,
        after,
      })
      const zone = await timeZone()
      const name = `users-${toZoneTime(now().toISOString(), zone).slice(0, 10)}.csv`
      return {
        name,
        type: 'text/csv',
        content: usersCsv(listAll(filter, sort), { language, zone }, seesPersonalData(reader)),
      }
    },
  }

  async function filterOf(
    { search, role, banned, unverified, seen, network }: Omit<UserExport, 'sort'>,
    reader: CurrentUser,
  ): Promise<UserFilter> {
    const isWhole = seesPersonalData(reader)
    if (network && !isWhole) throw new AppError('not_allowed')
    const range = network ? networkRange(network) : undefined
    if (range === null) throw new AppError('validation_failed', { fields: { network: 'networkInvalid' } })
    if (range) await security.flush()
    const time = now().getTime()
    return {
      ...(search && { search }),
      ...(role && { role }),
      ...(range && { network: { ...range, around: networkAround(network) } }),
      ...(banned && { bannedAt: time }),
      ...(unverified && { isUnverified: true }),
      ...(seen && { seenBefore: seenBefore(seen, time) }),
      byNameAlone: !isWhole,
    }
  }

  /** Matches are counted up to a limit: of most searches that is all, and of the others nobody needs to know. */
  async function measure(filter: UserFilter) {
    const { byNameAlone: _, ...conditions } = filter
    if (Object.keys(conditions).length === 0)
      return { total: await users.count(), hasMore: false, isCounted: false }
    const found = await userList.countFound(filter)
    const hasMore = found > USERS_COUNTED_MAX
    return { total: Math.min(found, USERS_COUNTED_MAX), hasMore, isCounted: !hasMore }
  }

  async function* listAll(filter: UserFilter, sort: UserSort): AsyncIterable<User[]> {
    const { isCounted } = await measure(filter)
    let after: UserRow | undefined
    do {
      const rows = await userList.list({ filter, isCounted, sort, limit: EXPORT_BATCH, after })
      yield await access.present(rows)
      after = rows.length === EXPORT_BATCH ? rows.at(-1) : undefined
    } while (after)
  }
}

/** As networks are kept once their addresses are forgotten. */
const networkAround = (network = '') => shortenAddress(network.split('/')[0] ?? '')

/** Null for those who were never seen; a day ends the time before it. */
function seenBefore(seen: NonNullable<UserExport['seen']>, time: number): number | null {
  if (seen === 'never') return null
  return seen === 'over-30-days' ? time - LONG_AGO_DAYS * DAY_MS : Date.parse(seen)
}
