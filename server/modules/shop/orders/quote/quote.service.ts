import type { CouponsService, CouponUser } from '#server/modules/shop/coupons/coupons.service.ts'
import type { Quote, QuoteRequest } from '#shared/contract/shop/quote.ts'
import type { PaymentWays } from './payment-ways.ts'
import type { Pricing } from './pricing.service.ts'

export type QuoteService = ReturnType<typeof createQuoteService>
export function createQuoteService({
  pricing,
  coupons,
  ways,
}: {
  pricing: Pricing
  coupons: Pick<CouponsService, 'apply' | 'noteWrong'>
  ways: Pick<PaymentWays, 'list'>
}) {
  return {
    async quote({ items, recipient: asked, coupon }: QuoteRequest, asker: CouponUser): Promise<Quote> {
      const offer = await pricing.readOffer(items)
      const recipient = asked && (await pricing.isName(items, asked.name, offer)) ? asked : undefined
      const player = { recipient: recipient?.name ?? null, userId: asker.userId }
      const basket = await coupons.apply(await pricing.price(items, offer, player), coupon, asker)
      await coupons.noteWrong(basket, asker)
      return {
        lines: basket.lines,
        totalKopecks: basket.totalKopecks,
        missing: [...(recipient ? [] : [{ code: 'recipient' as const }]), ...basket.missing],
        providers: await ways.list(basket.totalKopecks, asker.userId),
      }
    },
  }
}
