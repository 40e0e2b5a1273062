/** The environment, parsed once. `.env.example` documents each name. */
import * as z from 'zod'
import { parseStorageUrl } from '#server/lib/storage/storage-url.ts'
import { SELLER_LINE_MAX, SITE_NAME_MAX } from '#shared/constants/site.ts'
import { webAddressSchema } from '#shared/contract/address-fields.ts'
import { isLoopbackHostname } from './loopback.ts'
import { findPaymentConflicts, type PaymentsConfig, paymentVariables, readPayments } from './payments.ts'
import { readSecretFiles } from './secret-files.ts'
import { isNetwork, isTrustProxy, parseTrustProxy, type TrustProxy } from './trust-proxy.ts'

const DEFAULT_PORT = 3000
const DEFAULT_PROOF_OF_WORK_AFTER = 3
/** Three failures make a server offline: within two minutes, as players expect. */
const DEFAULT_PROBE_INTERVAL_SECONDS = 30
/** 128 bits, written as hex. */
const SECRET_KEY_MIN = 32

const TRUSTS_EVERYBODY =
  'true believes whatever a visitor writes into X-Forwarded-For, so that no limit holds. ' +
  'Name the number of proxies in front, such as 1, or their addresses.'

/** An empty value in an `.env` file means "not set". */
const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional())

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''))

/** The bare address of a site: pages, links and canonical addresses are put together from it. */
const siteUrl = httpUrl.refine((url) => {
  const { pathname, search, hash, username } = new URL(url)
  return pathname === '/' && `${search}${hash}${username}` === ''
}, 'must be an address without a path, such as https://frontland.example')

/** One line, as the panel takes it. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be blank')
    .max(max, `must be at most ${max} characters`)
    .regex(/^\P{Cc}*$/u, 'must be one line without control characters')
const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
const sellerLine = optional(line(SELLER_LINE_MAX))

const networks = z
  .string()
  .transform((text) => text.split(',').map((network) => network.trim()))
  .refine((all) => all.every(isNetwork), 'must be a list of networks such as 127.0.0.0/8,::1/128')

const environmentSchema = z
  .object({
    PORT: optional(z.coerce.number('must be a number').int().min(0).max(65_535)),
    HOST: optional(z.string()),
    DATA_DIR: optional(z.string()),
    DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })),
    SITE_URL: optional(siteUrl),
    HSTS_SUBDOMAINS: optional(z.enum(['true', 'false'], { error: 'must be true or false' })),
    SITE_NAME: optional(line(SITE_NAME_MAX)),
    SELLER_NAME: sellerLine,
    SELLER_TAX_ID: sellerLine,
    SELLER_CONTACT: sellerLine,
    STORAGE_URL: optional(
      z.string().superRefine((text, context) => {
        try {
          parseStorageUrl(text)
        } catch (error) {
          const { code, message } = error as NodeJS.ErrnoException
          context.addIssue(code === 'ERR_INVALID_URL' ? 'must be an address' : message)
        }
      }),
    ),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
    MAIL_FROM: optional(z.string()),
    SECRET_KEY: optional(z.string().min(SECRET_KEY_MIN, `must be at least ${SECRET_KEY_MIN} characters`)),
    SECRET_KEY_NEXT: optional(
      z.string().min(SECRET_KEY_MIN, `must be at least ${SECRET_KEY_MIN} characters`),
    ),
    SECURITY_CONTACT: optional(
      z
        .string()
        .regex(/^(https:\/\/\S+|[^\s@]+@[^\s@]+\.[^\s@]+)$/, 'must be an e-mail address or an https address'),
    ),
    ADMIN_PASSWORD: optional(
      z.string().min(8, 'must be at least 8 characters').max(128, 'must be at most 128 characters'),
    ),
    AVATAR_URL_TEMPLATE: optional(
      httpUrl
        .refine((url) => url.includes('{username}'), 'must contain {username}')
        .refine(
          (url) => webAddressSchema.safeParse(url).success,
          'must be an address without a name and password, of at most 500 characters',
        ),
    ),
    TRUST_PROXY: optional(
      z
        .string()
        .refine(isTrustProxy, 'must be true, false, a number of proxies, or their addresses or networks'),
    ),
    PROBE_ALLOW_PRIVATE: optional(networks),
    RCON_ALLOW: optional(networks),
    PROBE_INTERVAL_SECONDS: optional(wholeNumber(1, 600)),
    PROOF_OF_WORK_AFTER: optional(wholeNumber(0, 1_000_000)),
    ROBLOX_API_URL: optional(httpUrl),
    ...paymentVariables({ optional, httpUrl }),
    BACKUP_KEY: optional(z.string().min(16, 'must be at least 16 characters')),
    METRICS_KEY: optional(z.string().min(16, 'must be at least 16 characters')),
    ACCESS_LOG: optional(z.enum(['true', 'false'], { error: 'must be true or false' })),
    LOG_LEVEL: optional(
      z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace, silent',
      }),
    ),
  })
  .refine(
    ({ TRUST_PROXY, SITE_URL }) =>
      TRUST_PROXY !== 'true' || !SITE_URL || isLoopbackHostname(new URL(SITE_URL).hostname),
    {
      path: ['TRUST_PROXY'],
      error: TRUSTS_EVERYBODY,
    },
  )

type Seller = { [Line in 'name' | 'taxId' | 'contact']?: string | undefined }

export type Config = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** What is given here of name and owner is not changed in the panel. */
  site: {
    name?: string | undefined
    url: string
    seller?: Seller
    /** Whether browsers shall ask for every name below that of the site by https alone. */
    isHttpsForSubdomains?: boolean
  }
  /** S3-compatible storage for what is uploaded; the data folder without it. */
  storageUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  adminPassword: string | undefined
  /** What stored secrets are sealed by; without it a file in the data folder holds it. */
  secretKey: string | undefined
  /** The key that comes after it, while `npm run rotate-key` exchanges them. */
  secretKeyNext: string | undefined
  /** One that is given here is not changed in the panel. */
  avatarUrlTemplate: string | undefined
  /** Whether and whose `X-Forwarded-*` to believe, as Fastify's `trustProxy` takes it. */
  trustProxy: TrustProxy
  /** Networks, in CIDR notation, where game servers may be asked although they are private. */
  probeAllowPrivate: readonly string[]
  /** Networks, in CIDR notation, where consoles of games may be reached beside those of this machine. */
  rconAllow: readonly string[]
  /** How often each game server is asked. */
  probeIntervalMs: number
  /** How many accounts a network makes in an hour before browsers have to work for one more. */
  proofOfWorkAfter: number
  robloxApiUrl: string
  /** Where it is asked which universe a place of Roblox belongs to. */
  robloxPlacesUrl: string
  payments: PaymentsConfig
  /** Whom to tell of a weakness; whoever owns the site where nobody else is named. */
  securityContact: string | undefined
  /** By which backups are encrypted. */
  backupKey: string | undefined
  /** Who shows it may read the metrics from anywhere. */
  metricsKey: string | undefined
  /** Whether every request gets a line in the log. */
  accessLog: boolean
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'] & string
}

