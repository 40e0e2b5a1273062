/** Whether what the providers say they took and gave back is what was booked, payment by payment. */
import type { Language } from '#shared/constants/languages.ts'
import { ATTEMPT_PROVIDERS, type AttemptProvider } from '#shared/constants/shop/payments.ts'
import { fill } from '#shared/texts/words.ts'
import type { PaymentAttemptsService } from './payment-attempts.service.ts'
import type { PaymentAttemptRow, PaymentAttemptsStore } from './payment-attempts.store.ts'
import type { PaymentEventsStore } from './payment-events.store.ts'
import { providerAgreesTexts } from './provider-agrees.texts.ts'
import { formatKopecks } from './providers/kopecks.ts'
import type { ListedPayment, PaymentProvider } from './providers/provider.ts'
import { providerFailureTexts } from './providers/provider-failure.texts.ts'
import { ProviderFailure } from './providers/provider-failure.ts'

const HOUR_MS = 60 * 60 * 1000
/** So far back a proof asks that somebody waits for. */
const HOURS = 48
/** What was begun so lately may be on its way to either side. */
const SETTLING_MS = 5 * 60 * 1000
const NAMED_MAX = 5

type Sums = { taken: number; back: number }
type Difference = {
  provider: AttemptProvider
  payment: string
  kind: 'taken' | 'back'
  theirs: number
  ours: number
}

export function createProviderAgrees({
  findProvider,
  attempts,
  events,
  lookUp,
  now,
}: {
  findProvider: (provider: AttemptProvider) => Promise<PaymentProvider | null>
  attempts: Pick<PaymentAttemptsStore, 'findOfProvider' | 'listMadeBetween' | 'find'>
  events: Pick<PaymentEventsStore, 'listPayments' | 'sumReturnedOutside'>
  lookUp: PaymentAttemptsService['lookUp']
  now: () => Date
}) {
  async function attemptOf(provider: AttemptProvider, { reference, paymentId }: ListedPayment) {
    const known = await attempts.findOfProvider(provider, 'payment_id', paymentId)
    if (known || reference === null) return known
    const byId = await attempts.findOfProvider(provider, 'id', reference)
    if (byId || !/^\d{1,15}$|^\d{16}$/.test(reference)) return byId
    return attempts.findOfProvider(provider, 'number', Number(reference))
  }

  /** Money of tests is none in a live shop, whoever tells of it. */
  async function booked(attempt: PaymentAttemptRow): Promise<Sums> {
    const rows = (await events.listPayments(attempt.id)).filter(
      ({ is_test }) => is_test === 0 || attempt.is_test === 1,
    )
    return {
      taken: rows.reduce((sum, row) => sum + row.amount_kopecks, 0),
      back:
        rows.reduce((sum, row) => sum + row.refunded_kopecks, 0) -
        (await events.sumReturnedOutside(rows.map(({ id }) => id))),
    }
  }

  /** What is told of each try of ours; what is no try of ours is another shop's, or paid beside it. */
  async function toldBy(provider: AttemptProvider, listed: readonly ListedPayment[]) {
    const told = new Map<string, { attempt: PaymentAttemptRow; sums: Sums }>()
    for (const one of listed) {
      const attempt = await attemptOf(provider, one)
      if (!attempt) continue
      const { sums } = told.get(attempt.id) ?? { sums: { taken: 0, back: 0 } }
      for (const { amountKopecks, refundedKopecks, isTest } of one.payments) {
        if (isTest && attempt.is_test === 0) continue
        sums.taken += amountKopecks
        sums.back += refundedKopecks
      }
      told.set(attempt.id, { attempt, sums })
    }
    return told
  }

  async function compare(client: PaymentProvider, list: NonNullable<PaymentProvider['list']>) {
    const time = now().getTime()
    const from = time - HOURS * HOUR_MS
    const told = await toldBy(client.key, await list(new Date(from), new Date(time + HOUR_MS)))
    // Ours that they do not know of at all.
    for (const attempt of await attempts.listMadeBetween(client.key, from + HOUR_MS, time - SETTLING_MS))
      if (!told.has(attempt.id)) told.set(attempt.id, { attempt, sums: { taken: 0, back: 0 } })
    const differences: Difference[] = []
    for (const { attempt, sums } of told.values())
      differences.push(...(await differenceOf(client, attempt, sums)))
    return { count: told.size, differences }
  }

  async function differenceOf(client: PaymentProvider, attempt: PaymentAttemptRow, theirs: Sums) {
    let ours = await booked(attempt)
    // What they know and we do not may have been told to nobody yet.
    if (ours.taken < theirs.taken || ours.back < theirs.back) {
      await lookUp(attempt)
      ours = await booked(attempt)
    }
    const about = { provider: client.key, payment: attempt.payment_id ?? String(attempt.number) }
    const kinds: readonly Difference['kind'][] = client.refund === null ? ['taken'] : ['taken', 'back']
    return kinds
      .filter((kind) => ours[kind] !== theirs[kind])
      .map((kind) => ({ ...about, kind, theirs: theirs[kind], ours: ours[kind] }))
  }

  async function ask(provider: AttemptProvider, language: Language) {
    const client = await findProvider(provider)
    if (!client?.list) return null
    try {
      return await compare(client, client.list)
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
      const why = providerFailureTexts[language][error.reason]
      return { unasked: fill(providerAgreesTexts[language].unasked, { provider, why }) }
    }
  }

  return {
    name: 'provider_agrees',

    async check(language: Language): Promise<{ isSound: boolean | null; detail: string }> {
      const texts = providerAgreesTexts[language]
      const answers = (await Promise.all(ATTEMPT_PROVIDERS.map((each) => ask(each, language)))).filter(
        (answer) => answer !== null,
      )
      const differences = answers.flatMap((answer) => ('differences' in answer ? answer.differences : []))
      const unasked = answers.flatMap((answer) => ('unasked' in answer ? [answer.unasked] : []))
      if (differences.length > 0) {
        const named = differences.slice(0, NAMED_MAX).map(({ kind, provider, payment, theirs, ours }) =>
          fill(texts[kind], {
            provider,
            payment,
            theirs: formatKopecks(theirs),
            ours: formatKopecks(ours),
          }),
        )
        const more = differences.length > NAMED_MAX ? '; …' : ''
        const wrong = fill(texts.wrong, { count: String(differences.length) })
        return { isSound: false, detail: [`${wrong}: ${named.join('; ')}${more}`, ...unasked].join('. ') }
      }
      if (answers.length === 0) return { isSound: null, detail: texts.nobody }
      if (unasked.length > 0) return { isSound: null, detail: unasked.join(' ') }
      const count = answers.reduce((sum, answer) => sum + ('count' in answer ? answer.count : 0), 0)
      return { isSound: true, detail: fill(texts.sound, { count: String(count), hours: String(HOURS) }) }
    },
  }
}
