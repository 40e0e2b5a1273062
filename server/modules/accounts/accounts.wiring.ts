/** Who somebody is and what they may do: accounts, their sessions, roles and letters. */
import { CLEANUP_MS, type Wing, type WingTools } from '#server/http/wing.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { accountHelpRoutes } from './account-help/account-help.routes.ts'
import { wireAccountHelp } from './account-help/wire-account-help.ts'
import { apiKeysRoutes } from './api-keys/api-keys.routes.ts'
import { createApiKeysService } from './api-keys/api-keys.service.ts'
import { createApiKeysStore } from './api-keys/api-keys.store.ts'
import { appealsRoutes } from './appeals/appeals.routes.ts'
import { wireAppeals } from './appeals/wire-appeals.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { createAuthService } from './auth/auth.service.ts'
import { enlistPasswordNotice } from './auth/password-notice.ts'
import { createSignInTrial } from './auth/sign-in-trial.ts'
import { confirmationRoutes } from './confirmation/confirmation.routes.ts'
import { createConfirmationService } from './confirmation/confirmation.service.ts'
import { createConsentsService } from './consents/consents.service.ts'
import { createConsentsStore } from './consents/consents.store.ts'
import { emailChangeRoutes } from './email-change/email-change.routes.ts'
import { wireEmailChange } from './email-change/wire-email-change.ts'
import { firstAdministratorRoutes } from './first-administrator/first-administrator.routes.ts'
import { createFirstAdministratorService } from './first-administrator/first-administrator.service.ts'
import { wireRenames } from './former-names/wire-renames.ts'
import { wireLedger } from './ledger/wire-ledger.ts'
import { wireMailedLinks } from './mailed-links/wire-mailed-links.ts'
import { passkeysRoutes } from './passkeys/passkeys.routes.ts'
import { createPasskeysService } from './passkeys/passkeys.service.ts'
import { createPasskeysStore } from './passkeys/passkeys.store.ts'
import { playerHeadsRoutes } from './player-heads/player-heads.routes.ts'
import { wirePlayerHeads } from './player-heads/wire-player-heads.ts'
import { createOwnAccountService } from './profile/own-account.service.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { createProfileService } from './profile/profile.service.ts'
import { createProfileStore } from './profile/profile.store.ts'
import { wireProofOfWork } from './proof-of-work/wire-proof-of-work.ts'
import { createBoughtRoles } from './roles/bought-roles.service.ts'
import { createPrivilegedChanges } from './roles/privileged-changes.service.ts'
import { rolesRoutes } from './roles/roles.routes.ts'
import { createRolesService } from './roles/roles.service.ts'
import { createRolesStore } from './roles/roles.store.ts'
import { forWingsBelow } from './rules/for-wings-below.ts'
import { createProvePassword } from './rules/prove-password.ts'
import { factorEndingRoutes } from './second-factor/factor-ending.routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts'
import { wireSecondFactor } from './second-factor/wire-second-factor.ts'
import { enlistNewDeviceLetter } from './sessions/new-device-letter.ts'
import { createSessionsService } from './sessions/sessions.service.ts'
import { createSessionsStore } from './sessions/sessions.store.ts'
import { createSignInBrake } from './sign-in-brake/sign-in-brake.service.ts'
import { createSignInBrakeStore } from './sign-in-brake/sign-in-brake.store.ts'
import { createPersons } from './users/persons.ts'
import { createSeenUsersStore } from './users/seen-users.store.ts'
import { createUserAccess } from './users/user-access.service.ts'
import { createUserNamesStore } from './users/user-names.store.ts'
import { usersRoutes } from './users/users.routes.ts'
import { createUsersStore } from './users/users.store.ts'
import { wireUsers } from './users/wire-users.ts'
import { wirePrivacy } from './wire-privacy.ts'

const BANS_CHECK_MS = 60_000

