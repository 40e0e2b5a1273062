import type { BoardState } from '#shared/constants/status.ts'
import { defineTexts } from '#shared/texts/texts.ts'

export const servicesTexts = defineTexts<{
  board: string
  states: Record<BoardState, string>
}>({
  ru: {
    board: 'Состояние служб',
    states: {
      online: 'Работает',
      offline: 'Не работает',
      maintenance: 'Техработы',
      unknown: 'Нет данных',
    },
  },
  en: {
    board: 'Service status',
    states: {
      online: 'Online',
      offline: 'Offline',
      maintenance: 'Maintenance',
      unknown: 'Unknown',
    },
  },
})
