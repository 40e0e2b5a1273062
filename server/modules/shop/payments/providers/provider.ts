/** What every payment provider looks like to the site, whatever it can and cannot do. */
import type { Language } from '#shared/constants/languages.ts'
import type { AttemptProvider, ReceiptState } from '#shared/constants/shop/payments.ts'
import type { Receipt } from './receipt.ts'

/** One try to have a sum paid. Sent again it is the same to the letter, so it is kept until it is clear what became of it. */
export type PaymentRequest = {
  /** Ours, for whoever takes a text: a key by which a repeated call is known again. */
  id: string
  /** Ours, for whoever takes a number. */
  number: number
  amountKopecks: number
  description: string
  email: string
  language: Language
  /** Where the payer comes back to. */
  returnUrl: string
  receipt: Receipt | null
}

export type CreatedPayment = {
  /** Theirs; null where it is known only with the payment. */
  paymentId: string | null
  /** Null where there is nothing left to pay. */
  payUrl: string | null
}

/** By what a look-up finds a payment. */
export type PaymentReference = { id: string; number: number; paymentId: string | null }

/** Money that a provider has taken. */
export type TakenPayment = {
  /** Theirs: the same for the same money, whoever tells of it. */
  paymentId: string
  amountKopecks: number
  currency: string
  refundedKopecks: number
  isTest: boolean
  /** Not paid yet, given up, or taken back: told so that what was booked by its number is known again. */
  isNoMoney?: true
}

export type PaymentState = {
  /** `unknown`: nobody has begun to pay it, or they know of none. */
  state: 'pending' | 'unknown' | 'paid' | 'cancelled'
  /** Where one try was paid twice there are two. */
  payments: readonly TakenPayment[]
  /** Why it was cancelled, by a word of theirs. */
  reason: string | null
  receipt: ReceiptState | null
}

/** What a provider's list says of one try: a number or an id of ours, if it is ours. */
export type ListedPayment = PaymentState & { paymentId: string; reference: string | null }

/** A notification to the letter: its body, or the query where it came as one. */
export type SentNotification = string

/**
 * What a notification says: which try or payment it is about, and whether that is proved. A `hint` proves nothing and is looked
 * up; `signed` moves money; `forged` names one of ours by a signature that is not theirs.
 */
export type ReadNotification = {
  about: { number: number } | { paymentId: string; id: string | null }
} & ({ proof: 'hint' } | { proof: 'signed'; payment: TakenPayment } | { proof: 'forged' })

export type RefundRequest = {
  id: string
  payment: PaymentReference
  amountKopecks: number
  /** Whether it is all of the payment. */
  isWhole: boolean
  description: string
  receipt: Receipt | null
}
export type RefundState = {
  refundId: string
  state: 'pending' | 'done' | 'failed'
  reason: string | null
  receipt: ReceiptState | null
}

/** Every call throws a `ProviderFailure` when it brings nothing. */
export type PaymentProvider = {
  key: AttemptProvider
  /** Which call may be made again with the same id after an unknown end. */
  repeats: { create: boolean; refund: boolean }
  minKopecks: number
  /** Whether receipts of 54-FZ go with what is paid. */
  carriesReceipts: boolean
  /** Whether `create` signs an address and calls nobody: it ends with the try that it is written down with. */
  signsOnly: boolean
  create(request: PaymentRequest): Promise<CreatedPayment>
  /** Null where it is none that could be ours. */
  readNotification(sent: SentNotification): ReadNotification | null
  /** What they want to hear once it is booked, as plain text. */
  acknowledge(sent: SentNotification): string
  /** Null where they cannot be asked. */
  lookUp: ((payment: PaymentReference) => Promise<PaymentState>) | null
  refund: ((refund: RefundRequest) => Promise<RefundState>) | null
  lookUpRefund: ((refundId: string) => Promise<RefundState>) | null
  /** All that was made between two moments. */
  list: ((from: Date, to: Date) => Promise<ListedPayment[]>) | null
  /** Resolves when the provider knows the shop and its secrets, as far as it can be asked without a payment. */
  test(): Promise<void>
}
