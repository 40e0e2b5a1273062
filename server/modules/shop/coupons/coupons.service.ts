/** Coupons as orders use them. */
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { applyCoupon } from '#server/modules/shop/rules/apply-coupon.ts'
import type { PricedBasket } from '#server/modules/shop/rules/price-items.ts'
import type { Missing } from '#shared/constants/shop/orders.ts'
import type { CouponRow, CouponsStore } from './coupons.store.ts'

/** A basket with a coupon: as it was, and with one thing more missing, where the coupon does not count. */
export type CouponedBasket = PricedBasket & { couponId: number | null }

export type CouponsService = ReturnType<typeof createCouponsService>
export function createCouponsService({ coupons, now }: { coupons: CouponsStore; now: () => Date }) {
  async function whyNot(row: CouponRow | undefined, userId: number | null): Promise<Missing | null> {
    if (!row || row.is_off === 1) return 'unknown_coupon'
    const time = now().getTime()
    if ((row.starts_at ?? 0) > time || (row.ends_at !== null && row.ends_at <= time)) return 'coupon_over'
    if (row.uses_max !== null && row.uses >= row.uses_max) return 'coupon_used_up'
    const isOwnLimit = row.uses_each_max !== null && userId !== null
    if (isOwnLimit && (await coupons.countUsesBy(userId, row.id)) >= (row.uses_each_max ?? 0))
      return 'coupon_used_up'
    return null
  }

  return {
    /** What a basket costs with the coupon of a code, for whoever is signed in, or anybody. */
    async apply(
      basket: PricedBasket,
      code: string | undefined,
      userId: number | null,
    ): Promise<CouponedBasket> {
      if (code === undefined) return { ...basket, couponId: null }
      const row = await coupons.findByCode(foldForSearch(code))
      const refused = await whyNot(row, userId)
      const reduced =
        refused || !row
          ? null
          : applyCoupon(basket, {
              percent: row.percent,
              amountKopecks: row.amount_kopecks,
              productIds: JSON.parse(row.product_ids),
            })
      if (reduced && row) return { ...reduced, couponId: row.id }
      const missing = { code: refused ?? ('coupon_not_for_these' as const) }
      return { ...basket, missing: [...basket.missing, missing], couponId: null }
    },

    /** Takes one use; false where another was faster. Joins the transaction that makes the order. */
    take: coupons.take,

    /** Joins the transaction that ends the order. */
    giveBack: coupons.giveBack,
  }
}
