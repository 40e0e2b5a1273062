/** The site as it is delivered: what stands where its operator has said nothing (specification, section 1). */
import { LANGUAGES } from '#shared/constants/languages.ts'
import { PARTS, type Part } from '#shared/constants/parts.ts'
import {
  DELIVERED_ACCENT,
  DELIVERED_AVATAR_TEMPLATE,
  DELIVERED_NAME,
  HOME_SECTIONS,
} from '#shared/constants/site.ts'
import type { SiteSettings } from '#shared/contract/platform/site.ts'
import { deliveredMenus } from '#shared/delivered-menus.ts'

export const deliveredSite: SiteSettings = {
  name: DELIVERED_NAME,
  accent: DELIVERED_ACCENT,
  hero: {
    title_ru: 'Командуй.\nЗавоёвывай.\nГосподствуй.',
    title_en: 'Command.\nConquer.\nDominate.',
    text_ru:
      'Minecraft после зомби-апокалипсиса и ролевой комплекс SCP в Roblox. Выбирайте фронт и занимайте позицию.',
    text_en:
      'Minecraft after the zombie apocalypse and an SCP roleplay site in Roblox. Pick a front and take your position.',
    image: '/images/hero.jpg',
  },
  images: { logo: null, icon: null, card: null },
  pictures: [],
  avatarUrlTemplate: DELIVERED_AVATAR_TEMPLATE,
  homeSections: HOME_SECTIONS.map((key) => ({ key, isShown: true })),
  // Front pages, until they are the community's own.
  links: {
    discord: 'https://discord.com/',
    youtube: 'https://www.youtube.com/',
    vk: null,
    telegram: null,
    twitch: 'https://www.twitch.tv/',
    site: null,
    others: [],
  },
  menus: deliveredMenus,
  seller: { name: null, taxId: null, contact: null },
  verification: { google: null, yandex: null, bing: null },
  isSignUpOpen: true,
  isShopStrict: false,
  timeZone: 'UTC',
  languages: [...LANGUAGES],
  parts: Object.fromEntries(PARTS.map((part) => [part, true])) as Record<Part, boolean>,
}
