import type { Quote, QuoteRequest } from '#shared/contract/shop/quote.ts'
import type { PaymentWays } from './payment-ways.ts'
import type { Pricing } from './pricing.service.ts'

export type QuoteService = ReturnType<typeof createQuoteService>
export function createQuoteService({ pricing, ways }: { pricing: Pricing; ways: Pick<PaymentWays, 'list'> }) {
  return {
    /** @param userId of whoever asks, if they are signed in */
    async quote({ items, recipient, coupon }: QuoteRequest, userId: number | null): Promise<Quote> {
      const offered = await pricing.listOffered()
      const basket = await pricing.price(items, offered, { recipient: recipient?.name ?? null, userId })
      return {
        lines: basket.lines,
        totalKopecks: basket.totalKopecks,
        missing: [
          ...(recipient ? [] : [{ code: 'recipient' as const }]),
          ...basket.missing,
          ...(coupon === undefined ? [] : [{ code: 'unknown_coupon' as const }]),
        ],
        providers: await ways.list(basket.totalKopecks, userId),
      }
    },
  }
}
