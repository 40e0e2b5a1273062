/** Who takes money for the site: connected by staff or by the environment. */
import * as z from 'zod/mini'
import {
  PAYMENT_PROVIDERS,
  PROVIDER_FIELD_MAX,
  ROBOKASSA_HASHES,
  WHY_PROVIDER_OFF,
} from '#shared/constants/shop/payments.ts'
import { endpoint, noContent } from '#shared/contract/endpoint.ts'
import { lineSchema } from '#shared/contract/fields.ts'

/** Left empty, what is stored stays. */
const secret = z._default(
  z
    .string()
    .check(z.trim(), z.maxLength(PROVIDER_FIELD_MAX, 'tooLong'), z.regex(/^\P{Cc}*$/u, 'controlCharacters')),
  '',
)
/** Which one was seen; 0 where the provider was not connected. Left out, whatever stands now is changed. */
const version = z.optional(z.int().check(z.minimum(0)))
const shopNumber = z.string().check(z.trim(), z.regex(/^\d{1,15}$/, 'shopNumber'))

export const paymentConnectionSchema = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('yookassa'), version, shopId: shopNumber, secretKey: secret }),
  z.object({
    provider: z.literal('robokassa'),
    version,
    login: lineSchema(PROVIDER_FIELD_MAX),
    password1: secret,
    password2: secret,
    hash: z._default(z.enum(ROBOKASSA_HASHES), 'md5'),
    password3: secret,
  }),
  z.object({
    provider: z.literal('freekassa'),
    version,
    shopId: shopNumber,
    secret1: secret,
    secret2: secret,
    apiKey: secret,
  }),
])
export type PaymentConnection = z.output<typeof paymentConnectionSchema>

export const connectedProviderSchema = z.object({
  provider: z.enum(PAYMENT_PROVIDERS),
  /** Null where players can pay by it. */
  whyOff: z.nullable(z.enum(WHY_PROVIDER_OFF)),
  /** Whether the environment says by what it is connected; then staff do not change it. */
  isFixed: z.boolean(),
  /** What is no secret, field by field. */
  settings: z.record(z.string(), z.string()),
  /** The fields whose secret is stored. */
  storedSecrets: z.array(z.string()),
  /** Where the provider has to send its notifications. */
  notificationUrl: z.string(),
  /** How many notifications came since this process was started that are about nothing of ours, or forged. */
  strangers: z.int(),
  connectedAt: z.nullable(z.iso.datetime()),
  /** 0 where staff have not connected it. */
  version: z.int(),
})
export type ConnectedProvider = z.infer<typeof connectedProviderSchema>

const access = 'manage_payments'
const params = z.object({ provider: z.enum(PAYMENT_PROVIDERS) })

export const paymentConnectionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/payments',
    summary:
      'The payment providers: which are on, why others are not, and where each sends its notifications.',
    access,
    reply: z.object({
      /** Whether the whole shop is a test, in which no money of anybody moves. */
      isTest: z.boolean(),
      providers: z.array(connectedProviderSchema),
    }),
  }),
  connect: endpoint({
    method: 'PUT',
    path: '/admin/payments',
    summary: 'Connects a provider, or changes by what it is connected; a secret that is left empty stays.',
    access,
    needsConfirmation: true,
    body: paymentConnectionSchema,
    reply: connectedProviderSchema,
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/admin/payments/:provider',
    summary: 'Disconnects a provider and forgets its secrets; its notifications are no longer taken.',
    access,
    needsConfirmation: true,
    status: 204,
    errors: ['set_by_environment'],
    params,
    reply: noContent,
  }),
  test: endpoint({
    method: 'POST',
    path: '/admin/payments/:provider/test',
    summary:
      'Asks the provider whether it knows the shop, and says in plain words what is wrong; takes no money.',
    access,
    limits: [{ max: 20, windowMs: 10 * 60_000, by: 'account' }],
    params,
    reply: z.object({
      isWell: z.boolean(),
      /** What is wrong, in the language of the caller. */
      message: z.nullable(z.string()),
      /** What the provider itself said. */
      detail: z.nullable(z.string()),
    }),
  }),
}
