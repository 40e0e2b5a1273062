import { defineWords } from '#shared/texts/words.ts'

/** What each game is called, what it is, and by what one joins. */
export const gameCardsWords = defineWords('game-cards', {
  ru: {
    minecraft: {
      title: 'Зомби-апокалипсис',
      text: 'Открытый мир, кланы, выживание.',
      join: 'Вход через лаунчер.',
    },
    roblox: {
      title: 'SCP RolePlay',
      text: 'Комплекс содержания и ролевая игра.',
      join: 'Вход через Roblox.',
    },
  },
  en: {
    minecraft: {
      title: 'Zombie apocalypse',
      text: 'Open world, clans, survival.',
      join: 'Join through the launcher.',
    },
    roblox: {
      title: 'SCP RolePlay',
      text: 'A containment site and roleplay.',
      join: 'Join through Roblox.',
    },
  },
})