/** Thrown when the environment is wrong; its message lists everything at fault, a line each. */
export class EnvironmentError extends Error {}

/**
 * Reads the configuration out of environment variables and the files that some of them name.
 * @throws {EnvironmentError} naming every wrong variable at once
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const secrets = readSecretFiles(environment)
  const parsed = environmentSchema.safeParse(secrets.environment)
  const issues = parsed.error?.issues.map(({ path, message }) => ({ name: path.join('.'), message })) ?? []
  const conflicts = parsed.success ? findPaymentConflicts(parsed.data) : []
  const lines = [...issues, ...secrets.complaints, ...conflicts].map(
    ({ name, message }) => `  ${name}: ${message}`,
  )
  if (!parsed.success || lines.length > 0)
    throw new EnvironmentError(`The environment is not right:\n${lines.join('\n')}`)
  const env = parsed.data
  const port = env.PORT ?? DEFAULT_PORT
  const host = env.HOST ?? 'localhost'
  const url = env.SITE_URL ?? `http://localhost:${port}`
  return {
    port,
    host,
    dataDir: env.DATA_DIR ?? './data',
    databaseUrl: env.DATABASE_URL,
    site: {
      name: env.SITE_NAME,
      url,
      isHttpsForSubdomains: env.HSTS_SUBDOMAINS === 'true',
      seller: { name: env.SELLER_NAME, taxId: env.SELLER_TAX_ID, contact: env.SELLER_CONTACT },
    },
    storageUrl: env.STORAGE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    adminPassword: env.ADMIN_PASSWORD,
    secretKey: env.SECRET_KEY,
    secretKeyNext: env.SECRET_KEY_NEXT,
    avatarUrlTemplate: env.AVATAR_URL_TEMPLATE,
    trustProxy: parseTrustProxy(env.TRUST_PROXY),
    probeAllowPrivate: env.PROBE_ALLOW_PRIVATE ?? [],
    rconAllow: env.RCON_ALLOW ?? [],
    probeIntervalMs: (env.PROBE_INTERVAL_SECONDS ?? DEFAULT_PROBE_INTERVAL_SECONDS) * 1_000,
    proofOfWorkAfter: env.PROOF_OF_WORK_AFTER ?? DEFAULT_PROOF_OF_WORK_AFTER,
    robloxApiUrl: env.ROBLOX_API_URL ?? 'https://games.roblox.com',
    robloxPlacesUrl: env.ROBLOX_API_URL ?? 'https://apis.roblox.com',
    payments: readPayments(env),
    securityContact: env.SECURITY_CONTACT,
    backupKey: env.BACKUP_KEY,
    metricsKey: env.METRICS_KEY,
    accessLog: env.ACCESS_LOG === 'true',
    logLevel: env.LOG_LEVEL ?? 'info',
  }
}
