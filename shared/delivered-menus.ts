/** The menus as they are delivered (specification, sections 1 and 9). */
import { addresses } from '#shared/addresses.ts'
import type { MenuEntry, MenuItem } from '#shared/contract/platform/menus.ts'
import type { SiteSettings } from '#shared/contract/platform/site.ts'

const item = (to: string, text_ru: string, text_en: string): MenuItem => ({
  to,
  text_ru,
  text_en,
  isShown: true,
})
const page = (...named: Parameters<typeof item>): MenuEntry => ({ ...item(...named), items: null })
/** What leads nowhere itself. */
const group = (text_ru: string, text_en: string, items: MenuItem[]): MenuEntry => ({
  ...item('', text_ru, text_en),
  to: null,
  items,
})

const community = [
  item(addresses.news, 'Новости', 'News'),
  item(addresses.rankings, 'Звания', 'Ranks'),
  item(addresses.leaderboards, 'Рейтинг игроков', 'Leaderboards'),
  item(addresses.players, 'Игроки', 'Players'),
  item(addresses.tournaments, 'Турниры', 'Tournaments'),
  item(addresses.team, 'Команда', 'Team'),
  item(addresses.feedback, 'Отзывы', 'Feedback'),
]

export const deliveredMenus: SiteSettings['menus'] = {
  header: [
    page(addresses.home, 'Главная', 'Home'),
    {
      ...page(addresses.servers, 'Серверы', 'Servers'),
      items: [
        item(addresses.servers, 'Все серверы', 'All servers'),
        item(addresses.serversSurvival, 'Выживание', 'Survival'),
        item(addresses.serversSkyblock, 'Скайблок', 'Skyblock'),
        item(addresses.serversCreative, 'Творчество', 'Creative'),
        item(addresses.serversMinigames, 'Мини-игры', 'Minigames'),
      ],
    },
    group('Сообщество', 'Community', community),
    page(addresses.shop, 'Магазин', 'Shop'),
    page(addresses.download, 'Скачать', 'Download'),
  ],
  footer: [
    group('Сайт', 'Site', [
      item(addresses.home, 'Главная', 'Home'),
      item(addresses.servers, 'Серверы', 'Servers'),
      item(addresses.shop, 'Магазин', 'Shop'),
      item(addresses.download, 'Скачать', 'Download'),
      item(addresses.status, 'Состояние', 'Status'),
    ]),
    group('Сообщество', 'Community', [...community, item(addresses.forum, 'Форум', 'Forum')]),
    group('Аккаунт', 'Account', [
      item(addresses.login, 'Вход', 'Log in'),
      item(addresses.register, 'Регистрация', 'Sign up'),
      item(addresses.profile, 'Профиль', 'Profile'),
    ]),
    group('Документы', 'Documents', [
      item(addresses.privacy, 'Политика конфиденциальности', 'Privacy policy'),
      item(addresses.terms, 'Условия использования', 'Terms of use'),
      item(addresses.offer, 'Оферта', 'Public offer'),
    ]),
  ],
}
