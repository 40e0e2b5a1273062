/** Compares what a provider says it took and gave back with what was booked, payment by payment. */
import { matchPayments } from '#server/modules/shop/payments/book-payments.ts'
import type { PaymentAttemptsService } from '#server/modules/shop/payments/payment-attempts.service.ts'
import type {
  PaymentAttemptRow,
  PaymentAttemptsStore,
} from '#server/modules/shop/payments/payment-attempts.store.ts'
import type { PaymentEventsStore, PaymentRow } from '#server/modules/shop/payments/payment-events.store.ts'
import type {
  ListedPayment,
  PaymentProvider,
  PaymentState,
  TakenPayment,
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

type Matched = ReturnType<typeof matchPayments<PaymentRow>>
type Told = Map<string, { attempt: PaymentAttemptRow; payments: TakenPayment[] }>
export type Difference = {
  provider: AttemptProvider
  payment: string
  kind: 'taken' | 'back'
  theirs: number
  ours: number
}
/** What came of asking one provider; `unclear` are the tries of which it cannot be told which of their payments were booked. */
export type Compared = { provider: AttemptProvider } & (
  | { count: number; differences: Difference[]; unclear?: string[] }
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
  const listBooked = async (attempt: PaymentAttemptRow) =>
    (await events.listPayments(attempt.id)).filter(({ is_test }) => is_test === 0 || attempt.is_test === 1)

  function addTold(told: Told, attempt: PaymentAttemptRow, payments: PaymentState['payments']): void {
    const known = told.get(attempt.id)?.payments ?? []
    const counted = payments.filter(({ isTest }) => !isTest || attempt.is_test === 1)
    told.set(attempt.id, { attempt, payments: [...known, ...counted] })
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

  /** What either side has taken, by the numbers both call it by; of what they call otherwise the sum is compared. */
  function compareTaken(name: string, { both, bookedAlone, toldAlone }: Matched) {
    const alone = {
      payment: name,
      theirs: sumOf(toldAlone.map(amountTold)),
      ours: sumOf(bookedAlone.map(({ amount_kopecks }) => amount_kopecks)),
    }
    return [
      ...both.map(({ row, payment }) => {
        // What they took back is agreed about once it is booked as gone.
        const isGone = payment.isNoMoney && row.refunded_kopecks === row.amount_kopecks
        return {
          payment: row.payment_id,
          theirs: amountTold(payment),
          ours: isGone ? 0 : row.amount_kopecks,
        }
      }),
      alone,
    ].map((sums) => ({ ...sums, kind: 'taken' as const }))
  }

  async function compareWith(
    client: PaymentProvider,
    attempt: PaymentAttemptRow,
    payments: readonly TakenPayment[],
  ) {
    const rows = await listBooked(attempt)
    const matched = matchPayments(rows, payments)
    const name = attempt.payment_id ?? String(attempt.number)
    const theirs = sumOf(payments.map(({ refundedKopecks }) => refundedKopecks))
    const ours =
      sumOf(rows.map(({ refunded_kopecks }) => refunded_kopecks)) -
      (await events.sumReturnedOutside(rows.map(({ id }) => id)))
    // Where staff have looked into just that sum it is right.
    const tellsRefunds =
      client.list !== null && client.refund !== null && theirs !== attempt.settled_back_kopecks
    const sums = [
      ...compareTaken(name, matched),
      ...(tellsRefunds ? [{ kind: 'back' as const, payment: name, theirs, ours }] : []),
    ]
    return {
      isUnclear: isUnclear(matched),
      name,
      differences: sums
        .filter((sum) => sum.theirs !== sum.ours)
        .map((sum) => ({ ...sum, provider: client.key })),
    }
  }

  async function differenceOf(
    client: PaymentProvider,
    attempt: PaymentAttemptRow,
    payments: readonly TakenPayment[],
  ) {
    const found = await compareWith(client, attempt, payments)
    // What they know and we do not may have been told to nobody yet.
    if (!found.differences.some(({ theirs, ours }) => theirs > ours)) return found
    await lookUp(attempt)
    return compareWith(client, attempt, payments)
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
      const unclear: string[] = []
      for (const { attempt, payments } of told.values()) {
        const found = await differenceOf(client, attempt, payments)
        differences.push(...found.differences)
        if (found.isUnclear) unclear.push(found.name)
      }
      return { provider, count: told.size, differences, ...(unclear.length > 0 && { unclear }) }
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
      return { provider, unasked: error.reason }
    }
  }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const amountTold = ({ amountKopecks, isNoMoney }: TakenPayment) => (isNoMoney ? 0 : amountKopecks)

/** What was booked by a number that they do not tell of may be what they took back as well as what they have. */
function isUnclear({ bookedAlone, toldAlone }: Matched): boolean {
  const isNoMoney = toldAlone.map((payment) => payment.isNoMoney === true)
  return bookedAlone.length > 0 && isNoMoney.includes(true) && isNoMoney.includes(false)
}
