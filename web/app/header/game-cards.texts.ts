import { defineTexts } from '#shared/texts/texts.ts'

export const gameCardsTexts = defineTexts({
  ru: {
    minecraftTitle: 'Зомби-апокалипсис',
    minecraftText: 'Открытый мир, кланы, выживание. Вход через лаунчер.',
    robloxTitle: 'SCP RolePlay',
    robloxText: 'Комплекс содержания и ролевая игра. Вход через Roblox.',
  },
  en: {
    minecraftTitle: 'Zombie apocalypse',
    minecraftText: 'Open world, clans, survival. Join through the launcher.',
    robloxTitle: 'SCP RolePlay',
    robloxText: 'A containment site and roleplay. Join through Roblox.',
  },
})
