import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const heroWords = defineWords('fronts', {
  ru: {
    firstFront: 'Фронт 1 · Minecraft',
    firstFrontName: 'Зомби-апокалипсис',
    secondFront: 'Фронт 2 · Roblox',
    secondFrontName: 'SCP RolePlay',
  },
  en: {
    firstFront: 'Front 1 · Minecraft',
    firstFrontName: 'Zombie apocalypse',
    secondFront: 'Front 2 · Roblox',
    secondFrontName: 'SCP RolePlay',
  },
})

export const heroTexts = defineTexts({
  ru: {
    servers: 'К серверам',
    register: 'Вступить в ряды',
    localTime: 'Местное время',
  },
  en: {
    servers: 'See the servers',
    register: 'Join the ranks',
    localTime: 'Local time',
  },
})