export type AccountsServices = ReturnType<typeof wireAccounts>['services']
export function wireAccounts({
  config,
  database,
  secrets,
  now,
  log,
  platform,
}: WingTools & { platform: PlatformServices }) {
  const { audit, firstDay, idempotency, invalidation, mail, pending, personalData, security, site } = platform
  const { notices, versioned, webhooks, words } = platform
  const usersStore = createUsersStore(database)
  const rolesStore = createRolesStore(database)
  const sessionsStore = createSessionsStore(database)
  const apiKeysStore = createApiKeysStore(database)
  const letters = { mail, site, words }
  const common = { ...letters, secrets, security, database, now }
  const { find: findUser, findHolder } = usersStore
  const links = wireMailedLinks(database, { findUser, findHolder, ...letters, now })
  const seen = createSeenUsersStore(database)
  const sessions = createSessionsService({ sessions: sessionsStore, users: seen, site, now })
  const privileged = createPrivilegedChanges({ roles: rolesStore, sessions, database })
  const { formerNames, renames } = wireRenames(database, { ...letters, findUser, notices, now })
  const seeing = { users: usersStore, formerNames, roles: rolesStore, privileged, now }
  const access = createUserAccess({ ...seeing, names: createUserNamesStore(database) })
  const passkeysStore = createPasskeysStore(database)
  const { secondFactor, factorEnding } = wireSecondFactor(database, {
    passkeys: passkeysStore,
    users: usersStore,
    isRequired: rolesStore.isSecondFactorRequired,
    access,
    audit,
    notices,
    ...common,
  })
  const passkeys = createPasskeysService({
    ...common,
    passkeys: passkeysStore,
    factor: secondFactor.forPasskeys,
    siteUrl: config.site.url,
  })
  enlistNewDeviceLetter({ sessions: sessionsStore, findUser, site, words, mail, now })
  const brake = createSignInBrake({ counters: createSignInBrakeStore(database), database, now })
  const provePassword = createProvePassword({
    findByLogin: usersStore.findByLogin,
    brake,
    onWrong: (userId) => security.note('sign_in_failed', userId ?? null),
  })
  const emailChange = wireEmailChange(database, { users: usersStore, links, sessions, brake, ...common })
  emailChange.enlist(secondFactor.removeNewer)
  emailChange.enlist(apiKeysStore.removeOf)
  enlistPasswordNotice({ users: usersStore, site, words, mail })
  const consents = createConsentsService({ consents: createConsentsStore(database), database, now })
  const work = wireProofOfWork({ config, database, secrets, now, log }, platform.limits?.countCall)
  const auth = createAuthService({
    ...common,
    giveConsents: consents.give,
    users: usersStore,
    provePassword,
    brake,
    sessions,
    endKeys: apiKeysStore.removeOf,
    secondFactor,
    factorEnding,
    passkeys,
    links,
    webhooks,
    countAccount: work.count,
  })
  const books = wireLedger(database, { findUser, privileged, idempotency, audit, now })
  const persons = createPersons(platform)
  const shown = { users: usersStore, roles: rolesStore, persons, ledger: books.ledger }
  const profile = createProfileService({ ...shown, profile: createProfileStore(database) })
  const heads = wirePlayerHeads(database, { site, now, log })
  const roles = createRolesService({ roles: rolesStore, versioned, privileged })
  const ownAccount = createOwnAccountService({
    users: usersStore,
    renames,
    emailChange,
    persons,
    audit,
    mail,
    site,
    database,
  })
  const privacy = wirePrivacy({
    database,
    now,
    platform: { audit, mail, personalData, security, site },
    accounts: {
      users: usersStore,
      roles: rolesStore,
      sessions,
      sessionsStore,
      brake,
      links,
      emailChange,
      persons,
      keys: apiKeysStore,
      ledger: books.ledger,
      passkeys,
      consents,
    },
  })
  const keys = createApiKeysService({ keys: apiKeysStore, privileged, access, audit, site, now })
  const staffTools = {
    ...letters,
    users: usersStore,
    renames,
    access,
    persons,
    notices,
    audit,
    security,
    now,
  }
  const users = wireUsers(database, {
    ...staffTools,
    roles: rolesStore,
    sessions: sessionsStore,
    versioned,
    emailChange,
    erasing: privacy.erasing,
    findFactorEnd: factorEnding.findEnd,
    voidPasswordLink: links.voidPasswordLink,
    endKeys: apiKeysStore.removeOf,
    timeZone: site.timeZone,
  })
  const help = wireAccountHelp({ ...staffTools, links, webhooks })
  const firstAdministrator = createFirstAdministratorService({
    users: usersStore,
    sessions,
    privileged,
    persons,
    links,
    mail,
    audit,
  })
  firstDay.enlist({ administrator: firstAdministrator.isTakenOver })
  const appealing = { users: usersStore, provePassword, access, audit, pending, ...letters, now }
  const appeals = wireAppeals(database, appealing)
  const confirming = { users: usersStore, secondFactor, passkeys, sessions: sessionsStore, security, now }
  return {
    services: {
      authenticate: sessions.authenticate,
      authenticateKey: keys.authenticate,
      ...forWingsBelow({ site, words }),
      ...books.services,
      access,
      persons,
      findHead: heads.find,
      consents,
      listRoles: rolesStore.list,
      boughtRoles: createBoughtRoles({ roles: rolesStore, now }),
      trySignIn: createSignInTrial({ users: usersStore, sessions }),
      counts: { users: usersStore.count, registered: usersStore.countRegistered, roles: rolesStore.count },
    },
    routes(serve) {
      authRoutes(serve, auth, sessions, profile, work, links)
      profileRoutes(serve, profile, ownAccount, invalidation)
      books.routes(serve)
      emailChangeRoutes(serve, emailChange)
      secondFactorRoutes(serve, secondFactor)
      factorEndingRoutes(serve, factorEnding)
      passkeysRoutes(serve, passkeys)
      confirmationRoutes(serve, createConfirmationService(confirming))
      privacy.routes(serve)
      playerHeadsRoutes(serve, heads)
      usersRoutes(serve, users)
      accountHelpRoutes(serve, help)
      firstAdministratorRoutes(serve, firstAdministrator)
      appealsRoutes(serve, appeals)
      rolesRoutes(serve, roles)
      apiKeysRoutes(serve, keys)
    },
    background: [
      ...[keys.removeExpired, factorEnding.endDue, work.forgetExpired].map((run) => ({
        every: CLEANUP_MS,
        run,
      })),
      { every: BANS_CHECK_MS, run: users.bans.endDue },
    ],
    close: heads.close,
  } satisfies Wing
}
