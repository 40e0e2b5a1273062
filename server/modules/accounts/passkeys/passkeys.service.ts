/** Passkeys: made and named by their owner, proved in the place of password and code. */

import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { isoTimeOrNull } from '#server/lib/iso-time.ts'
import { hashToken } from '#server/lib/random-token.ts'
import type { Secrets } from '#server/lib/secrets.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { SecurityTrail } from '#server/modules/platform/security/security-trail.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import { PASSKEYS_MAX } from '#shared/constants/security/passkeys.ts'
import type { ProvedPasskey } from '#shared/contract/accounts/passkeys/passkey-sign-in.ts'
import type { MadePasskey, Passkey } from '#shared/contract/accounts/passkeys/passkeys.ts'
import { type ChallengePurpose, createChallenges } from './challenges.ts'
import type { PasskeyRow, PasskeysStore } from './passkeys.store.ts'

/** Few need it, and it is large. */
const webAuthentication = () => import('@simplewebauthn/server')

export type PasskeysService = ReturnType<typeof createPasskeysService>
export function createPasskeysService({
  passkeys,
  factor,
  secrets,
  siteUrl,
  site,
  mail,
  security,
  database,
  now,
}: {
  passkeys: PasskeysStore
  /** What a passkey means for the account: with the first one the password alone is not enough, with the last one it may be again. */
  factor: {
    /** One change of an account's factors after another. */
    inTurn: <T>(userId: number, work: () => Promise<T>) => Promise<T>
    /** Codes for the day it is lost; null where there are some. */
    begin: (userId: number) => Promise<readonly string[] | null>
    /** @throws {AppError} `second_factor_kept` */
    endUnlessLeft: (userId: number) => Promise<void>
    /** Writes to the owner what there is now. */
    tell: (userId: number) => Promise<void>
  }
  secrets: Secrets
  siteUrl: string
  site: Pick<SiteService, 'current'>
  mail: Pick<MailService, 'deliverSoon'>
  security: SecurityTrail
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  const challenges = createChallenges({ secrets, now })
  const { origin, hostname, protocol } = new URL(siteUrl)

  /** Browsers keep them for names alone, and where nobody can listen. */
  function assertOn(): void {
    const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
    if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || (protocol !== 'https:' && !isLocal))
      throw new AppError('passkeys_off')
  }

  /** Reads the challenge that was signed, and notes that it was answered: it is good once. */
  function expecting(purpose: ChallengePurpose) {
    let signed: { hash: string; expiresAt: number; word: string } | null = null
    return {
      isOurs(challenge: string): boolean {
        const found = challenges.read(challenge, purpose)
        signed = found && { ...found, hash: hashToken(challenge) }
        return signed !== null
      },
      /** Gives its word. Joins the caller's transaction. */
      async take(): Promise<string> {
        if (!signed || !(await passkeys.answer(signed.hash, signed.expiresAt))) throw wrongPasskey()
        return signed.word
      },
    }
  }

  return {
    list: async ({ id }: Pick<CurrentUser, 'id'>): Promise<Passkey[]> =>
      (await passkeys.listOf(id)).map(present),

    /** @throws {AppError} `too_many_keys` or `passkeys_off` */
    async begin({ id, username }: CurrentUser) {
      assertOn()
      const own = await passkeys.listOf(id)
      if (own.length >= PASSKEYS_MAX) throw new AppError('too_many_keys')
      const { generateRegistrationOptions } = await webAuthentication()
      const { name } = await site.current()
      // Tells nobody who it is, and is the same for all of one account.
      const handle = own[0]?.user_handle ?? randomBytes(32).toString('base64url')
      return {
        ...(await generateRegistrationOptions({
          rpName: name,
          rpID: hostname,
          userName: username,
          userDisplayName: username,
          userID: Buffer.from(handle, 'base64url'),
          challenge: challenges.make({ adding: id }, handle),
          attestationType: 'none',
          excludeCredentials: own.map(({ credential_id, transports }) => ({
            id: credential_id,
            transports: JSON.parse(transports) as [],
          })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        })),
      }
    },

    /** @throws {AppError} `wrong_passkey`, `too_many_keys`, or `conflict` where somebody has it already */
    async add(
      { name, passkey }: { name: string; passkey: MadePasskey },
      { id }: Pick<CurrentUser, 'id'>,
    ): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }> {
      assertOn()
      const { verifyRegistrationResponse } = await webAuthentication()
      const expected = expecting({ adding: id })
      const made = await verifyRegistrationResponse({
        response: { ...passkey, clientExtensionResults: {} } as RegistrationResponseJSON,
        expectedChallenge: expected.isOurs,
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: true,
      }).catch(() => null)
      if (!made?.verified) throw wrongPasskey()
      const { credential, credentialBackedUp } = made.registrationInfo
      const added = await factor.inTurn(id, async () => {
        const handle = await expected.take()
        const own = await passkeys.listOf(id)
        if (own.length >= PASSKEYS_MAX) throw new AppError('too_many_keys')
        const row = await passkeys.insert({
          user_id: id,
          credential_id: credential.id,
          public_key: Buffer.from(credential.publicKey).toString('base64url'),
          user_handle: own[0]?.user_handle ?? handle,
          counter: credential.counter,
          transports: JSON.stringify(credential.transports ?? []),
          is_synced: credentialBackedUp ? 1 : 0,
          name,
          created_at: now().getTime(),
          last_used_at: null,
        })
        if (!row) throw new AppError('conflict')
        const recoveryCodes = await factor.begin(id)
        await factor.tell(id)
        return { passkey: present(row), recoveryCodes: recoveryCodes && [...recoveryCodes] }
      })
      security.note('passkey_added', id)
      mail.deliverSoon()
      return added
    },

    /** @throws {AppError} `not_found` */
    async rename(passkeyId: number, name: string, { id }: Pick<CurrentUser, 'id'>): Promise<Passkey> {
      const row = await passkeys.rename(id, passkeyId, name)
      if (!row) throw new AppError('not_found')
      return present(row)
    },

    /** @throws {AppError} `not_found`, or `second_factor_kept` */
    async remove(passkeyId: number, { id }: Pick<CurrentUser, 'id'>): Promise<void> {
      await factor.inTurn(id, async () => {
        if (!(await passkeys.remove(id, passkeyId))) throw new AppError('not_found')
        await factor.endUnlessLeft(id)
        await factor.tell(id)
      })
      security.note('passkey_removed', id)
      mail.deliverSoon()
    },

    /** What any passkey of the site can answer: it tells nothing of any account. @throws {AppError} `passkeys_off` */
    async ask() {
      assertOn()
      const { generateAuthenticationOptions } = await webAuthentication()
      return {
        ...(await generateAuthenticationOptions({
          rpID: hostname,
          challenge: challenges.make('proving'),
          userVerification: 'required',
        })),
      }
    },

    /**
     * Whose passkey it is: that of `userId`, where somebody is named.
     * @throws {AppError} `wrong_passkey` or `passkeys_off`
     */
    async prove(proved: ProvedPasskey, userId?: number): Promise<number> {
      assertOn()
      const row = await passkeys.findByCredential(proved.id)
      if (!row || (userId !== undefined && row.user_id !== userId)) return refuse(userId ?? null)
      const { verifyAuthenticationResponse } = await webAuthentication()
      const expected = expecting('proving')
      const found = await verifyAuthenticationResponse({
        response: { ...proved, clientExtensionResults: {} } as AuthenticationResponseJSON,
        expectedChallenge: expected.isOurs,
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: true,
        credential: {
          id: row.credential_id,
          publicKey: Buffer.from(row.public_key, 'base64url'),
          counter: row.counter,
        },
      }).catch(() => null)
      if (!found?.verified) return refuse(row.user_id)
      const { newCounter, credentialBackedUp } = found.authenticationInfo
      await database.transaction(async () => {
        await expected.take()
        const isThere = await passkeys.use(row.id, {
          counter: newCounter,
          is_synced: credentialBackedUp ? 1 : 0,
          last_used_at: now().getTime(),
        })
        if (!isThere) throw wrongPasskey()
      })
      return row.user_id
    },

    forgetAnswered: () => passkeys.forgetAnswered(now().getTime()),
  }

  function refuse(userId: number | null): never {
    security.note('passkey_refused', userId)
    throw wrongPasskey()
  }
}

const wrongPasskey = () => new AppError('wrong_passkey')

const present = ({ id, name, created_at, last_used_at, is_synced }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: new Date(created_at).toISOString(),
  lastUsedAt: isoTimeOrNull(last_used_at),
  isSynced: is_synced === 1,
})
