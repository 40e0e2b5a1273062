/** What the shop has earned, by day, provider and product, and as a table for whoever keeps the books outside. */
import type { CurrentUser } from '#server/lib/current-user.ts'
import { startOfDay } from '#server/lib/times-of-days.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { Language } from '#shared/constants/languages.ts'
import { orderAudit } from '#shared/contract/shop/orders.audit.texts.ts'
import type { Revenue, RevenueQuery } from '#shared/contract/shop/revenue.ts'
import { toZoneTime } from '#shared/zone-time.ts'
import { QUARTER_MS } from './quarters.ts'
import type { RevenueStore } from './revenue.store.ts'
import { type Movement, revenueCsv } from './revenue-csv.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DATE_LENGTH = 'YYYY-MM-DD'.length
const DAYS_SHOWN = 30
const DAYS_MAX = 366
const EXPORT_BATCH = 500

type Sums = Revenue['total']

export type RevenueService = ReturnType<typeof createRevenueService>
export function createRevenueService({
  revenue,
  audit,
  timeZone,
  now,
}: {
  revenue: RevenueStore
  audit: Pick<AuditService, 'record'>
  /** The community's. */
  timeZone: () => Promise<string>
  now: () => Date
}) {
  /** Thirty days where none are given, a year at most; whole days of the community's clock. */
  async function periodOf({ from, to }: RevenueQuery) {
    const zone = await timeZone()
    const today = toZoneTime(now().toISOString(), zone).slice(0, DATE_LENGTH)
    const last = Date.parse(to ?? today) / DAY_MS
    const asked = from === undefined ? last - DAYS_SHOWN + 1 : Date.parse(from) / DAY_MS
    const first = Math.min(Math.max(asked, last - DAYS_MAX + 1), last)
    const begins = (day: number) => startOfDay(day * DAY_MS, zone)
    return { zone, first, last, since: begins(first), until: begins(last + 1), begins }
  }

  async function* listMoved(period: { since: number; until: number }): AsyncIterable<Movement[]> {
    for (let after = 0; ; ) {
      const rows = await revenue.listMoved(period, after, EXPORT_BATCH)
      const lines = await revenue.linesOf([...new Set(rows.map(({ order_id }) => order_id))])
      if (rows.length > 0)
        yield rows.map((row) => ({
          ...row,
          lines: lines.filter(({ order_id }) => order_id === row.order_id),
        }))
      if (rows.length < EXPORT_BATCH) return
      after = rows.at(-1)?.id ?? 0
    }
  }

  return {
    async get(query: RevenueQuery): Promise<Revenue> {
      const { first, last, begins, ...period } = await periodOf(query)
      const days = Array.from({ length: last - first + 1 }, (_, index) => first + index)
      const starts = days.map(begins)
      const dayAt = (time: number) => days[starts.findLastIndex((start) => start <= time)]
      const rows = (await revenue.listQuarters(period)).map((row) => ({
        ...row,
        day: dayAt(Number(row.quarter) * QUARTER_MS),
        sums: {
          paidKopecks: row.name === 'sales' ? Number(row.kopecks) : 0,
          refundedKopecks: row.name === 'refunds' ? -Number(row.kopecks) : 0,
          orders: row.name === 'sales' ? Number(row.count) : 0,
        },
      }))
      const sumOf = (isIn: (row: (typeof rows)[number]) => boolean) =>
        rows.filter(isIn).reduce<Sums>((sum, row) => add(sum, row.sums), NOTHING)
      const products = await revenue.listProducts(period)
      const names = await revenue.namesOf(products.map(({ last: line }) => Number(line)))
      return {
        from: dateOf(first),
        to: dateOf(last),
        total: sumOf(() => true),
        days: days.map((day) => ({ date: dateOf(day), ...sumOf((row) => row.day === day) })),
        providers: [...new Set(rows.map(({ provider }) => provider))]
          .map((provider) => ({ provider, ...sumOf((row) => row.provider === provider) }))
          .sort((one, other) => other.paidKopecks - one.paidKopecks),
        products: products.map(({ product_id: productId, pieces, paid, refunded }) => ({
          productId,
          name_ru: names.find(({ product_id }) => product_id === productId)?.name_ru ?? '',
          name_en: names.find(({ product_id }) => product_id === productId)?.name_en ?? '',
          pieces: Number(pieces),
          paidKopecks: Number(paid),
          refundedKopecks: Number(refunded),
        })),
      }
    },

    async export(query: RevenueQuery, actor: CurrentUser, language: Language) {
      const { first, last, zone, ...period } = await periodOf(query)
      const [from, to] = [dateOf(first), dateOf(last)]
      await audit.record({
        noun: orderAudit,
        action: 'export',
        nounId: 0,
        actorId: actor.id,
        before: null,
        after: { from, to },
      })
      return {
        name: `revenue-${from}-${to}.csv`,
        type: 'text/csv' as const,
        content: revenueCsv(listMoved(period), { language, zone }),
      }
    },
  }
}

const NOTHING: Sums = { paidKopecks: 0, refundedKopecks: 0, orders: 0 }
const add = (one: Sums, other: Sums): Sums => ({
  paidKopecks: one.paidKopecks + other.paidKopecks,
  refundedKopecks: one.refundedKopecks + other.refundedKopecks,
  orders: one.orders + other.orders,
})
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, DATE_LENGTH)
