import type { SiteLink } from '#shared/constants/site.ts'
import { defineTexts } from '#shared/texts/texts.ts'

export const partnersTexts = defineTexts<Record<SiteLink, { name: string; text?: string }>>({
  ru: {
    youtube: { name: 'Видеоканал', text: 'Записи рейдов и разборы полётов' },
    twitch: { name: 'Стримы', text: 'Прямой эфир с передовой' },
    discord: { name: 'Чат сообщества', text: 'Голос, отряды, поиск напарников' },
    vk: { name: 'ВКонтакте' },
    telegram: { name: 'Telegram' },
    site: { name: 'Официальный сайт', text: 'Штаб проекта' },
  },
  en: {
    youtube: { name: 'Video channel', text: 'Raid footage and debriefings' },
    twitch: { name: 'Streaming channel', text: 'Live from the front line' },
    discord: { name: 'Community chat', text: 'Voice, squads, people to play with' },
    vk: { name: 'VK' },
    telegram: { name: 'Telegram' },
    site: { name: 'Official website', text: 'Headquarters' },
  },
})
