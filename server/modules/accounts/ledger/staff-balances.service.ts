import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import type { PrivilegedChanges } from '#server/modules/accounts/roles/privileged-changes.service.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { IdempotencyService } from '#server/modules/platform/idempotency/idempotency.service.ts'
import { type Currency, KOPECKS_IN_ROUBLE } from '#shared/constants/money/currencies.ts'
import type { BalanceChange, ChangedBalance } from '#shared/contract/accounts/ledger.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'
import type { LedgerService } from './ledger.service.ts'

export type StaffBalances = ReturnType<typeof createStaffBalances>
export function createStaffBalances({
  ledger,
  findUser,
  privileged,
  idempotency,
  audit,
}: {
  ledger: Pick<LedgerService, 'post' | 'findBalance'>
  findUser: (id: number) => Promise<object | undefined>
  privileged: Pick<PrivilegedChanges, 'run'>
  idempotency: Pick<IdempotencyService, 'once'>
  audit: Pick<AuditService, 'record'>
}) {
  async function book(userId: number, change: BalanceChange, actorId: number): Promise<ChangedBalance> {
    const { currency, amount, reason } = change
    if (!(await findUser(userId))) throw new AppError('not_found')
    await ledger.post({
      kind: 'staff',
      actorId,
      note: { userId, text: reason },
      entries: [
        { account: { userId, currency }, amount },
        { account: { house: 'staff', currency }, amount: -amount },
      ],
    })
    const balance = await ledger.findBalance(userId, currency)
    await audit.record({
      noun: userAudit,
      action: 'change_balance',
      nounId: userId,
      actorId,
      before: { balance: inLog(balance - amount, currency) },
      after: { balance: inLog(balance, currency), amount: inLog(amount, currency), reason },
    })
    return { currency, balance }
  }

  return {
    /**
     * Gives a player money, or takes it, once for a key, by what the actor may at that moment.
     * @throws {AppError} `not_found`, `balance_too_low`, `balance_too_high` or `idempotency_key_reused`
     */
    change: (userId: number, change: BalanceChange, key: string, currentUser: CurrentUser) =>
      privileged.run(currentUser, 'manage_balances', ({ id }) =>
        idempotency.once({ userId: id, key, request: { call: 'balance', userId, ...change } }, () =>
          book(userId, change, id),
        ),
      ),
  }
}

const inLog = (amount: number, currency: Currency) =>
  currency === 'RUB' ? `${amount / KOPECKS_IN_ROUBLE} RUB` : `${amount} LC`
