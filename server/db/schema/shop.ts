import type { Generated } from 'kysely'
import type {
  ACTION_KINDS,
  ActionMoment,
  ProductCategory,
  ProductType,
  World,
} from '#shared/constants/shop/products.ts'

export type ShopTables = {
  products: {
    id: Generated<number>
    /** Names it in its address, and in the releases that delivered it. */
    key: string
    category: ProductCategory
    type: ProductType
    world: World | null
    name_ru: string
    name_en: string
    description_ru: string
    description_en: string
    image: string | null
    image_text_ru: string
    image_text_en: string
    /** Lists as JSON: what the card says, and what it gives, by name and value. */
    lines_ru: string
    lines_en: string
    facts_ru: string
    facts_en: string
    price_kopecks: number
    sale_price_kopecks: number | null
    sale_starts_at: number | null
    sale_ends_at: number | null
    position: number
    is_hidden: number
    each_max: number | null
    in_all_max: number | null
    per_period_max: number | null
    period_days: number | null
    /** How many are left; null where there are as many as anybody wants. */
    stock: number | null
    ladder: string | null
    ladder_tier: number | null
    pays_difference: number
    /** Ids as JSON. */
    required_ids: string
    duration_days: number | null
    is_adults_only: number
    is_against_game_rules: number
    /** As JSON, by name and percent. */
    odds: string
    /** Which of the delivered products it began as. */
    seed_key: string | null
    /** What this release delivers in its place, as JSON. */
    seed: string | null
    /** 1: it is another than when staff saved the product last. */
    is_seed_new: Generated<number>
    /** 1: as delivered, changed by nobody; it follows the releases. */
    is_sample: Generated<number>
    /** Removed products stay: orders name them. */
    deleted_at: number | null
    version: Generated<number>
  }
  coupons: {
    id: Generated<number>
    code: string
    code_folded: string
    /** What it takes off: so many per cent, or so much. */
    percent: number | null
    amount_kopecks: number | null
    /** Ids as JSON; none is every product. */
    product_ids: string
    starts_at: number | null
    ends_at: number | null
    uses_max: number | null
    uses_each_max: number | null
    /** By orders that are neither expired nor cancelled. */
    uses: Generated<number>
    is_off: Generated<number>
    version: Generated<number>
  }
  /** Who wants to hear that the shop has opened. */
  shop_opening_requests: { user_id: number; asked_at: number }
  product_actions: {
    id: Generated<number>
    product_id: number
    position: number
    moment: ActionMoment
    kind: (typeof ACTION_KINDS)[number]
    /**
     * Of a command; null is every Minecraft server. A server that is gone stays named here, lest its commands go to all;
     * so does a role.
     */
    game_server_id: number | null
    command: string | null
    requires_online: Generated<number>
    free_slots: Generated<number>
    is_idempotent: Generated<number>
    success: string | null
    failure: string | null
    role_id: number | null
    landcoins: number | null
  }
}
