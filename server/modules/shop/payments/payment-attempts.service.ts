/** Tries to have something paid: made at a provider, looked up until they are clear, booked once. */
import { randomInt, randomUUID } from 'node:crypto'
import type { PaymentsConfig } from '#server/config/payments.ts'
import { latestAt } from '#server/modules/shop/rules/latest-at.ts'
import type { AttemptProvider, PaymentSubject } from '#shared/constants/shop/payments.ts'
import { nextLookUpAt } from './look-up-times.ts'
import type { PaymentAttemptRow, PaymentAttemptsStore } from './payment-attempts.store.ts'
import type { PaymentBooking } from './payment-booking.service.ts'
import type { CreatedPayment, PaymentProvider, PaymentRequest } from './providers/provider.ts'
import { ProviderFailure } from './providers/provider-failure.ts'
import type { ReceiptLine } from './providers/receipt.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Numbers are milliseconds since then, and twelve bits of chance: 53 bits until 2094. */
const NUMBERS_SINCE = Date.UTC(2025, 0)
const CHANCES = 4096
/** So long is a key of YooKassa known; afterwards a payment is looked for, never made anew. */
const KEY_KNOWN_MS = DAY_MS

/** What is to be paid, and what the payer is told of it. */
export type PaymentOrder = {
  subject: PaymentSubject
  subjectId: string
  /** Whether it was made just now, so that nobody has tried before. */
  isFirst: boolean
  userId: number
  provider: AttemptProvider
  amountKopecks: number
  lines: readonly ReceiptLine[]
} & Pick<PaymentRequest, 'description' | 'email' | 'language' | 'returnUrl'>

