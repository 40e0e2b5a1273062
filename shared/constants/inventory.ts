/** What a player can have (specification, section 3). */
export const ITEM_TYPES = ['weapon', 'case', 'privilege', 'currency'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

/** In their order: Обычный, Редкий, Эпический, Легендарный, Мифический, Божественный. */
export const RARITIES = ['common', 'rare', 'epic', 'legendary', 'mythic', 'divine'] as const
export type Rarity = (typeof RARITIES)[number]
