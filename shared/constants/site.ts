/** What an operator may say of the site: bounds and lists of names. */

/** What the site is called until its operator names it. */
export const DELIVERED_NAME = 'FrontLand'
/** The dark that everything stands on, as in `web/styles/main.css`. */
export const SITE_GROUND = '#0e110c'
export const DELIVERED_AVATAR_TEMPLATE = 'https://mc-heads.net/avatar/{username}/96'
export const DELIVERED_ACCENT = '#f08a24'

export const SITE_NAME_MAX = 60
export const SELLER_LINE_MAX = 200
export const LINK_NAME_MAX = 60
export const OTHER_LINKS_MAX = 20
export const HERO_TITLE_MAX = 120
export const HERO_TEXT_MAX = 400
export const VERIFICATION_MAX = 200
export const ANNOUNCEMENT_TEXT_MAX = 280
export const MAINTENANCE_TEXT_MAX = 600
export const WORD_MAX = 4_000
export const WORDS_SEARCH_MAX = 1_000
/** As many as fit on a screen that is still read. */
export const WORDS_FOUND_MAX = 100

/** Where a community is found elsewhere; `site` is its official website. */
export const SITE_LINKS = ['discord', 'youtube', 'vk', 'telegram', 'twitch', 'site'] as const
export type SiteLink = (typeof SITE_LINKS)[number]

/** The search engines that ask a site to prove whose it is by an element in its pages. */
export const SEARCH_ENGINES = ['google', 'yandex', 'bing'] as const
export type SearchEngine = (typeof SEARCH_ENGINES)[number]

/** The blocks of the home page below its first screen, in the specification's order (section 1). */
export const HOME_SECTIONS = [
  'news',
  'technology',
  'services',
  'features',
  'advantages',
  'achievements',
  'highlights',
  'roadmap',
  'gallery',
  'partners',
  'feedback',
] as const
export type HomeSectionKey = (typeof HOME_SECTIONS)[number]

/** Whose picture is the operator's: beside the heading of a page, and on the cards of the two games. */
export const PICTURED = [
  'servers',
  'survival',
  'skyblock',
  'creative',
  'minigames',
  'news',
  'shop',
  'download',
  'tournaments',
  'rankings',
  'leaderboards',
  'team',
  'feedback',
  'forum',
  'status',
  'rules',
  'legal',
  'minecraft',
  'roblox',
] as const
export type Pictured = (typeof PICTURED)[number]

/** The menus that staff order; the frame around them is no entry. */
export const MENUS = ['header', 'footer'] as const
export type MenuName = (typeof MENUS)[number]
export const MENU_TEXT_MAX = 40
export const MENU_ENTRIES_MAX = 20
/** Below one entry. */
export const MENU_ITEMS_MAX = 30

/** What the environment may fix, so that nobody changes it in the panel. */
export const LOCKABLE_SETTINGS = [
  'name',
  'avatarUrlTemplate',
  'seller.name',
  'seller.taxId',
  'seller.contact',
] as const
export type LockableSetting = (typeof LOCKABLE_SETTINGS)[number]
