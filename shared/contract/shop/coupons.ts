/** Coupons: what staff hand out so that an order costs less. */
import * as z from 'zod/mini'
import { COUPON_CODE, COUPON_PRODUCTS_MAX, COUPON_USES_MAX } from '#shared/constants/shop/coupons.ts'
import { PRODUCT_PRICE_MAX } from '#shared/constants/shop/products.ts'
import { endpoint, idParams, noContent } from '#shared/contract/endpoint.ts'
import { momentSchema, versionSchema } from '#shared/contract/fields.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key

const uses = z
  .int()
  .check(z.minimum(1, say('countOutOfBounds')), z.maximum(COUPON_USES_MAX, say('countOutOfBounds')))

export const couponShape = {
  /** Whatever its case, buyers type it in any. */
  code: z.string().check(z.trim(), z.regex(COUPON_CODE, say('couponCode'))),
  /** So many per cent, or a fixed sum: one of the two. */
  percent: z.nullable(
    z.int().check(z.minimum(1, say('couponPercent')), z.maximum(100, say('couponPercent'))),
  ),
  amountKopecks: z.nullable(
    z
      .int()
      .check(z.minimum(1, say('priceOutOfBounds')), z.maximum(PRODUCT_PRICE_MAX, say('priceOutOfBounds'))),
  ),
  /** What it makes cheaper; none named is everything. */
  productIds: z.array(z.int()).check(z.maxLength(COUPON_PRODUCTS_MAX, say('tooManyLines'))),
  startsAt: z.nullable(momentSchema),
  endsAt: z.nullable(momentSchema),
  /** In how many orders, of all and of one account; null is any number. */
  usesMax: z.nullable(uses),
  usesEachMax: z.nullable(uses),
  isOff: z.boolean(),
}

const couponFieldsSchema = z.object(couponShape)
export type CouponFields = z.infer<typeof couponFieldsSchema>

/** A new one: what is not said is none, or no. */
export const couponDraftSchema = z.extend(z.partial(couponFieldsSchema), { code: couponShape.code })
export type CouponDraft = z.infer<typeof couponDraftSchema>
export const couponChangeSchema = z.extend(z.partial(couponFieldsSchema), {
  version: z.optional(versionSchema),
})
export type CouponChange = z.infer<typeof couponChangeSchema>

export const staffCouponSchema = z.extend(couponFieldsSchema, {
  id: z.int(),
  /** In how many orders it stands that are neither expired nor cancelled. */
  uses: z.int(),
  version: z.int(),
})
export type StaffCoupon = z.infer<typeof staffCouponSchema>

const ERRORS = ['too_many_coupons'] as const

export const couponEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/shop/coupons',
    summary: 'Every coupon, the newest first.',
    access: 'manage_shop',
    reply: z.array(staffCouponSchema),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/shop/coupons',
    summary: 'Makes a coupon: so many per cent or a fixed sum off what it is for.',
    access: 'manage_shop',
    status: 201,
    errors: ERRORS,
    body: couponDraftSchema,
    reply: staffCouponSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/shop/coupons/:id',
    summary:
      'Changes the fields given of a coupon; orders made before keep their price. A stale version is a conflict.',
    access: 'manage_shop',
    params: idParams,
    body: couponChangeSchema,
    reply: staffCouponSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/shop/coupons/:id',
    summary: 'Removes a coupon for good; orders that used it keep its name and their price.',
    access: 'manage_shop',
    status: 204,
    params: idParams,
    reply: noContent,
  }),
}
