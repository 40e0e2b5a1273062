import { defineTexts } from '#shared/texts/texts.ts'

export const footerTexts = defineTexts({
  ru: {
    about: 'Военный Minecraft и SCP RolePlay для тех, кто держит строй.',
    join: 'Точки высадки',
    channels: 'Мы на связи',
    vk: 'ВКонтакте',
    officialSite: 'Наш сайт',
    more: 'Ещё на сайте',
    disclaimer: 'Проект не связан с Mojang, Microsoft и Roblox Corporation.',
  },
  en: {
    about: 'Military Minecraft and SCP roleplay for those who hold the line.',
    join: 'Landing points',
    channels: 'Find us',
    vk: 'VK',
    officialSite: 'Our website',
    more: 'More of the site',
    disclaimer: 'Not affiliated with Mojang, Microsoft or Roblox Corporation.',
  },
})
