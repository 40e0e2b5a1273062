import { isTestKey, type PaymentsConfig, type ProviderSettings } from '#server/config/payments.ts'
import type { PaymentProviderKey, RobokassaHash, WhyProviderOff } from '#shared/constants/shop/payments.ts'
import { createFreekassa } from './freekassa.ts'
import type { PaymentProvider } from './provider.ts'
import { createRobokassa } from './robokassa.ts'
import { createYookassa } from './yookassa.ts'

type Circumstances = {
  config: Pick<PaymentsConfig, 'isTest' | 'addresses' | 'receipts'>
  nextNonce: (name: string) => Promise<number>
}

/** The client of a provider that is connected by these settings. */
export function openProvider(
  provider: PaymentProviderKey,
  settings: ProviderSettings,
  { config: { isTest, addresses, receipts }, nextNonce }: Circumstances,
): PaymentProvider {
  const { shopId = '', login = '' } = settings
  if (provider === 'yookassa')
    return createYookassa({ url: addresses.yookassa, shopId, secretKey: settings.secretKey ?? '', isTest })
  if (provider === 'robokassa')
    return createRobokassa({
      url: addresses.robokassa,
      servicesUrl: addresses.robokassaServices,
      fiscalUrl: addresses.robokassaFiscal,
      login,
      password1: settings.password1 ?? '',
      password2: settings.password2 ?? '',
      password3: settings.password3 ?? null,
      hash: (settings.hash ?? 'md5') as RobokassaHash,
      isTest,
      sendsReceipts: receipts !== null,
    })
  return createFreekassa({
    url: addresses.freekassa,
    apiUrl: addresses.freekassaApi,
    shopId,
    secret1: settings.secret1 ?? '',
    secret2: settings.secret2 ?? '',
    apiKey: settings.apiKey ?? null,
    nextNonce: () => nextNonce('freekassa'),
  })
}

/** Why money cannot be taken by a provider that is connected by these settings; null where it can. */
export function whyOff(
  provider: PaymentProviderKey,
  settings: ProviderSettings,
  { isTest, receipts }: Pick<PaymentsConfig, 'isTest' | 'receipts'>,
): WhyProviderOff | null {
  if (provider === 'yookassa' && settings.secretKey !== undefined && isTestKey(settings.secretKey) !== isTest)
    return isTest ? 'live_key' : 'test_key'
  if (provider !== 'freekassa') return null
  return isTest ? 'no_test_mode' : receipts ? 'no_receipts' : null
}
