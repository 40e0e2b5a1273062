/** What the environment says of payments: who takes them, whether all of it is a test, and what receipts say. */
import * as z from 'zod'
import {
  PAYMENT_PROVIDERS,
  type PaymentProviderKey,
  PROVIDER_FIELD_MAX,
  PROVIDER_FIELDS,
  ROBOKASSA_HASHES,
  type RobokassaHash,
  TAX_SYSTEMS,
  type TaxSystem,
  VAT_CODES,
  type VatCode,
} from '#shared/constants/shop/payments.ts'

const RECEIPT_SUBJECTS = ['service', 'commodity', 'intellectual_activity', 'payment'] as const

/** Which variable holds what of a provider; those that are secret are in `SECRET_NAMES`, too. */
const NAMES = {
  yookassa: { shopId: 'YOOKASSA_SHOP_ID', secretKey: 'YOOKASSA_SECRET_KEY' },
  robokassa: {
    login: 'ROBOKASSA_LOGIN',
    password1: 'ROBOKASSA_PASSWORD1',
    password2: 'ROBOKASSA_PASSWORD2',
    hash: 'ROBOKASSA_HASH',
    password3: 'ROBOKASSA_PASSWORD3',
  },
  freekassa: {
    shopId: 'FREEKASSA_SHOP_ID',
    secret1: 'FREEKASSA_SECRET1',
    secret2: 'FREEKASSA_SECRET2',
    apiKey: 'FREEKASSA_API_KEY',
  },
} as const satisfies { [Key in PaymentProviderKey]: Record<keyof (typeof PROVIDER_FIELDS)[Key], string> }

type Variable = {
  [Key in PaymentProviderKey]: (typeof NAMES)[Key][keyof (typeof NAMES)[Key]]
}[PaymentProviderKey]

/** The schemas of these variables, for the schema of all. */
export function paymentVariables(tools: {
  optional: <T extends z.ZodType>(schema: T) => z.ZodType<z.output<T> | undefined>
  httpUrl: z.ZodType<string>
}) {
  const { optional, httpUrl } = tools
  const field = () =>
    optional(
      z
        .string()
        .trim()
        .min(1, 'must not be blank')
        .max(PROVIDER_FIELD_MAX, `must be at most ${PROVIDER_FIELD_MAX} characters`),
    )
  const oneOf = <const T extends number>(numbers: readonly T[]) =>
    optional(
      z
        .string()
        .refine((text) => numbers.map(String).includes(text), `must be a number from 1 to ${numbers.length}`)
        .transform((text) => Number(text) as T),
    )
  return {
    PAYMENTS_TEST: optional(z.enum(['true', 'false'], { error: 'must be true or false' })),
    YOOKASSA_SHOP_ID: field(),
    YOOKASSA_SECRET_KEY: field(),
    YOOKASSA_API_URL: optional(httpUrl),
    ROBOKASSA_LOGIN: field(),
    ROBOKASSA_PASSWORD1: field(),
    ROBOKASSA_PASSWORD2: field(),
    ROBOKASSA_PASSWORD3: field(),
    ROBOKASSA_HASH: optional(
      z.enum(ROBOKASSA_HASHES, { error: `must be one of ${ROBOKASSA_HASHES.join(', ')}` }),
    ),
    ROBOKASSA_URL: optional(httpUrl),
    ROBOKASSA_SERVICES_URL: optional(httpUrl),
    ROBOKASSA_FISCAL_URL: optional(httpUrl),
    FREEKASSA_SHOP_ID: field(),
    FREEKASSA_SECRET1: field(),
    FREEKASSA_SECRET2: field(),
    FREEKASSA_API_KEY: field(),
    FREEKASSA_URL: optional(httpUrl),
    FREEKASSA_API_URL: optional(httpUrl),
    WALLET_TOPUP: optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
    RECEIPTS: optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
    RECEIPTS_TAX_SYSTEM: oneOf(TAX_SYSTEMS),
    RECEIPTS_VAT_CODE: oneOf(VAT_CODES),
    RECEIPTS_SUBJECT: optional(
      z.enum(RECEIPT_SUBJECTS, { error: `must be one of ${RECEIPT_SUBJECTS.join(', ')}` }),
    ),
  }
}

type PaymentVariables = { [Name in Variable]?: string | undefined } & {
  PAYMENTS_TEST?: string | undefined
  ROBOKASSA_HASH?: RobokassaHash | undefined
  WALLET_TOPUP?: string | undefined
  RECEIPTS?: string | undefined
  RECEIPTS_TAX_SYSTEM?: TaxSystem | undefined
  RECEIPTS_VAT_CODE?: VatCode | undefined
  RECEIPTS_SUBJECT?: string | undefined
} & { [Name in keyof typeof ADDRESSES as (typeof ADDRESSES)[Name][0]]?: string | undefined }

