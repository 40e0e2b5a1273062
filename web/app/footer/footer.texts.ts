import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const footerWords = defineWords('footer', {
  ru: {
    about: 'Военный Minecraft и SCP RolePlay для тех, кто держит строй.',
    join: 'Точки высадки',
    channels: 'Мы на связи',
    disclaimer: 'Проект не связан с Mojang, Microsoft и Roblox Corporation.',
  },
  en: {
    about: 'Military Minecraft and SCP roleplay for those who hold the line.',
    join: 'Landing points',
    channels: 'Find us',
    disclaimer: 'Not affiliated with Mojang, Microsoft or Roblox Corporation.',
  },
})

export const footerTexts = defineTexts({
  ru: { vk: 'ВКонтакте', officialSite: 'Наш сайт', more: 'Ещё на сайте', seller: 'Продавец' },
  en: { vk: 'VK', officialSite: 'Our website', more: 'More of the site', seller: 'Seller' },
})
