/** A provider that takes no money: whoever pays says on a page of ours what it does. */
import type { PaymentProvider, PaymentState } from '#server/modules/shop/payments/providers/provider.ts'
import { ProviderFailure } from '#server/modules/shop/payments/providers/provider-failure.ts'
import { pathOfTestPage } from './test-page.ts'
import type { TestPaymentsStore } from './test-payments.store.ts'

export function createTestProvider({
  testPayments,
  siteUrl,
}: {
  testPayments: TestPaymentsStore
  siteUrl: string
}): PaymentProvider {
  return {
    key: 'test',
    repeats: { create: true, refund: false },
    signsOnly: false,
    minKopecks: 1,
    carriesReceipts: true,
    async create({ id, description, amountKopecks, language, returnUrl }) {
      await testPayments.insert({
        id,
        description,
        amount_kopecks: amountKopecks,
        language,
        return_url: returnUrl,
      })
      return { paymentId: id, payUrl: siteUrl + pathOfTestPage(id) }
    },
    readNotification: () => null,
    acknowledge: () => '',
    async lookUp({ id }): Promise<PaymentState> {
      const payment = await testPayments.find(id)
      if (!payment) throw new ProviderFailure('not_found')
      const payments = Array.from({ length: payment.times }, (_, index) => ({
        paymentId: index === 0 ? id : `${id}-${index + 1}`,
        amountKopecks: payment.amount_kopecks,
        currency: 'RUB',
        refundedKopecks: index === 0 ? payment.refunded_kopecks : 0,
        isTest: true,
      }))
      const isRefused = payment.is_refused === 1
      return {
        state: payments.length > 0 ? 'paid' : isRefused ? 'cancelled' : 'pending',
        payments,
        reason: isRefused ? 'refused' : null,
        receipt: null,
      }
    },
    /** At once, and always of the first payment. */
    async refund({ id, payment, amountKopecks }) {
      if (payment.paymentId !== payment.id || !(await testPayments.refund(payment.id, amountKopecks)))
        throw new ProviderFailure('rejected')
      return { refundId: id, state: 'done', reason: null, receipt: null }
    },
    lookUpRefund: null,
    list: null,
    async test() {},
  }
}