const ADDRESSES = {
  yookassa: ['YOOKASSA_API_URL', 'https://api.yookassa.ru/v3'],
  robokassa: ['ROBOKASSA_URL', 'https://auth.robokassa.ru'],
  robokassaServices: ['ROBOKASSA_SERVICES_URL', 'https://services.robokassa.ru'],
  robokassaFiscal: ['ROBOKASSA_FISCAL_URL', 'https://ws.roboxchange.com'],
  freekassa: ['FREEKASSA_URL', 'https://pay.fk.money'],
  freekassaApi: ['FREEKASSA_API_URL', 'https://api.fk.life/v1'],
} as const

/** By what a provider is connected, field by field; an optional one may be missing. */
export type ProviderSettings = Readonly<Record<string, string | undefined>>

export type PaymentsConfig = {
  /** Whether no money of anybody moves. */
  isTest: boolean
  addresses: Readonly<Record<keyof typeof ADDRESSES, string>>
  /** Those that the environment connects; staff do not change them. */
  fixed: { readonly [Key in PaymentProviderKey]?: ProviderSettings }
  /** Whether players may put roubles on their balances. */
  takesTopUps: boolean
  /** Null where none are sent. */
  receipts: { taxSystem: TaxSystem; vatCode: VatCode; subject: string } | null
}

/** What is wrong between these variables, each with the sentence that ends the start. */
export function findPaymentConflicts(env: PaymentVariables): { name: string; message: string }[] {
  const found: { name: string; message: string }[] = []
  for (const provider of PAYMENT_PROVIDERS) {
    const fields = Object.entries<Variable>(NAMES[provider])
    const given = fields.find(([, name]) => env[name] !== undefined)?.[1]
    const kinds = PROVIDER_FIELDS[provider] as Readonly<Record<string, string>>
    for (const [field, name] of fields) {
      const isNeeded = kinds[field] !== 'optional secret' && name !== 'ROBOKASSA_HASH'
      if (given !== undefined && given !== 'ROBOKASSA_HASH' && isNeeded && env[name] === undefined)
        found.push({ name, message: `must be set together with ${given}` })
    }
  }
  const key = env.YOOKASSA_SECRET_KEY
  const isTest = env.PAYMENTS_TEST === 'true'
  if (key !== undefined && isTestKey(key) !== isTest)
    found.push({
      name: 'YOOKASSA_SECRET_KEY',
      message: isTest
        ? 'must begin with test_ while PAYMENTS_TEST is true: it is a live key, and takes real money'
        : 'must not be a test key: set PAYMENTS_TEST=true, which makes the whole shop a test, or give a live key',
    })
  if (env.RECEIPTS === 'on')
    for (const name of ['RECEIPTS_TAX_SYSTEM', 'RECEIPTS_VAT_CODE'] as const)
      if (env[name] === undefined) found.push({ name, message: 'must be set while RECEIPTS is on' })
  if (env.RECEIPTS === 'on' && env.WALLET_TOPUP === 'on')
    found.push({
      name: 'WALLET_TOPUP',
      message:
        'must be off while RECEIPTS is on: money on a balance is an advance, for which other receipts are due than the site sends',
    })
  return found
}

/** Whether it is a key of YooKassa that moves no money. */
export const isTestKey = (key: string): boolean => key.startsWith('test_')

/** What is said of payments where nothing is set, and what is. */
export function readPayments(env: PaymentVariables = {}): PaymentsConfig {
  const { RECEIPTS_TAX_SYSTEM: taxSystem, RECEIPTS_VAT_CODE: vatCode } = env
  const fixed = PAYMENT_PROVIDERS.flatMap((provider) => {
    const settings = Object.fromEntries(
      Object.entries<Variable>(NAMES[provider]).map(([field, name]) => [field, env[name]]),
    )
    const { hash, ...own } = settings
    if (!Object.values(own).some((value) => value !== undefined)) return []
    return [[provider, provider === 'robokassa' ? { ...own, hash: hash ?? 'md5' } : own]]
  })
  return {
    isTest: env.PAYMENTS_TEST === 'true',
    addresses: Object.fromEntries(
      Object.entries(ADDRESSES).map(([key, [name, delivered]]) => [key, env[name] ?? delivered]),
    ) as PaymentsConfig['addresses'],
    takesTopUps: env.WALLET_TOPUP === 'on',
    fixed: Object.fromEntries(fixed) as PaymentsConfig['fixed'],
    receipts:
      env.RECEIPTS === 'on' && taxSystem && vatCode
        ? { taxSystem, vatCode, subject: env.RECEIPTS_SUBJECT ?? 'service' }
        : null,
  }
}
