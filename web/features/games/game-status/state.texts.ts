import type { GameServerState } from '#shared/constants/game-servers.ts'
import { defineTexts } from '#shared/texts/texts.ts'

/** The states of a game server in words, and that its state is still being asked. */
export const stateTexts = defineTexts<Record<GameServerState | 'checking', string>>({
  ru: {
    online: 'В сети',
    offline: 'Не в сети',
    maintenance: 'Техработы',
    development: 'В разработке',
    unknown: 'Нет данных',
    checking: 'Запрос...',
  },
  en: {
    online: 'Online',
    offline: 'Offline',
    maintenance: 'Maintenance',
    development: 'In development',
    unknown: 'Unknown',
    checking: 'Asking...',
  },
})
