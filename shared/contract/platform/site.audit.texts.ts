import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const siteAudit = defineAuditNoun('site', 'manage_site', {
  ru: {
    plural: 'Настройки сайта',
    nameField: 'name',
    changes: { update: 'Изменены настройки сайта', make_way: 'Меню ведут на новые адреса страниц' },
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
      languages: 'Языки',
      parts: 'Разделы',
    },
  },
  en: {
    plural: 'Site settings',
    nameField: 'name',
    changes: {
      update: 'changed the settings of the site',
      make_way: 'led the menus on to where pages stand now',
    },
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
      languages: 'Languages',
      parts: 'Sections',
    },
  },
})
