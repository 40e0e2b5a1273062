/** Who takes money for the site and can be connected in the panel. */
export const PAYMENT_PROVIDERS = ['yookassa', 'robokassa', 'freekassa'] as const
export type PaymentProviderKey = (typeof PAYMENT_PROVIDERS)[number]

/** Whom a try can be made at: with the provider that is played on a page of ours, where the whole shop is a test. */
export const ATTEMPT_PROVIDERS = [...PAYMENT_PROVIDERS, 'test'] as const
export type AttemptProvider = (typeof ATTEMPT_PROVIDERS)[number]

export const isAttemptProvider = (name: string): name is AttemptProvider =>
  ATTEMPT_PROVIDERS.some((provider) => provider === name)

/** By which of them Robokassa signs, as its cabinet is set. */
export const ROBOKASSA_HASHES = ['md5', 'sha256', 'sha384', 'sha512'] as const
export type RobokassaHash = (typeof ROBOKASSA_HASHES)[number]

/** Of a login, a key or a password of a provider. */
export const PROVIDER_FIELD_MAX = 200

/** What each of them is connected by: in the clear, or as a secret; `optional` ones open something more. */
export const PROVIDER_FIELDS = {
  yookassa: { shopId: 'plain', secretKey: 'secret' },
  robokassa: {
    login: 'plain',
    password1: 'secret',
    password2: 'secret',
    hash: 'plain',
    password3: 'optional secret',
  },
  freekassa: { shopId: 'plain', secret1: 'secret', secret2: 'secret', apiKey: 'optional secret' },
} as const satisfies Record<PaymentProviderKey, Record<string, 'plain' | 'secret' | 'optional secret'>>

/** How a receipt of 54-FZ calls the seller's taxes, VAT and goods: the numbers and words of YooKassa. */
export const TAX_SYSTEMS = [1, 2, 3, 4, 5, 6] as const
export const VAT_CODES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export type TaxSystem = (typeof TAX_SYSTEMS)[number]
export type VatCode = (typeof VAT_CODES)[number]

/** Why players cannot pay by a provider. */
export const WHY_PROVIDER_OFF = [
  'not_connected',
  'secrets_lost',
  'test_key',
  'live_key',
  'no_test_mode',
  'no_receipts',
] as const
export type WhyProviderOff = (typeof WHY_PROVIDER_OFF)[number]

/** What is paid. */
export const PAYMENT_SUBJECTS = ['order', 'top-up'] as const
export type PaymentSubject = (typeof PAYMENT_SUBJECTS)[number]

/**
 * `creating`: whether the provider has it is not clear yet. `lost`: it never got it. A try that came to nothing may still be paid late.
 */
export const ATTEMPT_STATES = ['creating', 'pending', 'paid', 'cancelled', 'refused', 'lost'] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

/** How far the receipt of a payment or refund is registered; `outside`: staff made one that was refused another way. */
export const RECEIPT_STATES = ['pending', 'registered', 'refused', 'outside'] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]

/** How long what providers tell is kept to the letter. */
export const PAYMENT_EVENTS_KEPT_DAYS = 90

/** Why a paid try is before the staff: its provider tells of more given back than the books say went back there. */
export const REFUNDED_MORE = 'refunded_more'
