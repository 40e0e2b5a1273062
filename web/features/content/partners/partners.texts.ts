import { defineTexts } from '#shared/texts/texts.ts'
import type { PartnerKey } from './partners.data.ts'

export const partnersTexts = defineTexts<Record<PartnerKey, { name: string; text: string }>>({
  ru: {
    video: { name: 'Видеоканал', text: 'Записи рейдов и разборы полётов' },
    streaming: { name: 'Стримы', text: 'Прямой эфир с передовой' },
    chat: { name: 'Чат сообщества', text: 'Голос, отряды, поиск напарников' },
    website: { name: 'Официальный сайт', text: 'Штаб проекта' },
  },
  en: {
    video: { name: 'Video channel', text: 'Raid footage and debriefings' },
    streaming: { name: 'Streaming channel', text: 'Live from the front line' },
    chat: { name: 'Community chat', text: 'Voice, squads, people to play with' },
    website: { name: 'Official website', text: 'Headquarters' },
  },
})
