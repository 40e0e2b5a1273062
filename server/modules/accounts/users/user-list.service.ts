import { type CurrentUser, seesPersonalData } from '#server/lib/current-user.ts'
import { seenBy } from '#server/modules/accounts/rules/personal-view.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import { USERS_COUNTED_MAX } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'
import type { User, UserExport, UserSearch, UserSort } from '#shared/contract/accounts/users.ts'
import type { UserAccess } from './user-access.service.ts'
import type { UserFilter, UserListStore } from './user-list.store.ts'
import type { UserRow, UsersStore } from './users.store.ts'
import { usersCsv } from './users-csv.ts'

/** So many are in memory at once while a list is written to a file. */
const EXPORT_BATCH = 500

export type UserListService = ReturnType<typeof createUserListService>
export function createUserListService({
  users,
  userList,
  access,
  audit,
  now,
}: {
  users: Pick<UsersStore, 'count'>
  userList: UserListStore
  access: UserAccess
  audit: AuditService
  now: () => Date
}) {
  return {
    async list({ search, role, sort, page, pageSize }: UserSearch, reader: CurrentUser) {
      const filter = { search, role, byNameAlone: !seesPersonalData(reader) }
      const { isCounted, ...size } = await measure(filter)
      const offset = (page - 1) * pageSize
      const rows = await userList.list({ filter, isCounted, sort, limit: pageSize, offset })
      const data = (await access.present(rows)).map((user) => seenBy(reader, user))
      return { data, ...size, page, pageSize }
    },

    /** Written to the log before the first line leaves, as one that breaks off has left as well. */
    async export({ sort, ...asked }: UserExport, reader: CurrentUser, language: Language) {
      const after = { ...asked, sort }
      const filter = { ...asked, byNameAlone: !seesPersonalData(reader) }
      await audit.record({
        noun: userAudit,
        action: 'export',
        nounId: 0,
        actorId: reader.id,
        before: null,
        after,
      })
      const name = `users-${now().toISOString().slice(0, 10)}.csv`
      return {
        name,
        type: 'text/csv',
        content: usersCsv(listAll(filter, sort), language, seesPersonalData(reader)),
      }
    },
  }

  /** Matches are counted up to a limit: of most searches that is all, and of the others nobody needs to know. */
  async function measure(filter: UserFilter) {
    if (!filter.search && !filter.role)
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
