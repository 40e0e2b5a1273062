import type { CouponBrake } from '#server/modules/shop/coupons/coupon-brake.ts'
import type { CouponedBasket, CouponsService } from '#server/modules/shop/coupons/coupons.service.ts'
import type { PricedBasket } from '#server/modules/shop/rules/price-items.ts'
import type { Quote, QuoteRequest } from '#shared/contract/shop/quote.ts'
import type { PaymentWays } from './payment-ways.ts'
import type { Pricing } from './pricing.service.ts'

/** Who asks: the account where they are signed in, and the network they call from. */
type Asker = { userId: number | null; address: string }

export type QuoteService = ReturnType<typeof createQuoteService>
export function createQuoteService({
  pricing,
  coupons,
  ways,
}: {
  pricing: Pricing
  coupons: Pick<CouponsService, 'apply'> & { brake: CouponBrake }
  ways: Pick<PaymentWays, 'list'>
}) {
  /** Whoever has tried many wrong codes is told of none for a while. */
  async function applyBraked(
    basket: PricedBasket,
    code: string | undefined,
    { userId, address }: Asker,
  ): Promise<CouponedBasket> {
    if (code !== undefined && coupons.brake.isStopped(address))
      return { ...basket, missing: [...basket.missing, { code: 'coupon_later' }], couponId: null }
    const applied = await coupons.apply(basket, code, userId)
    if (applied.missing.some((one) => one.code === 'unknown_coupon')) await coupons.brake.noteWrong(address)
    return applied
  }

  return {
    async quote({ items, recipient, coupon }: QuoteRequest, asker: Asker): Promise<Quote> {
      const offered = await pricing.listOffered()
      const player = { recipient: recipient?.name ?? null, userId: asker.userId }
      const basket = await applyBraked(await pricing.price(items, offered, player), coupon, asker)
      return {
        lines: basket.lines,
        totalKopecks: basket.totalKopecks,
        missing: [...(recipient ? [] : [{ code: 'recipient' as const }]), ...basket.missing],
        providers: await ways.list(basket.totalKopecks, asker.userId),
      }
    },
  }
}
