import type { Database } from '#server/db/database.ts'
import type { RolesStore } from '#server/modules/accounts/roles/roles.store.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import { banEndedNotice, banOverNotice, rolesNotice } from './account-notices.ts'
import { createEndedBansStore } from './bans/ended-bans.store.ts'
import { createUserBansService } from './bans/user-bans.service.ts'
import { createUserAccountsService } from './user-accounts.service.ts'
import { createUserListService } from './user-list.service.ts'
import { createUserListStore } from './user-list.store.ts'
import { createUserRolesService } from './user-roles.service.ts'
import { createUserSessionsService } from './user-sessions.service.ts'
import type { UserServices } from './users.routes.ts'

type Tools = Omit<Parameters<typeof createUserAccountsService>[0], 'userRoles'> &
  Omit<Parameters<typeof createUserListService>[0], 'userList'> &
  Omit<Parameters<typeof createUserBansService>[0], 'endedBans' | 'userRoles' | 'database'> &
  Parameters<typeof createUserSessionsService>[0] & { roles: RolesStore; notices: NoticesService }

/** What staff do with accounts. */
export function wireUsers(database: Database, { roles, ...tools }: Tools): UserServices {
  tools.notices.enlist(rolesNotice, banEndedNotice, banOverNotice)
  const userRoles = createUserRolesService({ roles, now: tools.now })
  return {
    list: createUserListService({ ...tools, userList: createUserListStore(database, tools.persons) }),
    accounts: createUserAccountsService({ ...tools, userRoles }),
    bans: createUserBansService({
      ...tools,
      userRoles,
      endedBans: createEndedBansStore(database),
      database,
    }),
    sessions: createUserSessionsService(tools),
  }
}
