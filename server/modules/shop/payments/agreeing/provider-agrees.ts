/** Whether what the providers say they took and gave back is what was booked: now of two days, and of five weeks last night. */
import type { PaymentProvider } from '#server/modules/shop/payments/providers/provider.ts'
import type { Language } from '#shared/constants/languages.ts'
import { ATTEMPT_PROVIDERS, type AttemptProvider } from '#shared/constants/shop/payments.ts'
import { agreementTexts } from './agreement.texts.ts'
import { describeComparison, describeNight, soundnessOf } from './agreement.ts'
import type { Compared, ComparePayments } from './compare-payments.ts'
import type { LatestNight, NightlyComparisonStore } from './nightly-comparison.store.ts'

/** So far back a proof asks that somebody waits for. */
const HOURS = 48

type Check = { isSound: boolean | null; detail: string }

export function createProviderAgrees({
  findProvider,
  compare,
  nights,
  timeZone,
}: {
  findProvider: (provider: AttemptProvider) => Promise<PaymentProvider | null>
  compare: ComparePayments
  nights: Pick<NightlyComparisonStore, 'findLatest'>
  timeZone: () => Promise<string>
}) {
  async function askNow(): Promise<Compared[]> {
    const answers = await Promise.all(
      ATTEMPT_PROVIDERS.map(async (provider) => {
        const client = await findProvider(provider)
        return client && compare(client, HOURS, { hasTime: false })
      }),
    )
    return answers.filter((answer) => answer !== null)
  }

  return {
    name: 'provider_agrees',

    async check(language: Language): Promise<Check> {
      const texts = agreementTexts[language]
      const [answers, night] = await Promise.all([askNow(), nights.findLatest()])
      const now = {
        isSound: soundnessOf(answers),
        detail: answers.length === 0 ? texts.nobody : describeComparison(answers, texts.sound, language),
      }
      if (!night) return now
      return {
        isSound: together(now.isSound, answers.length > 0, soundnessOf(night.answers)),
        detail: `${now.detail} ${describeNight(night, language, await timeZone())}`,
      }
    },
  }
}

/** What differs outweighs what could not be asked; where nobody can be asked now, the night decides. */
function together(now: boolean | null, isAskedNow: boolean, night: boolean | null): boolean | null {
  if (now === false || night === false) return false
  return isAskedNow && now === null ? null : night
}

/** As much of it as the database alone can tell. */
export const createNightAgrees = (nights: Pick<NightlyComparisonStore, 'findLatest'>) => ({
  name: 'provider_agrees',
  async check(language: Language): Promise<Check> {
    const night: LatestNight | null = await nights.findLatest()
    if (!night) return { isSound: null, detail: agreementTexts[language].noNight }
    return { isSound: soundnessOf(night.answers), detail: describeNight(night, language, 'UTC') }
  },
})
