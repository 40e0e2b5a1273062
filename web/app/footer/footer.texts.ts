import { defineTexts } from '#shared/texts/texts.ts'

/** What the header does not say as well. */
export const footerTexts = defineTexts({
  ru: {
    about: 'Военный Minecraft и SCP RolePlay для тех, кто держит строй.',
    join: 'Точки высадки',
    channels: 'Мы на связи',
    vk: 'ВКонтакте',
    officialSite: 'Наш сайт',
    site: 'Сайт',
    account: 'Аккаунт',
    documents: 'Документы',
    forum: 'Форум',
    status: 'Состояние',
    login: 'Вход',
    privacy: 'Политика конфиденциальности',
    terms: 'Условия использования',
    disclaimer: 'Проект не связан с Mojang, Microsoft и Roblox Corporation.',
  },
  en: {
    about: 'Military Minecraft and SCP roleplay for those who hold the line.',
    join: 'Landing points',
    channels: 'Find us',
    vk: 'VK',
    officialSite: 'Our website',
    site: 'Site',
    account: 'Account',
    documents: 'Documents',
    forum: 'Forum',
    status: 'Status',
    login: 'Log in',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
    disclaimer: 'Not affiliated with Mojang, Microsoft or Roblox Corporation.',
  },
})
