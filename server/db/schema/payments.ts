import type { Generated } from 'kysely'
import type {
  AttemptProvider,
  AttemptState,
  PaymentProviderKey,
  PaymentSubject,
  ReceiptState,
} from '#shared/constants/shop/payments.ts'

export type PaymentTables = {
  /** The providers that staff connected in the panel. */
  payment_connections: {
    id: Generated<number>
    provider: PaymentProviderKey
    /** What is no secret of it, as JSON. */
    settings: string
    /** The rest of it, as JSON. */
    sealed_secrets: string
    connected_at: number
    version: Generated<number>
  }
  /** Tries to have something paid by a provider. */
  payment_attempts: {
    /** For providers that take a text. */
    id: string
    /** For those that take a number; neither a wiped database nor a second copy of the site repeats it. */
    number: number
    provider: AttemptProvider
    subject: PaymentSubject
    subject_id: string
    user_id: number | null
    amount_kopecks: number
    is_test: number
    state: AttemptState
    /** Why it came to nothing, by a word of the provider. */
    reason: string | null
    /** The provider's own number of it, where it has one before it is paid. */
    payment_id: string | null
    pay_url: string | null
    /** What the provider was asked for, as JSON, until that is clear. */
    request: string | null
    receipt: ReceiptState | null
    /** 1 while its provider calls it pending. */
    is_pending: Generated<number>
    /** What its provider tells to have given back in all, while that is more than was booked and nobody has looked into it. */
    told_back_kopecks: number | null
    /** The sum that staff have found to be right all the same. */
    settled_back_kopecks: number | null
    created_at: number
    looked_up_at: number | null
    /** Null where nothing more is expected. */
    next_look_up_at: number | null
  }
  /** Money that a provider has confirmed, each once. */
  payments: {
    id: Generated<number>
    attempt_id: string
    provider: AttemptProvider
    payment_id: string
    amount_kopecks: number
    currency: string
    refunded_kopecks: number
    is_test: number
    confirmed_at: number
  }
  /** What providers told of our tries, to the letter. */
  payment_events: {
    id: Generated<number>
    attempt_id: string
    /** Whose payment it tells of, with whom it goes. */
    user_id: number | null
    hash: string
    body: string
    received_at: number
  }
  /** How the books compared with the providers last night: one row. */
  nightly_comparison: {
    id: Generated<number>
    /** In UTC, as `2026-01-31`: for which somebody began it last, and when. */
    taken_day: Generated<string>
    taken_at: Generated<number>
    /** 1 once every provider has answered. */
    is_done: Generated<number>
    compared_at: number | null
    /** As JSON. */
    answers: string | null
  }
  /** Numbers that grow with every call, whichever process makes it. */
  payment_nonces: { name: string; nonce: number }
}
