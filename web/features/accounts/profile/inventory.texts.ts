import type { ItemType, Rarity } from '#shared/constants/inventory.ts'
import { defineTexts } from '#shared/texts/texts.ts'

export const inventoryTexts = defineTexts<{
  inventory: string
  locked: string
  types: Record<ItemType, string>
  rarities: Record<Rarity, string>
}>({
  ru: {
    inventory: 'Инвентарь',
    locked: 'закреплено за вами',
    types: { weapon: 'Оружие', case: 'Кейс', privilege: 'Привилегия', currency: 'Валюта' },
    rarities: {
      common: 'Обычный',
      rare: 'Редкий',
      epic: 'Эпический',
      legendary: 'Легендарный',
      mythic: 'Мифический',
      divine: 'Божественный',
    },
  },
  en: {
    inventory: 'Inventory',
    locked: 'bound to you',
    types: { weapon: 'Weapon', case: 'Case', privilege: 'Privilege', currency: 'Currency' },
    rarities: {
      common: 'Common',
      rare: 'Rare',
      epic: 'Epic',
      legendary: 'Legendary',
      mythic: 'Mythic',
      divine: 'Divine',
    },
  },
})
