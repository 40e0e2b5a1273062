/** How players put roubles on their balances, where the operator allows it. */
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CurrentUser } from '#server/lib/current-user.ts'
import { uuidV7 } from '#server/lib/ids/uuid-v7.ts'
import type { IdempotencyService } from '#server/modules/platform/idempotency/idempotency.service.ts'
import type { PaymentWays } from '#server/modules/shop/orders/quote/payment-ways.ts'
import type { PaymentAttemptsService } from '#server/modules/shop/payments/payment-attempts.service.ts'
import { cameToNothing } from '#server/modules/shop/rules/came-to-nothing.ts'
import { latestAt } from '#server/modules/shop/rules/latest-at.ts'
import { createOrderNumber } from '#server/modules/shop/rules/order-number.ts'
import { addresses } from '#shared/addresses.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { type AttemptProvider, isAttemptProvider } from '#shared/constants/shop/payments.ts'
import { TOP_UP_LEAST, TOP_UPS_PAGE_SIZE } from '#shared/constants/shop/top-ups.ts'
import type { MadeOrder } from '#shared/contract/shop/orders.ts'
import type { OwnTopUp, TopUpDraft } from '#shared/contract/shop/top-ups.ts'
import { languageAmong } from '#shared/site-languages.ts'
import { fill } from '#shared/texts/words.ts'
import { topUpTexts } from './top-up.texts.ts'
import { topUpStateOf } from './top-up-state.ts'
import type { ForeignPayment, TopUpRow, TopUpsStore } from './top-ups.store.ts'

