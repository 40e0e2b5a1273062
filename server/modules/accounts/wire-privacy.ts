/** What people hold in their own hands: where they are signed in, what they consent to, the copy of what is kept about them, and its end. */
import type { Database } from '#server/db/database.ts'
import type { Serve } from '#server/http/serve.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import type { ApiKeysStore } from './api-keys/api-keys.store.ts'
import { consentsRoutes } from './consents/consents.routes.ts'
import type { ConsentsService } from './consents/consents.service.ts'
import { deletionRoutes } from './deletion/deletion.routes.ts'
import { wireDeletion } from './deletion/wire-deletion.ts'
import type { EmailChangeService } from './email-change/email-change.service.ts'
import { createEmailUndosStore } from './email-change/email-undos.store.ts'
import { enlistPersonalData } from './enlist-personal-data.ts'
import type { LedgerService } from './ledger/ledger.service.ts'
import type { MailedLinksService } from './mailed-links/mailed-links.service.ts'
import { ownDataRoutes } from './own-data/own-data.routes.ts'
import { createOwnDataService } from './own-data/own-data.service.ts'
import type { PasskeysService } from './passkeys/passkeys.service.ts'
import type { RolesStore } from './roles/roles.store.ts'
import { ownSessionsRoutes } from './sessions/own-sessions.routes.ts'
import { createOwnSessionsService } from './sessions/own-sessions.service.ts'
import type { SessionsService } from './sessions/sessions.service.ts'
import type { SessionsStore } from './sessions/sessions.store.ts'
import type { SignInBrake } from './sign-in-brake/sign-in-brake.service.ts'
import { createLeavingUsersStore } from './users/leaving-users.store.ts'
import type { Persons } from './users/persons.ts'
import type { UsersStore } from './users/users.store.ts'

export function wirePrivacy({
  database,
  now,
  platform,
  accounts,
}: {
  database: Database
  now: () => Date
  platform: Pick<PlatformServices, 'audit' | 'mail' | 'personalData' | 'security' | 'site'>
  accounts: {
    users: UsersStore
    roles: RolesStore
    sessions: SessionsService
    sessionsStore: SessionsStore
    brake: SignInBrake
    links: MailedLinksService
    emailChange: EmailChangeService
    persons: Persons
    keys: ApiKeysStore
    ledger: LedgerService
    passkeys: Pick<PasskeysService, 'forgetAnswered'>
    consents: ConsentsService
  }
}) {
  const { personalData, security, site } = platform
  const { deletion, erasing } = wireDeletion({
    ...platform,
    ...accounts,
    leaving: createLeavingUsersStore(database),
    formerAddresses: createEmailUndosStore(database),
    now,
  })
  enlistPersonalData(personalData, { ...accounts, deletion })
  const ownData = createOwnDataService({ personalData, security, site, now })
  return {
    erasing,
    routes(serve: Serve): void {
      ownSessionsRoutes(serve, createOwnSessionsService({ sessions: accounts.sessionsStore, now }))
      ownDataRoutes(serve, ownData)
      consentsRoutes(serve, accounts.consents)
      deletionRoutes(serve, deletion)
    },
  }
}
