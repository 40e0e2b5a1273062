/** What is bought, and for whom. */
import * as z from 'zod/mini'
import { COUPON_MAX, ORDER_LINES_MAX } from '#shared/constants/shop/orders.ts'
import { PRODUCT_QUANTITY_MAX } from '#shared/constants/shop/products.ts'
import { lineSchema } from '#shared/contract/fields.ts'
import { minecraftNameSchema } from '#shared/contract/games/game-commands.ts'

export const orderItemsSchema = z
  .array(
    z.object({
      productId: z.int().check(z.minimum(1)),
      quantity: z.int().check(z.minimum(1), z.maximum(PRODUCT_QUANTITY_MAX)),
    }),
  )
  .check(
    z.minLength(1),
    z.maxLength(ORDER_LINES_MAX),
    z.refine((items) => new Set(items.map(({ productId }) => productId)).size === items.length),
  )
export type OrderItem = z.output<typeof orderItemsSchema>[number]

/** Whoever the games give it to; nobody outside is asked whether there is such a player. */
export const recipientSchema = z.object({ game: z.literal('minecraft'), name: minecraftNameSchema })

export const couponSchema = lineSchema(COUPON_MAX)

/** One line as it is charged: `totalKopecks` is the price times the quantity less the discount. */
export const pricedLineSchema = z.object({
  productId: z.int(),
  quantity: z.int(),
  /** Of one piece. */
  priceKopecks: z.int(),
  /** By a coupon, or because lower tiers were paid already. */
  discountKopecks: z.int(),
  totalKopecks: z.int(),
})
export type PricedLine = z.infer<typeof pricedLineSchema>
