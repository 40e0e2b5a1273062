import type * as z from 'zod/mini'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { verifyPassword } from '#server/lib/password-hash.ts'
import type { PasskeysService } from '#server/modules/accounts/passkeys/passkeys.service.ts'
import type { SecondFactorService } from '#server/modules/accounts/second-factor/second-factor.service.ts'
import type { SessionsStore } from '#server/modules/accounts/sessions/sessions.store.ts'
import type { UsersStore } from '#server/modules/accounts/users/users.store.ts'
import type { SecurityTrail } from '#server/modules/platform/security/security-trail.service.ts'
import type { confirmationSchema } from '#shared/contract/accounts/confirmation.ts'

export type ConfirmationService = ReturnType<typeof createConfirmationService>
export function createConfirmationService({
  users,
  secondFactor,
  passkeys,
  sessions,
  security,
  now,
}: {
  users: Pick<UsersStore, 'find'>
  secondFactor: Pick<SecondFactorService, 'prove'>
  passkeys: Pick<PasskeysService, 'prove'>
  sessions: Pick<SessionsStore, 'setConfirmed'>
  security: SecurityTrail
  now: () => Date
}) {
  function refuse(id: number): never {
    security.note('password_refused', id)
    throw new AppError('wrong_password', { fields: { password: 'currentPasswordWrong' } })
  }

  return {
    /** @throws {AppError} `wrong_password`, `wrong_code`, `wrong_passkey` or `too_many_requests` */
    async confirm(
      { password, code, passkey }: z.output<typeof confirmationSchema>,
      { id, sessionHash }: CurrentUser,
    ): Promise<void> {
      const user = await users.find(id)
      // Whoever has no second factor has no code that proves anything.
      if (passkey !== undefined) await passkeys.prove(passkey, id)
      else if (code !== undefined && user?.second_factor_at) await secondFactor.prove(user, code)
      else if (!(await verifyPassword(user?.password_hash, password ?? ''))) return refuse(id)
      await sessions.setConfirmed(sessionHash, now().getTime())
    },
  }
}
