/** Compares what a provider says it took and gave back with what was booked, payment by payment. */
import type { PaymentAttemptsService } from '#server/modules/shop/payments/payment-attempts.service.ts'
import type {
  PaymentAttemptRow,
  PaymentAttemptsStore,
} from '#server/modules/shop/payments/payment-attempts.store.ts'
import type { PaymentEventsStore } from '#server/modules/shop/payments/payment-events.store.ts'
import type {
  ListedPayment,
  PaymentProvider,
  PaymentState,
} from '#server/modules/shop/payments/providers/provider.ts'
import {
  type FailureReason,
  ProviderFailure,
} from '#server/modules/shop/payments/providers/provider-failure.ts'
import type { AttemptProvider } from '#shared/constants/shop/payments.ts'

const HOUR_MS = 60 * 60 * 1000
/** A list is asked for in pieces of so much: those of five weeks have more pages than anybody gives. */
const PIECE_MS = 5 * 24 * HOUR_MS
/** What was begun so lately may be on its way to either side. */
const SETTLING_MS = 5 * 60 * 1000

type Sums = { taken: number; back: number }
type Told = Map<string, { attempt: PaymentAttemptRow; sums: Sums }>
export type Difference = {
  provider: AttemptProvider
  payment: string
  kind: 'taken' | 'back'
  theirs: number
  ours: number
}
/** What came of asking one provider. */
export type Compared = { provider: AttemptProvider } & (
  | { count: number; differences: Difference[] }
  | { unasked: FailureReason }
)

export type ComparePayments = ReturnType<typeof createComparePayments>
export function createComparePayments({
  attempts,
  events,
  lookUp,
  now,
}: {
  attempts: Pick<PaymentAttemptsStore, 'findOfProvider' | 'listMadeBetween'>
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

  function addTold(told: Told, attempt: PaymentAttemptRow, payments: PaymentState['payments']): void {
    const { sums } = told.get(attempt.id) ?? { sums: { taken: 0, back: 0 } }
    for (const { amountKopecks, refundedKopecks, isTest } of payments) {
      if (isTest && attempt.is_test === 0) continue
      sums.taken += amountKopecks
      sums.back += refundedKopecks
    }
    told.set(attempt.id, { attempt, sums })
  }

  /** What their list tells of each try of ours; what is no try of ours is another shop's, or paid beside it. */
  async function toldByList(
    client: PaymentProvider,
    list: NonNullable<PaymentProvider['list']>,
    since: number,
  ) {
    const time = now().getTime()
    const listed = new Map<string, ListedPayment>()
    for (let from = since; from < time + HOUR_MS; from += PIECE_MS)
      for (const one of await list(new Date(from), new Date(Math.min(from + PIECE_MS, time + HOUR_MS))))
        listed.set(one.paymentId, one)
    const told: Told = new Map()
    for (const one of listed.values()) {
      const attempt = await attemptOf(client.key, one)
      if (attempt) addTold(told, attempt, one.payments)
    }
    // Ours that they do not know of at all.
    for (const attempt of await attempts.listMadeBetween(client.key, since + HOUR_MS, time - SETTLING_MS))
      if (attempt.state === 'paid' && !told.has(attempt.id)) addTold(told, attempt, [])
    return told
  }

  async function toldByLookUps(
    client: PaymentProvider,
    find: NonNullable<PaymentProvider['lookUp']>,
    since: number,
  ) {
    const told: Told = new Map()
    for (const attempt of await attempts.listMadeBetween(client.key, since, now().getTime() - SETTLING_MS)) {
      const { id, number, payment_id: paymentId } = attempt
      const { payments } = await find({ id, number, paymentId })
      if (payments.length > 0 || attempt.state === 'paid') addTold(told, attempt, payments)
    }
    return told
  }

  async function differenceOf(client: PaymentProvider, attempt: PaymentAttemptRow, theirs: Sums) {
    let ours = await booked(attempt)
    // What they know and we do not may have been told to nobody yet.
    if (ours.taken < theirs.taken || ours.back < theirs.back) {
      await lookUp(attempt)
      ours = await booked(attempt)
    }
    const about = { provider: client.key, payment: attempt.payment_id ?? String(attempt.number) }
    const tellsRefunds = client.list !== null && client.refund !== null
    const kinds: readonly Difference['kind'][] = tellsRefunds ? ['taken', 'back'] : ['taken']
    return (
      kinds
        .filter((kind) => ours[kind] !== theirs[kind])
        // Staff have looked into just that sum.
        .filter((kind) => kind === 'taken' || theirs.back !== attempt.settled_back_kopecks)
        .map((kind) => ({ ...about, kind, theirs: theirs[kind], ours: ours[kind] }))
    )
  }

  /**
   * What a provider says of the last `hours`: by its list, or, where it has none and there is time, payment by payment. Null where it
   * cannot be asked so.
   */
  return async (
    client: PaymentProvider,
    hours: number,
    { hasTime }: { hasTime: boolean },
  ): Promise<Compared | null> => {
    const { key: provider, list, lookUp: find } = client
    const since = now().getTime() - hours * HOUR_MS
    try {
      const told = list
        ? await toldByList(client, list, since)
        : find && hasTime && (await toldByLookUps(client, find, since))
      if (!told) return null
      const differences: Difference[] = []
      for (const { attempt, sums } of told.values())
        differences.push(...(await differenceOf(client, attempt, sums)))
      return { provider, count: told.size, differences }
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
      return { provider, unasked: error.reason }
    }
  }
}