export type TopUps = ReturnType<typeof createTopUps>
export function createTopUps({
  topUps,
  attempts,
  ways,
  isOn,
  siteUrl,
  lookUpSoon,
  idempotency,
  database,
  now,
}: {
  topUps: TopUpsStore
  attempts: Pick<PaymentAttemptsService, 'prepare' | 'isOpen' | 'askForUrl' | 'listOfAll' | 'hurry'>
  ways: Pick<PaymentWays, 'list' | 'isOpen' | 'isTest'>
  /** Whether the operator allows it. */
  isOn: boolean
  siteUrl: string
  lookUpSoon: () => void
  idempotency: Pick<IdempotencyService, 'once'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  async function listProviders(amountKopecks: number): Promise<AttemptProvider[]> {
    return isOn ? (await ways.list(amountKopecks, null)).filter(isAttemptProvider) : []
  }

  async function insert({ amountKopecks, email, provider }: TopUpDraft, userId: number): Promise<TopUpRow> {
    const time = now().getTime()
    for (;;) {
      const row = await topUps.insert({
        uuid: uuidV7(time),
        number: createOrderNumber(),
        user_id: userId,
        email,
        provider,
        is_test: ways.isTest ? 1 : 0,
        amount_kopecks: amountKopecks,
        created_at: time,
      })
      if (row) return row
    }
  }

  async function write(draft: TopUpDraft, userId: number): Promise<{ uuid: string }> {
    if (!isOn) throw new AppError('top_ups_off')
    if (!(await ways.isOpen())) throw new AppError('shop_closed')
    await assertTakenBy(draft.provider, draft.amountKopecks)
    const topUp = await insert(draft, userId)
    await tryBy(draft.provider, topUp, { userId, isFirst: true })
    return { uuid: topUp.uuid }
  }

  /** @throws {AppError} `provider_off` */
  async function assertTakenBy(provider: AttemptProvider, amountKopecks: number): Promise<void> {
    if (!(await listProviders(amountKopecks)).includes(provider)) throw new AppError('provider_off')
  }

  /** Writes a try down; joins the transaction in which the top-up is held. */
  async function tryBy(
    provider: AttemptProvider,
    { uuid, number, amount_kopecks: amountKopecks, email }: TopUpRow,
    { userId, isFirst }: { userId: number; isFirst: boolean },
  ): Promise<void> {
    const owner = await topUps.findOwner(userId)
    if (!owner || email === null) throw new AppError('not_found')
    const language = languageAmong(LANGUAGES, owner.language)
    const description = fill(topUpTexts[language].payment, { number })
    const prepared = await attempts.prepare({
      subject: 'top-up',
      subjectId: uuid,
      isFirst,
      userId,
      provider,
      amountKopecks,
      description,
      email,
      language,
      returnUrl: siteUrl + addresses.topUp,
      lines: [{ name: description, quantity: 1, totalKopecks: amountKopecks }],
    })
    if (!prepared) throw new AppError('provider_off')
  }

  return {
    /** Whether anybody can do it now. */
    isOpen: async (): Promise<boolean> => isOn && (await listProviders(TOP_UP_LEAST)).length > 0,

    /**
     * Begins one, once for a key, and says where to pay.
     * @throws {AppError} `top_ups_off`, `shop_closed`, `provider_off` or `idempotency_key_reused`
     */
    async make(draft: TopUpDraft, key: string, { id: userId }: CurrentUser): Promise<MadeOrder> {
      const { uuid } = await idempotency.once({ userId, key, request: { call: 'top-up', ...draft } }, () =>
        write(draft, userId),
      )
      const payUrl = await attempts.askForUrl('top-up', uuid, draft.provider)
      const topUp = await topUps.find(uuid)
      if (!topUp) throw new AppError('not_found')
      const status = topUp.paid_kopecks > 0 ? 'paid' : 'awaiting_payment'
      const state = topUpStateOf(topUp, await topUps.listForeign([uuid]), now())
      return {
        id: uuid,
        number: topUp.number,
        status,
        totalKopecks: topUp.amount_kopecks,
        payUrl: state === 'awaiting_payment' ? payUrl : null,
      }
    },

    /**
     * Has an unpaid one paid by a try that is open there, or by another.
     * @throws {AppError} `not_found`, for somebody else's too, `top_ups_off`, `provider_off` or `top_up_settled`
     */
    async pay(
      uuid: string,
      provider: AttemptProvider,
      { id: userId }: CurrentUser,
    ): Promise<{ payUrl: string | null }> {
      await database.transaction(async () => {
        const topUp = await topUps.lock(uuid)
        if (topUp?.user_id !== userId) throw new AppError('not_found')
        const foreign = await topUps.listForeign([uuid])
        if (topUpStateOf(topUp, foreign, now()) !== 'awaiting_payment') throw new AppError('top_up_settled')
        // Of a shop that was a test then and is none now, or the other way about.
        if (topUp.is_test !== (ways.isTest ? 1 : 0)) throw new AppError('top_up_settled')
        if (!isOn) throw new AppError('top_ups_off')
        await assertTakenBy(provider, topUp.amount_kopecks)
        if (!(await attempts.isOpen('top-up', uuid, provider)))
          await tryBy(provider, topUp, { userId, isFirst: false })
        await topUps.update(topUp.id, { provider })
      })
      return { payUrl: await attempts.askForUrl('top-up', uuid, provider) }
    },

    async listOwn({ id: userId }: CurrentUser): Promise<{ providers: AttemptProvider[]; data: OwnTopUp[] }> {
      const rows = await topUps.listOwn(userId, TOP_UPS_PAGE_SIZE)
      const foreign = await topUps.listForeign(rows.map(({ uuid }) => uuid))
      const foreignOf = ({ uuid }: TopUpRow) => foreign.filter(({ subject_id }) => subject_id === uuid)
      const open = rows.filter((row) => topUpStateOf(row, foreignOf(row), now()) === 'awaiting_payment')
      for (const { uuid } of open) await attempts.hurry('top-up', uuid)
      if (open.length > 0) lookUpSoon()
      const tries = await attempts.listOfAll(
        'top-up',
        open.map(({ uuid }) => uuid),
      )
      return {
        providers: await listProviders(TOP_UP_LEAST),
        data: rows.map((row) => {
          const own = tries.filter(({ subject_id }) => subject_id === row.uuid)
          const latest = latestAt(own, row.provider)
          return {
            ...presentTopUp(row, foreignOf(row), now()),
            payUrl: latest?.state === 'pending' ? latest.pay_url : null,
            isRefused: latest !== undefined && cameToNothing(latest),
          }
        }),
      }
    },
  }
}

export const presentTopUp = (row: TopUpRow, foreign: readonly ForeignPayment[], now: Date) => ({
  id: row.uuid,
  number: row.number,
  status: topUpStateOf(row, foreign, now),
  createdAt: new Date(row.created_at).toISOString(),
  provider: row.provider,
  amountKopecks: row.amount_kopecks,
  refundedKopecks: row.refunded_kopecks,
  isTest: row.is_test === 1,
})
