/** Which providers take money for the site: those of the environment, and those that staff connect. */
import type { PaymentsConfig, ProviderSettings } from '#server/config/payments.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Secrets } from '#server/lib/secrets.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import type { Language } from '#shared/constants/languages.ts'
import {
  PAYMENT_PROVIDERS,
  type PaymentProviderKey,
  PROVIDER_FIELDS,
  type WhyProviderOff,
} from '#shared/constants/shop/payments.ts'
import { paymentConnectionAudit } from '#shared/contract/shop/payment-connections.audit.texts.ts'
import type { ConnectedProvider, PaymentConnection } from '#shared/contract/shop/payment-connections.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import type { PaymentConnectionRow, PaymentConnectionsStore } from './payment-connections.store.ts'
import { openProvider, whyOff } from './providers/open-provider.ts'
import type { PaymentProvider } from './providers/provider.ts'
import { providerFailureTexts } from './providers/provider-failure.texts.ts'
import { ProviderFailure } from './providers/provider-failure.ts'

type Found = { settings: ProviderSettings; whyOff: WhyProviderOff | null; row: PaymentConnectionRow | null }

export type PaymentConnectionsService = ReturnType<typeof createPaymentConnectionsService>
export function createPaymentConnectionsService({
  connections,
  config,
  siteUrl,
  secrets,
  versioned,
  strangersOf,
  database,
  now,
}: {
  connections: PaymentConnectionsStore
  config: PaymentsConfig
  siteUrl: string
  secrets: Secrets
  versioned: VersionedChanges
  /** How many notifications came that are about nothing of ours. */
  strangersOf: (provider: PaymentProviderKey) => number
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  const changes = versioned.of(
    paymentConnectionAudit,
    ({ id, provider, settings, sealed_secrets }: PaymentConnectionRow) => ({
      provider,
      settings: JSON.parse(settings) as object,
      secrets: namesOf(openSecrets({ id, sealed_secrets })),
    }),
  )

  function openSecrets(row: Pick<PaymentConnectionRow, 'id' | 'sealed_secrets'>): ProviderSettings | null {
    const text = secrets.open(row.sealed_secrets, placeOf(row.id))
    return text === null ? null : (JSON.parse(text) as ProviderSettings)
  }

  /** By what a provider is connected, whether it is on or not; `row` is what staff connected. */
  function foundBy(provider: PaymentProviderKey, row: PaymentConnectionRow | null): Found {
    const fixed = config.fixed[provider]
    if (fixed) return { settings: fixed, whyOff: whyOff(provider, fixed, config), row: null }
    if (!row) return { settings: {}, whyOff: 'not_connected', row }
    const opened = openSecrets(row)
    const settings = { ...(JSON.parse(row.settings) as ProviderSettings), ...opened }
    return { settings, whyOff: opened ? whyOff(provider, settings, config) : 'secrets_lost', row }
  }

  const find = async (provider: PaymentProviderKey): Promise<Found> =>
    foundBy(provider, config.fixed[provider] ? null : ((await connections.find(provider)) ?? null))

  const open = (provider: PaymentProviderKey, settings: ProviderSettings) =>
    openProvider(provider, settings, {
      config,
      nextNonce: (name) => connections.nextNonce(name, now().getTime()),
    })

  /** @throws {AppError} `validation_failed` for a secret that is missing, or of the wrong kind */
  function columnsOf(provider: PaymentProviderKey, given: ProviderSettings, before: PaymentConnectionRow) {
    const stored = openSecrets(before)
    const plain: Record<string, string> = {}
    const sealed: Record<string, string> = {}
    for (const [name, kind] of Object.entries<string>(PROVIDER_FIELDS[provider])) {
      const value = given[name]
      if (kind === 'plain') plain[name] = value ?? ''
      else {
        const secret = value || stored?.[name]
        if (!secret && kind === 'secret') throw invalid(name, 'required')
        if (secret) sealed[name] = secret
      }
    }
    const off = whyOff(provider, { ...plain, ...sealed }, config)
    if (off === 'test_key' || off === 'live_key')
      throw invalid('secretKey', off === 'test_key' ? 'testKey' : 'liveKey')
    // What stays as it was keeps its seal: a save without a change is none.
    const isKept = JSON.stringify(sealed) === JSON.stringify(stored)
    return {
      settings: JSON.stringify(plain),
      sealed_secrets: isKept
        ? before.sealed_secrets
        : secrets.seal(JSON.stringify(sealed), placeOf(before.id)),
    }
  }

  async function present(provider: PaymentProviderKey): Promise<ConnectedProvider> {
    const { settings, whyOff, row } = await find(provider)
    const kinds = PROVIDER_FIELDS[provider] as Readonly<Record<string, string>>
    const given = Object.entries(settings).flatMap(([name, value]) => (value ? [[name, value] as const] : []))
    return {
      provider,
      whyOff,
      isFixed: config.fixed[provider] !== undefined,
      settings: Object.fromEntries(given.filter(([name]) => kinds[name] === 'plain')),
      storedSecrets: given.map(([name]) => name).filter((name) => kinds[name]?.endsWith('secret')),
      notificationUrl: `${siteUrl}/api/payments/${provider}/notifications`,
      strangers: strangersOf(provider),
      connectedAt: row && new Date(row.connected_at).toISOString(),
      version: row?.version ?? 0,
    }
  }

  return {
    /** The client of a provider that is on; null where it is off. */
    async findOn(provider: PaymentProviderKey): Promise<PaymentProvider | null> {
      const { settings, whyOff } = await find(provider)
      return whyOff === null ? open(provider, settings) : null
    },

    /** The clients of all that are on. */
    async listOn(): Promise<PaymentProvider[]> {
      const rows = PAYMENT_PROVIDERS.every((each) => config.fixed[each]) ? [] : await connections.list()
      return PAYMENT_PROVIDERS.flatMap((provider) => {
        const row = rows.find((each) => each.provider === provider) ?? null
        const { settings, whyOff } = foundBy(provider, row)
        return whyOff === null ? [open(provider, settings)] : []
      })
    },

    list: async () => ({
      isTest: config.isTest,
      providers: await Promise.all(PAYMENT_PROVIDERS.map(present)),
    }),

    /** @throws {AppError} `conflict` where somebody else was faster */
    connect: ({ provider, version, ...given }: PaymentConnection, actor: Actor): Promise<ConnectedProvider> =>
      database.transaction(async () => {
        if (config.fixed[provider]) throw invalid(Object.keys(given)[0] ?? '', 'fixedByEnvironment')
        const isNew = await connections.insert(provider, now().getTime())
        const row = await connections.lock(provider)
        if (!row || (isNew && version)) throw new AppError('conflict')
        const edit = (before: PaymentConnectionRow) => columnsOf(provider, given, before)
        const save = (columns: Partial<ReturnType<typeof edit>>, { id, version }: PaymentConnectionRow) =>
          connections.update(id, columns, version)
        if (isNew) {
          const after = await save(edit(row), row)
          await changes.record('create', actor, null, after ?? null)
        } else await changes.update(actor, { read: async () => row, version, edit, save })
        return present(provider)
      }),

    /** @throws {AppError} `set_by_environment` */
    disconnect: (provider: PaymentProviderKey, actor: Actor): Promise<void> =>
      database.transaction(async () => {
        if (config.fixed[provider]) throw new AppError('set_by_environment')
        const before = await connections.lock(provider)
        if (!before) throw new AppError('not_found')
        await connections.remove(before.id)
        await changes.record('delete', actor, before, null)
      }),

    /** Asks the provider whether it knows the shop. */
    async test(provider: PaymentProviderKey, language: Language) {
      const { settings, whyOff } = await find(provider)
      if (whyOff === 'not_connected' || whyOff === 'secrets_lost') throw new AppError('not_found')
      try {
        await open(provider, settings).test()
        return { isWell: true, message: null, detail: null }
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error
        return { isWell: false, message: providerFailureTexts[language][error.reason], detail: error.detail }
      }
    },
  }
}

const placeOf = (row: number) => ({ table: 'payment_connections', row, field: 'sealed_secrets' })
const namesOf = (settings: ProviderSettings | null) => Object.keys(settings ?? {})
const invalid = (field: string, key: ValidationKey) =>
  new AppError('validation_failed', { fields: { [field]: key } })
