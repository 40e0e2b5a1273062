import type { Database } from '#server/db/database.ts'
import type { RolesStore } from '#server/modules/accounts/roles/roles.store.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import { banEndedNotice, rolesNotice } from './account-notices.ts'
import { createUserAccountsService } from './user-accounts.service.ts'
import { createUserBansService } from './user-bans.service.ts'
import { createUserListService } from './user-list.service.ts'
import { createUserListStore } from './user-list.store.ts'
import { createUserRolesService } from './user-roles.service.ts'
import { createUserSessionsService } from './user-sessions.service.ts'
import type { UserServices } from './users.routes.ts'

type Tools = Omit<Parameters<typeof createUserAccountsService>[0], 'userRoles'> &
  Omit<Parameters<typeof createUserListService>[0], 'userList'> &
  Parameters<typeof createUserBansService>[0] &
  Parameters<typeof createUserSessionsService>[0] & { roles: RolesStore; notices: NoticesService }

/** What staff do with accounts. */
export function wireUsers(database: Database, { roles, ...tools }: Tools): UserServices {
  tools.notices.enlist(rolesNotice, banEndedNotice)
  return {
    list: createUserListService({ ...tools, userList: createUserListStore(database) }),
    accounts: createUserAccountsService({
      ...tools,
      userRoles: createUserRolesService({ roles, now: tools.now }),
    }),
    bans: createUserBansService(tools),
    sessions: createUserSessionsService(tools),
  }
}
