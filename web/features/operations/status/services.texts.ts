import { defineTexts } from '#shared/texts/texts.ts'
import type { ServiceKey, ServiceStatus } from './services.data.ts'

export const servicesTexts = defineTexts<{
  board: string
  names: Record<ServiceKey, string>
  statuses: Record<ServiceStatus, string>
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
    statuses: { online: 'Работает', offline: 'Не работает' },
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
    statuses: { online: 'Online', offline: 'Offline' },
  },
})
