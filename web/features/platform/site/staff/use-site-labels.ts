import type { Pictured } from '#shared/constants/site.ts'
import { partNames } from '#shared/texts/part-names.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { adminSiteTexts, engineNames, linkNames } from './admin-site.texts.ts'
import { sitePartsTexts } from './site-parts.texts.ts'

/** What the blocks of the home page are called, as it calls them itself. */
const sectionNames = defineTexts({
  ru: {
    news: 'Новости',
    technology: 'Технологии',
    services: 'Состояние служб',
    features: 'Возможности',
    advantages: 'Преимущества',
    achievements: 'Достижения',
    highlights: 'Сообщество',
    roadmap: 'Дорожная карта',
    gallery: 'Галерея',
    partners: 'Партнёры',
    feedback: 'Отзывы',
  },
  en: {
    news: 'News',
    technology: 'Technology',
    services: 'Service status',
    features: 'Features',
    advantages: 'Advantages',
    achievements: 'Achievements',
    highlights: 'Community',
    roadmap: 'Roadmap',
    gallery: 'Gallery',
    partners: 'Partners',
    feedback: 'Feedback',
  },
})

const pictureNames = defineTexts<Record<Pictured, string>>({
  ru: {
    servers: 'Серверы',
    survival: 'Выживание',
    skyblock: 'Скайблок',
    creative: 'Творчество',
    minigames: 'Мини-игры',
    news: 'Новости',
    shop: 'Магазин',
    download: 'Загрузка лаунчера',
    tournaments: 'Турниры',
    rankings: 'Звания',
    leaderboards: 'Рейтинг игроков',
    team: 'Команда',
    feedback: 'Отзывы',
    forum: 'Форум',
    status: 'Состояние',
    rules: 'Правила',
    legal: 'Документы',
    minecraft: 'Minecraft в меню серверов',
    roblox: 'Roblox в меню серверов',
  },
  en: {
    servers: 'Servers',
    survival: 'Survival',
    skyblock: 'Skyblock',
    creative: 'Creative',
    minigames: 'Minigames',
    news: 'News',
    shop: 'Shop',
    download: 'Launcher download',
    tournaments: 'Tournaments',
    rankings: 'Ranks',
    leaderboards: 'Leaderboards',
    team: 'Team',
    feedback: 'Feedback',
    forum: 'Forum',
    status: 'Status',
    rules: 'Rules',
    legal: 'Documents',
    minecraft: 'Minecraft in the servers menu',
    roblox: 'Roblox in the servers menu',
  },
})

/** What the fields of the editor are called, by their names. */
export function useSiteLabels(): Readonly<Record<string, string>> {
  const texts = useTexts(adminSiteTexts)
  const words = useTexts(wordsTexts)
  const named = (prefix: string, names: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(names).map(([key, name]) => [prefix + key, name]))
  return {
    name: texts.name,
    accent: texts.accent,
    timeZone: texts.timeZone,
    'hero.title_ru': texts.heroTitle,
    'hero.title_en': texts.heroTitle,
    'hero.text_ru': texts.heroText,
    'hero.text_en': texts.heroText,
    'hero.image': texts.heroImage,
    'images.logo': texts.logo,
    'images.icon': texts.icon,
    'images.card': texts.card,
    avatarUrlTemplate: texts.avatarTemplate,
    'seller.name': texts.sellerName,
    'seller.taxId': texts.sellerTaxId,
    'seller.contact': texts.sellerContact,
    homeSections: texts.sections,
    'links.others': texts.others,
    isSignUpOpen: texts.signUp,
    isShopStrict: useTexts(sitePartsTexts).strictShop,
    ...named('pictures.', useTexts(pictureNames)),
    ...named('links.', useTexts(linkNames)),
    ...named('verification.', useTexts(engineNames)),
    ...named('section:', useTexts(sectionNames)),
    ...named('part:', useTexts(partNames)),
    ...named('language:', { ru: words.russian, en: words.english }),
  }
}
