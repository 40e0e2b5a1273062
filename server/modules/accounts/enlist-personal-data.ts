/** What the nouns of this wing keep about people, and how they forget it. */
import type { PersonalDataService } from '#server/modules/platform/personal-data/personal-data.service.ts'
import { apiKeysData } from './api-keys/api-keys.personal.ts'
import type { ApiKeysStore } from './api-keys/api-keys.store.ts'
import { appealsData } from './appeals/appeals.personal.ts'
import { consentsData } from './consents/consents.personal.ts'
import type { DeletionService } from './deletion/deletion.service.ts'
import { formerAddressesData } from './email-change/email-change.personal.ts'
import type { EmailChangeService } from './email-change/email-change.service.ts'
import { formerNamesData } from './former-names/former-names.personal.ts'
import { ledgerData } from './ledger/ledger.personal.ts'
import type { LedgerService } from './ledger/ledger.service.ts'
import { mailedLinksData } from './mailed-links/mailed-links.personal.ts'
import type { MailedLinksService } from './mailed-links/mailed-links.service.ts'
import { passkeysData } from './passkeys/passkeys.personal.ts'
import type { PasskeysService } from './passkeys/passkeys.service.ts'
import { playerHeadsData } from './player-heads/player-heads.personal.ts'
import { gameRecordData } from './profile/profile.personal.ts'
import { heldRolesData } from './roles/roles.personal.ts'
import type { RolesStore } from './roles/roles.store.ts'
import { secondFactorData } from './second-factor/second-factor.personal.ts'
import { sessionsData } from './sessions/sessions.personal.ts'
import type { SessionsService } from './sessions/sessions.service.ts'
import { signInBrakeData } from './sign-in-brake/sign-in-brake.personal.ts'
import type { SignInBrake } from './sign-in-brake/sign-in-brake.service.ts'
import { userData } from './users/users.personal.ts'

export function enlistPersonalData(
  personalData: PersonalDataService,
  {
    sessions,
    brake,
    links,
    emailChange,
    deletion,
    roles,
    keys,
    ledger,
    passkeys,
  }: {
    sessions: Pick<SessionsService, 'removeExpired'>
    brake: Pick<SignInBrake, 'removeUnused'>
    links: Pick<MailedLinksService, 'removeExpired'>
    emailChange: Pick<EmailChangeService, 'removeExpired'>
    deletion: Pick<DeletionService, 'eraseDue'>
    roles: Pick<RolesStore, 'listOfUsers'>
    keys: Pick<ApiKeysStore, 'listOf' | 'listUses'>
    ledger: Pick<LedgerService, 'readLines'>
    passkeys: Pick<PasskeysService, 'forgetAnswered'>
  },
): void {
  personalData.enlist(userData, { forgetOld: deletion.eraseDue })
  personalData.enlist(heldRolesData, {
    read: { roles: async (userId) => (await roles.listOfUsers([userId])).map(({ name }) => ({ name })) },
  })
  personalData.enlist(sessionsData, { forgetOld: sessions.removeExpired })
  personalData.enlist(signInBrakeData, { forgetOld: brake.removeUnused })
  personalData.enlist(secondFactorData)
  personalData.enlist(passkeysData, { forgetOld: passkeys.forgetAnswered })
  personalData.enlist(consentsData)
  personalData.enlist(formerNamesData)
  personalData.enlist(formerAddressesData, { forgetOld: emailChange.removeExpired })
  personalData.enlist(mailedLinksData, { forgetOld: links.removeExpired })
  personalData.enlist(apiKeysData, {
    read: {
      apiKeyUses: async (userId) => {
        const uses = await keys.listUses((await keys.listOf(userId)).map(({ id }) => id))
        return uses.map(({ key_id, network, used_at }) => ({
          keyId: key_id,
          network,
          usedAt: new Date(used_at).toISOString(),
        }))
      },
    },
  })
  personalData.enlist(playerHeadsData)
  personalData.enlist(appealsData)
  personalData.enlist(gameRecordData)
  personalData.enlist(ledgerData, { read: { transactions: ledger.readLines } })
}
