/** What passes between the site and a provider about a refund, until it is clear whether the money has gone back. */
import type { PaidBy, RefundState as StateOfRefund } from '#shared/constants/shop/orders.ts'
import { isAttemptProvider, type ReceiptState } from '#shared/constants/shop/payments.ts'
import type { RefundRequest, RefundState } from './providers/provider.ts'
import type { RefundCalls } from './refund-calls.ts'

/** So long the key of a refund is known; asked for again later it would be another. */
const KEY_KNOWN_MS = 24 * 60 * 60 * 1000

/** One that staff asked for, of whatever was paid. */
export type AskedRow = {
  id: number
  uuid: string
  provider: PaidBy
  state: StateOfRefund
  provider_refund_id: string | null
  request: string | null
  receipt: ReceiptState | null
  asked_at: number | null
  next_look_up_at: number | null
}
type Told = Partial<Pick<AskedRow, 'provider_refund_id' | 'request' | 'receipt' | 'next_look_up_at'>>

/** Where those of one kind are kept. */
type Kept<Row extends AskedRow> = {
  /** Claims one of which nobody has asked its provider, so that it is asked first once. */
  claimAsking(uuid: string, now: number): Promise<Row | undefined>
  /** Claims one whose provider is to be asked how it stands. */
  claimDue(
    now: number,
    planned: (createdAt: number) => number | null,
  ): Promise<{ refund: Row | null } | undefined>
  update(id: number, told: Told): Promise<void>
  /** Nobody will say any more what became of it. */
  review(id: number): Promise<void>
}
/** What becomes of it in the end; each is whether that was open until now. */
export type RefundEnding<Row extends AskedRow> = {
  finish(refund: Row): Promise<boolean>
  fail(refund: Row, failure: string | null): Promise<boolean>
}

export type RefundAsking = ReturnType<typeof createRefundAsking>
export function createRefundAsking<Row extends AskedRow>({
  refunds,
  ending: { finish, fail },
  calls,
  log,
  now,
}: {
  refunds: Kept<Row>
  ending: RefundEnding<Row>
  calls: RefundCalls
  log: { error(details: object, message: string): void }
  now: () => Date
}) {
  async function note(refund: Row, { state, reason, receipt }: RefundState): Promise<void> {
    if (receipt !== null && receipt !== refund.receipt) await refunds.update(refund.id, { receipt })
    if (state === 'done') await finish(refund)
    else if (state === 'failed') await fail(refund, reason)
    // A week has passed, and they still do not know.
    else if (refund.next_look_up_at === null) await refunds.review(refund.id)
  }

  async function askFor(refund: Row, { isFirst }: { isFirst: boolean }): Promise<void> {
    if (refund.request === null || !isAttemptProvider(refund.provider)) return
    const request = JSON.parse(refund.request) as RefundRequest
    const answer = await calls.send(refund.provider, request, { isFirst })
    if (answer?.kind === 'told') {
      // Kept by itself: whatever comes of booking it, it is never asked for again.
      await refunds.update(refund.id, { provider_refund_id: answer.told.refundId, request: null })
      await note(refund, answer.told)
    } else if (answer?.kind === 'refused') await fail(refund, answer.reason)
    else if (answer?.kind === 'unknown' && !answer.canRepeat) await refunds.review(refund.id)
  }

  /** The money has gone back; whether its receipt is registered is told later. */
  async function followReceipt({ id, provider, provider_refund_id: theirs }: Row): Promise<void> {
    const told = theirs !== null && isAttemptProvider(provider) ? await calls.lookUp(provider, theirs) : null
    if (told && told.receipt !== null && told.receipt !== 'pending')
      await refunds.update(id, { receipt: told.receipt, next_look_up_at: null })
  }

  async function lookUp(refund: Row): Promise<void> {
    const { asked_at: askedAt, provider, provider_refund_id: theirs, next_look_up_at: planned } = refund
    if (refund.state === 'done') return followReceipt(refund)
    if (askedAt === null) await ask(refund.uuid)
    else if (theirs !== null && isAttemptProvider(provider)) {
      const told = await calls.lookUp(provider, theirs)
      if (told) return note(refund, told)
    } else if (now().getTime() - askedAt < KEY_KNOWN_MS) await askFor(refund, { isFirst: false })
    else await refunds.review(refund.id)
    if (planned === null) await refunds.review(refund.id)
  }

  async function ask(uuid: string): Promise<void> {
    const refund = await refunds.claimAsking(uuid, now().getTime())
    if (refund) await askFor(refund, { isFirst: true })
  }

  return {
    /** Asks the provider for a refund that is committed, the first time; what fails here goes on by itself. */
    ask: (uuid: string): Promise<void> =>
      ask(uuid).catch((err: unknown) => log.error({ err, refund: uuid }, 'a refund could not be finished')),

    /** Asks about all that are due. */
    async lookUpDue(): Promise<void> {
      for (;;) {
        const time = now().getTime()
        const due = await refunds.claimDue(time, (createdAt) => calls.nextLookUpAt(createdAt, time))
        if (!due) return
        const { refund } = due
        if (refund)
          await lookUp(refund).catch((err: unknown) =>
            log.error({ err, refund: refund.uuid }, 'a refund could not be looked up'),
          )
      }
    },
  }
}
