import type { SeedOf } from '#shared/contract/content/collections/collection.ts'
import type { partners } from '#shared/contract/content/collections/partners.ts'

/** The channels of the community: they lead where the links of the site lead (specification, section 2). */
export const PARTNERS_ENTRIES: Readonly<Record<string, SeedOf<typeof partners>>> = {
  youtube: {
    name_ru: 'Видеоканал',
    name_en: 'Video channel',
    text_ru: 'Записи рейдов и разборы полётов',
    text_en: 'Raid footage and debriefings',
    link: 'youtube',
    icon: 'video',
  },
  twitch: {
    name_ru: 'Стримы',
    name_en: 'Streaming channel',
    text_ru: 'Прямой эфир с передовой',
    text_en: 'Live from the front line',
    link: 'twitch',
    icon: 'stream',
  },
  discord: {
    name_ru: 'Чат сообщества',
    name_en: 'Community chat',
    text_ru: 'Голос, отряды, поиск напарников',
    text_en: 'Voice, squads, people to play with',
    link: 'discord',
    icon: 'chat',
  },
  vk: {
    name_ru: 'ВКонтакте',
    name_en: 'VK',
    link: 'vk',
    icon: 'chat',
  },
  telegram: {
    name_ru: 'Telegram',
    name_en: 'Telegram',
    link: 'telegram',
    icon: 'chat',
  },
  site: {
    name_ru: 'Официальный сайт',
    name_en: 'Official website',
    text_ru: 'Штаб проекта',
    text_en: 'Headquarters',
    link: 'site',
    icon: 'site',
  },
}
