import type { GameServerState } from '#shared/constants/game-servers.ts'
import { defineTexts } from '#shared/texts/texts.ts'

type WidgetTexts = {
  states: Record<GameServerState, string>
  players: string
  player: string
  level: string
  hours: string
  kills: string
  deaths: string
  kdRatio: string
}

/** What stands in the pictures that other sites show. */
export const widgetTexts = defineTexts<WidgetTexts>({
  ru: {
    states: {
      online: 'В сети',
      offline: 'Не в сети',
      maintenance: 'Техработы',
      development: 'В разработке',
      unknown: 'Нет данных',
    },
    players: 'Игроки',
    player: 'Игрок',
    level: 'Уровень',
    hours: 'Часов в игре',
    kills: 'Убийства',
    deaths: 'Смерти',
    kdRatio: 'K/D',
  },
  en: {
    states: {
      online: 'Online',
      offline: 'Offline',
      maintenance: 'Maintenance',
      development: 'In development',
      unknown: 'Unknown',
    },
    players: 'Players',
    player: 'Player',
    level: 'Level',
    hours: 'Hours played',
    kills: 'Kills',
    deaths: 'Deaths',
    kdRatio: 'K/D',
  },
})
