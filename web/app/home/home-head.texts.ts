import { defineWords } from '#shared/texts/words.ts'

export const homeWords = defineWords('home-page', {
  ru: {
    title: 'Командуй, завоёвывай, господствуй',
    description:
      'Игровые серверы с военным характером: зомби-апокалипсис в Minecraft и SCP RolePlay в Roblox. Лаунчер, магазин, новости и рейтинги.',
  },
  en: {
    title: 'Command, conquer, dominate',
    description:
      'Game servers with a military temper: a zombie apocalypse in Minecraft and SCP roleplay in Roblox. Launcher, shop, news and ranks.',
  },
})
