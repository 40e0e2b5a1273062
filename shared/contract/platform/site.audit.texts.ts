import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const siteAudit = defineAuditNoun('site', {
  ru: {
    plural: 'Настройки сайта',
    nameField: 'name',
    changes: { update: 'Изменены настройки сайта' },
    events: {},
    fields: {
      name: 'Название',
      accent: 'Цвет',
      hero: 'Первый экран',
      images: 'Логотип и значки',
      avatarUrlTemplate: 'Откуда берутся головы игроков',
      homeSections: 'Блоки главной',
      links: 'Ссылки',
      menus: 'Меню',
      seller: 'Владелец',
      verification: 'Коды поисковых систем',
      isSignUpOpen: 'Регистрация',
      parts: 'Разделы',
    },
  },
  en: {
    plural: 'Site settings',
    nameField: 'name',
    changes: { update: 'changed the settings of the site' },
    events: {},
    fields: {
      name: 'Name',
      accent: 'Color',
      hero: 'First screen',
      images: 'Logo and icons',
      avatarUrlTemplate: 'Where heads of players come from',
      homeSections: 'Blocks of the home page',
      links: 'Links',
      menus: 'Menus',
      seller: 'Owner',
      verification: 'Codes of search engines',
      isSignUpOpen: 'Sign-up',
      parts: 'Sections',
    },
  },
})
