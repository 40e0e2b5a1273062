/** Five weeks of payments, compared with every provider that can be asked, once a night whatever the number of processes. */
import type { PaymentProvider } from '#server/modules/shop/payments/providers/provider.ts'
import { ATTEMPT_PROVIDERS, type AttemptProvider } from '#shared/constants/shop/payments.ts'
import { differencesIn, isAllAsked } from './agreement.ts'
import type { Compared, ComparePayments } from './compare-payments.ts'
import type { NightlyComparisonStore } from './nightly-comparison.store.ts'

const HOUR_MS = 60 * 60 * 1000
const HOURS = 35 * 24
/** In UTC: an hour after what is still open was looked up. */
const NIGHT_HOUR = 2
/** After so long a comparison that did not end, or in which somebody did not answer, is made again. */
const PATIENCE_MS = HOUR_MS

export function createNightlyComparison({
  findProvider,
  compare,
  nights,
  log,
  now,
}: {
  findProvider: (provider: AttemptProvider) => Promise<PaymentProvider | null>
  compare: ComparePayments
  nights: NightlyComparisonStore
  log: { error(details: object, message: string): void }
  now: () => Date
}) {
  return {
    /** Compares when the hour has come and nobody else has. Meant to be called every minute or so. */
    async compareDue(): Promise<void> {
      const begun = now()
      if (begun.getUTCHours() < NIGHT_HOUR) return
      const takenAt = begun.getTime()
      const day = begun.toISOString().slice(0, 10)
      if (!(await nights.take(day, takenAt, takenAt - PATIENCE_MS))) return
      const answers: Compared[] = []
      for (const provider of ATTEMPT_PROVIDERS) {
        const client = await findProvider(provider)
        const compared = client && (await compare(client, HOURS, { hasTime: true }))
        if (compared) answers.push(compared)
      }
      const at = now().getTime()
      await nights.keep({ at, answers }, { takenAt, isDone: isAllAsked(answers) })
      const differences = differencesIn(answers)
      if (differences.length > 0) log.error({ differences }, 'providers and books do not agree')
    },

    /** How many payments the last night found different. */
    countDifferences: async (): Promise<number> =>
      differencesIn((await nights.findLatest())?.answers ?? []).length,
  }
}
