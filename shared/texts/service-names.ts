import type { Service } from '#shared/constants/status.ts'
import { defineTexts } from './texts.ts'

/** What the services are called on the board (specification, section 9), on the status page, in feeds and in the panel. */
export const serviceNames = defineTexts<Record<Service, string>>({
  ru: {
    website: 'Сайт',
    authentication: 'Авторизация',
    launcher: 'Лаунчер',
    forum: 'Форум',
    trading: 'Торговля',
  },
  en: {
    website: 'Website',
    authentication: 'Authentication',
    launcher: 'Launcher',
    forum: 'Forum',
    trading: 'Trading',
  },
})
