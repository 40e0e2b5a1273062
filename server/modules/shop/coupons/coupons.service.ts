/** Coupons as orders use them. */
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { applyCoupon } from '#server/modules/shop/rules/apply-coupon.ts'
import type { PricedBasket } from '#server/modules/shop/rules/price-items.ts'
import type { Missing } from '#shared/constants/shop/orders.ts'
import type { CouponBrake } from './coupon-brake.ts'
import type { CouponRow, CouponsStore } from './coupons.store.ts'

/** A basket with a coupon: as it was, and with one thing more missing, where the coupon does not count. */
export type CouponedBasket = PricedBasket & { couponId: number | null }

/** The account where they are signed in, and the network they call from. */
export type CouponUser = { userId: number | null; address: string }

export type CouponsService = ReturnType<typeof createCouponsService>
export function createCouponsService({
  coupons,
  brake,
  now,
}: {
  coupons: CouponsStore
  brake: CouponBrake
  now: () => Date
}) {
  async function whyNot(row: CouponRow, userId: number | null): Promise<Missing | null> {
    const time = now().getTime()
    if ((row.starts_at ?? 0) > time || (row.ends_at !== null && row.ends_at <= time)) return 'coupon_over'
    if (row.uses_max !== null && row.uses >= row.uses_max) return 'coupon_used_up'
    if (row.uses_each_max === null || userId === null) return null
    return (await coupons.countUsesBy(userId, row.id)) < row.uses_each_max ? null : 'coupon_used_up'
  }

  return {
    /**
     * What a basket costs with the coupon of a code, for whoever is signed in, or anybody. Whoever has tried many wrong codes is told
     * of none for a while.
     */
    async apply(
      basket: PricedBasket,
      code: string | undefined,
      { userId, address }: CouponUser,
    ): Promise<CouponedBasket> {
      if (code === undefined) return { ...basket, couponId: null }
      const without = (why: Missing) => ({
        ...basket,
        missing: [...basket.missing, { code: why }],
        couponId: null,
      })
      if (brake.isStopped(address)) return without('coupon_later')
      const row = await coupons.findByCode(foldForSearch(code))
      if (!row || row.is_off === 1) return without('unknown_coupon')
      const refused = await whyNot(row, userId)
      if (refused) return without(refused)
      const reduced = applyCoupon(basket, {
        percent: row.percent,
        amountKopecks: row.amount_kopecks,
        productIds: JSON.parse(row.product_ids),
      })
      return reduced ? { ...reduced, couponId: row.id } : without('coupon_not_for_these')
    },

    /** Counts a wrong code, of whoever was told so, against their network. */
    async noteWrong({ missing }: Pick<PricedBasket, 'missing'>, { address }: CouponUser): Promise<void> {
      if (missing.some(({ code }) => code === 'unknown_coupon')) await brake.noteWrong(address)
    },

    /** Takes one use; false where another was faster. Joins the transaction that makes the order. */
    take: coupons.take,

    /** Joins the transaction that ends the order. */
    giveBack: coupons.giveBack,
  }
}
