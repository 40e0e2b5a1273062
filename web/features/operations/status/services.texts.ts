import type { BoardState, Service } from '#shared/constants/status.ts'
import { defineTexts } from '#shared/texts/texts.ts'

export const servicesTexts = defineTexts<{
  board: string
  names: Record<Service, string>
  states: Record<BoardState, string>
}>({
  ru: {
    board: 'Состояние служб',
    names: {
      website: 'Сайт',
      authentication: 'Авторизация',
      launcher: 'Лаунчер',
      forum: 'Форум',
      trading: 'Торговля',
    },
    states: {
      online: 'Работает',
      offline: 'Не работает',
      maintenance: 'Техработы',
      unknown: 'Нет данных',
    },
  },
  en: {
    board: 'Service status',
    names: {
      website: 'Website',
      authentication: 'Authentication',
      launcher: 'Launcher',
      forum: 'Forum',
      trading: 'Trading',
    },
    states: {
      online: 'Online',
      offline: 'Offline',
      maintenance: 'Maintenance',
      unknown: 'Unknown',
    },
  },
})