export type PaymentAttemptsService = ReturnType<typeof createPaymentAttemptsService>
export function createPaymentAttemptsService({
  attempts,
  booking,
  findProvider,
  config: { isTest, receipts },
  now,
}: {
  attempts: PaymentAttemptsStore
  booking: PaymentBooking
  findProvider: (provider: AttemptProvider) => Promise<PaymentProvider | null>
  config: Pick<PaymentsConfig, 'isTest' | 'receipts'>
  now: () => Date
}) {
  /**
   * Writes down a try; a provider that has to be called is asked by `askForUrl`, once that is committed. Joins the caller's
   * transaction. Null where the provider is off, or takes no sum so small.
   */
  async function prepare(order: PaymentOrder): Promise<{ id: string } | null> {
    const { subject, subjectId, isFirst, userId, provider, amountKopecks, lines, ...told } = order
    const client = await findProvider(provider)
    if (!client || amountKopecks < client.minKopecks) return null
    const time = now().getTime()
    const id = randomUUID()
    // The latest has the highest number, whatever became of the clock since the one before it.
    const [before] = isFirst ? [] : await attempts.listOf(subject, subjectId)
    const least = Math.max((time - NUMBERS_SINCE) * CHANCES, (before?.number ?? 0) + 1)
    for (;;) {
      const number = least + randomInt(CHANCES)
      const receipt = receipts && { ...receipts, email: order.email, lines }
      const request: PaymentRequest = { ...told, id, number, amountKopecks, receipt }
      const signed = client.signsOnly ? made(client, await client.create(request)) : null
      const isWritten = await attempts.insert({
        id,
        number,
        provider,
        subject,
        subject_id: subjectId,
        user_id: userId,
        amount_kopecks: amountKopecks,
        is_test: isTest ? 1 : 0,
        state: 'creating',
        reason: null,
        payment_id: null,
        pay_url: null,
        request: JSON.stringify(request),
        receipt: null,
        created_at: time,
        looked_up_at: null,
        next_look_up_at: nextLookUpAt(time, time),
        ...signed,
      })
      if (isWritten) return { id }
    }
  }

  /** Asks the provider for a try; null where its answer is not clear, and it goes on by itself. */
  async function create(id: string): Promise<string | null> {
    const attempt = await attempts.find(id)
    if (attempt?.state !== 'creating') return attempt?.pay_url ?? null
    const client = await findProvider(attempt.provider)
    return client && createAt(client, attempt)
  }

  async function createAt(client: PaymentProvider, attempt: PaymentAttemptRow): Promise<string | null> {
    try {
      const payment = await client.create(JSON.parse(attempt.request ?? '{}') as PaymentRequest)
      await attempts.updateCreating(attempt.id, made(client, payment))
      return payment.payUrl
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
      if (error.kind === 'unknown' || error.reason === 'unreachable') return null
      await attempts.updateCreating(attempt.id, {
        state: 'refused',
        reason: error.detail ?? error.reason,
        request: null,
        next_look_up_at: null,
      })
      return null
    }
  }

  /** Finds out what became of a try, once. */
  async function lookUp(attempt: PaymentAttemptRow): Promise<void> {
    const client = await findProvider(attempt.provider)
    if (!client) return
    const { id, number, payment_id: paymentId, next_look_up_at: planned } = attempt
    try {
      if (attempt.state === 'creating') await findCreated(client, attempt)
      else if (client.lookUp) {
        const found = await client.lookUp({ id, number, paymentId })
        const isClear = await booking.book(attempt, found)
        // Unless somebody asked for another look meanwhile.
        if (isClear && planned !== null) await attempts.rest(id, planned)
      }
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
    }
  }

  /** The same key brings the same payment for a day; later only the provider's list tells whether there is one. */
  async function findCreated(client: PaymentProvider, attempt: PaymentAttemptRow): Promise<void> {
    const age = now().getTime() - attempt.created_at
    if (age < KEY_KNOWN_MS && client.repeats.create) {
      await createAt(client, attempt)
      return
    }
    const { id, created_at } = attempt
    const listed = await client.list?.(new Date(created_at - DAY_MS), new Date(created_at + 2 * DAY_MS))
    const found = listed?.find(({ reference }) => reference === id)
    const state = found ? 'pending' : 'lost'
    const known = found && { payment_id: found.paymentId }
    await attempts.updateCreating(id, {
      ...known,
      state,
      request: null,
      ...(!found && { next_look_up_at: null }),
    })
    if (found) await booking.book(attempt, found)
  }

  /** The latest try of something at a provider, whatever was tried elsewhere since. */
  const findLatest = async (subject: PaymentSubject, subjectId: string, provider: AttemptProvider) =>
    latestAt(await attempts.listOf(subject, subjectId), provider)

  return {
    prepare,
    lookUp,

    /** Whether something waits to be paid at a provider. */
    async isOpen(subject: PaymentSubject, subjectId: string, provider: AttemptProvider): Promise<boolean> {
      const latest = await findLatest(subject, subjectId, provider)
      return latest?.state === 'creating' || (latest?.state === 'pending' && latest.pay_url !== null)
    },

    /** Where something is paid at a provider, once that is committed; null where it has not answered yet. */
    async askForUrl(
      subject: PaymentSubject,
      subjectId: string,
      provider: AttemptProvider,
    ): Promise<string | null> {
      const latest = await findLatest(subject, subjectId, provider)
      return latest?.state === 'creating' ? create(latest.id) : (latest?.pay_url ?? null)
    },

    /** All tries of something, the newest first; or of some things. */
    listOf: attempts.listOf,
    listOfAll: attempts.listOfAll,

    /** Has the open tries of something looked up soon; nobody waits for it. */
    async hurry(subject: PaymentSubject, subjectId: string): Promise<void> {
      for (const { id, state } of await attempts.listOf(subject, subjectId))
        if (state === 'creating' || state === 'pending') await attempts.hurry(id, now().getTime())
    },
  }
}

/** What is known of a try once it is made at a provider, or signed for one. */
function made({ lookUp }: PaymentProvider, { paymentId, payUrl }: CreatedPayment) {
  return {
    state: 'pending' as const,
    payment_id: paymentId,
    pay_url: payUrl,
    // Who was asked for it has it; a signed address is nobody's until it is opened.
    is_pending: paymentId === null ? 0 : 1,
    request: null,
    ...(lookUp === null && { next_look_up_at: null }),
  }
}
