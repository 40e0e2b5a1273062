/** What becomes of money that providers confirm: whoever sells says it, and enlists it here. */
import type { ToldBack } from '#server/modules/shop/rules/explain-refunds.ts'
import type { AttemptProvider, PaymentSubject } from '#shared/constants/shop/payments.ts'

/** Money that a provider has taken, told once. */
export type Confirmation = {
  subject: PaymentSubject
  subjectId: string
  attemptId: string
  provider: AttemptProvider
  /** The row of `payments`: one booking each. */
  payment: { id: number; paymentId: string; amountKopecks: number; currency: string }
  /** What was asked for. */
  askedKopecks: number
  isTest: boolean
}

/** Money of a payment that the provider has given back by now, all together. */
export type RefundNotice = Pick<Confirmation, 'subject' | 'subjectId' | 'attemptId' | 'provider'> & {
  payment: { id: number; paymentId: string; currency: string; refundedKopecks: number } & ToldBack
}

/** Each is called in the transaction that keeps what it is told; what it throws takes that back, and it is told again. */
export type Settlement = {
  settle(confirmation: Confirmation): Promise<void>
  /** Whoever books some of it says so by `addRefunded`. */
  noteRefunded(notice: RefundNotice): Promise<void>
  /** Whoever plays the provider wants what is paid for to be over, as if its time had passed. */
  giveUp(about: Pick<Confirmation, 'subject' | 'subjectId'>): Promise<void>
}
