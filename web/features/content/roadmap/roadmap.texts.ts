import { defineTexts } from '#shared/texts/texts.ts'
import type { RoadmapKey } from './roadmap.data.ts'

export const roadmapTexts = defineTexts<{
  completed: string
  upcoming: string
  names: Record<RoadmapKey, string>
}>({
  ru: {
    completed: 'Выполнено',
    upcoming: 'В работе',
    names: {
      survival: 'Сервер зомби-апокалипсиса',
      accounts: 'Сайт и аккаунты',
      launcher: 'Лаунчер',
      forum: 'Форум',
      trading: 'Торговая площадка',
      seasons: 'Сезонные войны кланов',
    },
  },
  en: {
    completed: 'Completed',
    upcoming: 'Upcoming',
    names: {
      survival: 'Zombie apocalypse server',
      accounts: 'Website and accounts',
      launcher: 'Launcher',
      forum: 'Forum',
      trading: 'Trading',
      seasons: 'Seasonal clan wars',
    },
  },
})
