/** What whoever plays the provider has it do; there only where the whole shop is a test. */
import { AppError } from '#server/lib/app-error.ts'
import type { PaymentAttemptsService } from '#server/modules/shop/payments/payment-attempts.service.ts'
import type { PaymentAttemptsStore } from '#server/modules/shop/payments/payment-attempts.store.ts'
import type { Settlement } from '#server/modules/shop/payments/settlement.ts'
import type { TestDeed } from '#shared/constants/shop/orders.ts'
import type { PaymentSubject } from '#shared/constants/shop/payments.ts'
import { writeTestPage } from './test-page.ts'
import type { TestPaymentsStore } from './test-payments.store.ts'

export type TestPayments = ReturnType<typeof createTestPayments>
export function createTestPayments({
  testPayments,
  attempts,
  lookUp,
  settlement,
  isTest,
}: {
  testPayments: TestPaymentsStore
  attempts: Pick<PaymentAttemptsStore, 'find'>
  lookUp: PaymentAttemptsService['lookUp']
  settlement: (subject: PaymentSubject) => Pick<Settlement, 'giveUp'>
  isTest: boolean
}) {
  return {
    /** @throws {AppError} `not_found` where there is no such payment, or the shop is no test */
    async page(id: string): Promise<string> {
      const payment = isTest ? await testPayments.find(id) : undefined
      if (!payment) throw new AppError('not_found')
      return writeTestPage(payment)
    },

    /** @throws {AppError} `not_found` where there is no such payment, or the shop is no test */
    async play(id: string, deed: TestDeed): Promise<void> {
      const attempt = isTest ? await attempts.find(id) : undefined
      if (attempt?.provider !== 'test') throw new AppError('not_found')
      if (deed === 'late')
        await settlement(attempt.subject).giveUp({
          subject: attempt.subject,
          subjectId: attempt.subject_id,
        })
      if (deed === 'refuse') await testPayments.refuse(id)
      else await testPayments.pay(id)
      if (deed === 'twice') await testPayments.pay(id)
      await lookUp(attempt)
    },
  }
}
