/** Looks tries up when they are due: several processes share the work, and none is looked up twice in a second. */
import { LOOKED_UP_FOR_MS, nextLookUpAt } from './look-up-times.ts'
import type { PaymentAttemptsService } from './payment-attempts.service.ts'
import type { PaymentAttemptsStore } from './payment-attempts.store.ts'

const REST_MS = 1_000
const AT_ONCE = 4

export function createPaymentLookUps({
  attempts,
  lookUp,
  log,
  now,
}: {
  attempts: Pick<PaymentAttemptsStore, 'claimDue' | 'hurryOpen'>
  lookUp: PaymentAttemptsService['lookUp']
  log: { error(details: object, message: string): void }
  now: () => Date
}) {
  let round: Promise<unknown> = Promise.resolve()
  let isClosing = false
  let isFirst = true

  async function claim() {
    if (isClosing) return undefined
    const time = now().getTime()
    return attempts.claimDue(time, REST_MS, (createdAt) => nextLookUpAt(createdAt, time))
  }

  async function work(first?: Awaited<ReturnType<typeof claim>>): Promise<void> {
    for (let due = first ?? (await claim()); due; due = await claim()) {
      const { attempt } = due
      if (attempt)
        await lookUp(attempt).catch((err: unknown) =>
          log.error({ err, attempt: attempt.id }, 'a payment could not be looked up'),
        )
    }
  }

  function lookUpDue(): Promise<void> {
    const next = round
      .then(async () => {
        // What was told while nobody listened is found out first.
        const time = now().getTime()
        if (isFirst) await attempts.hurryOpen(time - LOOKED_UP_FOR_MS, time)
        isFirst = false
        const first = await claim()
        if (first)
          await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => work(at === 0 ? first : undefined)))
      })
      .catch((err: unknown) => log.error({ err }, 'payments could not be looked up'))
    round = next
    return next
  }

  return {
    lookUpDue,
    lookUpSoon(): void {
      void lookUpDue()
    },
    async settle(): Promise<void> {
      isClosing = true
      await round
    },
  }
}
