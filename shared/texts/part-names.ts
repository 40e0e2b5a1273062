import type { Part } from '#shared/constants/parts.ts'
import { defineTexts } from './texts.ts'

/** What the parts of the site are called in the panel and in its log. */
export const partNames = defineTexts<Record<Part, string>>({
  ru: {
    shop: 'Магазин',
    launcher: 'Лаунчер',
    tournaments: 'Турниры',
    rankings: 'Звания',
    leaderboards: 'Рейтинг игроков',
    players: 'Страницы игроков',
    team: 'Команда',
    feedback: 'Отзывы',
    forum: 'Форум',
    roblox: 'Roblox',
    survival: 'Режим «Выживание»',
    skyblock: 'Режим «Скайблок»',
    creative: 'Режим «Творчество»',
    minigames: 'Режим «Мини-игры»',
  },
  en: {
    shop: 'Shop',
    launcher: 'Launcher',
    tournaments: 'Tournaments',
    rankings: 'Ranks',
    leaderboards: 'Leaderboards',
    players: 'Pages of players',
    team: 'Team',
    feedback: 'Feedback',
    forum: 'Forum',
    roblox: 'Roblox',
    survival: 'The mode Survival',
    skyblock: 'The mode Skyblock',
    creative: 'The mode Creative',
    minigames: 'The mode Minigames',
  },
})
