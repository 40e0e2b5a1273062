/** The sections of the admin panel in their order; what opens each is said of its page (specification, section 6). */
import {
  Bell,
  Braces,
  ChartColumn,
  Construction,
  CreditCard,
  DatabaseBackup,
  FileText,
  Gamepad2,
  House,
  Images,
  KeyRound,
  Languages,
  LibraryBig,
  ListTree,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquareText,
  Newspaper,
  PackageCheck,
  Radio,
  ReceiptText,
  Rocket,
  Scale,
  ScrollText,
  Server,
  Settings,
  ShieldCheck,
  ShoppingBag,
  TicketPercent,
  Trophy,
  Users,
  Wallet,
  Webhook,
} from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Part } from '#shared/constants/parts.ts'

export type AdminSection = {
  path: string
  name: Record<Language, string>
  Icon: LucideIcon
  /** What it is about: with that switched off it stands folded away, and everything in it can be prepared. */
  part?: Part
}

const home = { path: addresses.admin, name: { ru: 'Главная', en: 'Home' }, Icon: House }

/**
 * What belongs together stands together, under a name; the home of the panel stands before all. First comes what staff do
 * every day: so much is in sight on a screen of 1366×768 without scrolling.
 */
export const adminGroups: readonly {
  name: Record<Language, string> | null
  sections: readonly AdminSection[]
}[] = [
  { name: null, sections: [home] },
  {
    name: { ru: 'Люди', en: 'People' },
    sections: [
      { path: addresses.adminUsers, name: { ru: 'Пользователи', en: 'Users' }, Icon: Users },
      { path: addresses.adminRoles, name: { ru: 'Роли', en: 'Roles' }, Icon: ShieldCheck },
      {
        path: addresses.adminFeedback,
        name: { ru: 'Отзывы', en: 'Feedback' },
        Icon: MessageSquareText,
        part: 'feedback',
      },
      { path: addresses.adminNotices, name: { ru: 'Уведомления', en: 'Notices' }, Icon: Bell },
    ],
  },
  {
    name: { ru: 'Материалы', en: 'Content' },
    sections: [
      { path: addresses.adminNews, name: { ru: 'Новости', en: 'News' }, Icon: Newspaper },
      { path: addresses.adminCollections, name: { ru: 'Подборки', en: 'Collections' }, Icon: LibraryBig },
      { path: addresses.adminPages, name: { ru: 'Страницы', en: 'Pages' }, Icon: FileText },
      { path: addresses.adminMedia, name: { ru: 'Медиатека', en: 'Media library' }, Icon: Images },
      { path: addresses.adminAnnouncement, name: { ru: 'Объявление', en: 'Announcement' }, Icon: Megaphone },
    ],
  },
  {
    name: { ru: 'Оформление', en: 'Appearance' },
    sections: [
      { path: addresses.adminSite, name: { ru: 'Сайт', en: 'Site' }, Icon: Settings },
      { path: addresses.adminMenus, name: { ru: 'Меню', en: 'Menus' }, Icon: ListTree },
      { path: addresses.adminWords, name: { ru: 'Слова', en: 'Words' }, Icon: Languages },
    ],
  },
  {
    name: { ru: 'Игры', en: 'Games' },
    sections: [
      { path: addresses.adminServers, name: { ru: 'Серверы', en: 'Servers' }, Icon: Server },
      { path: addresses.adminStatistics, name: { ru: 'Статистика', en: 'Statistics' }, Icon: Trophy },
      {
        path: addresses.adminFrozenNames,
        name: { ru: 'Спорные имена', en: 'Disputed names' },
        Icon: Gamepad2,
      },
      {
        path: addresses.adminLauncher,
        name: { ru: 'Лаунчер', en: 'Launcher' },
        Icon: Rocket,
        part: 'launcher',
      },
      { path: addresses.adminStatus, name: { ru: 'Состояние', en: 'Status' }, Icon: Radio },
      { path: addresses.adminMaintenance, name: { ru: 'Техработы', en: 'Maintenance' }, Icon: Construction },
    ],
  },
  {
    name: { ru: 'Магазин', en: 'Shop' },
    sections: [
      {
        path: addresses.adminProducts,
        name: { ru: 'Товары', en: 'Products' },
        Icon: ShoppingBag,
        part: 'shop',
      },
      {
        path: addresses.adminCoupons,
        name: { ru: 'Промокоды', en: 'Coupons' },
        Icon: TicketPercent,
        part: 'shop',
      },
      { path: addresses.adminOrders, name: { ru: 'Заказы', en: 'Orders' }, Icon: ReceiptText, part: 'shop' },
      {
        path: addresses.adminDeliveries,
        name: { ru: 'Выдача', en: 'Deliveries' },
        Icon: PackageCheck,
        part: 'shop',
      },
      {
        path: addresses.adminPayments,
        name: { ru: 'Платежи', en: 'Payments' },
        Icon: CreditCard,
        part: 'shop',
      },
      { path: addresses.adminTopUps, name: { ru: 'Пополнения', en: 'Top-ups' }, Icon: Wallet, part: 'shop' },
      { path: addresses.adminRevenue, name: { ru: 'Доходы', en: 'Revenue' }, Icon: ChartColumn },
      { path: addresses.adminMoney, name: { ru: 'Сверка денег', en: 'Proof of money' }, Icon: Scale },
    ],
  },
  {
    name: { ru: 'Система', en: 'System' },
    sections: [
      { path: addresses.adminAudit, name: { ru: 'Журнал', en: 'Audit log' }, Icon: ScrollText },
      { path: addresses.adminSecurity, name: { ru: 'Входы', en: 'Sign-ins' }, Icon: KeyRound },
      { path: addresses.adminMail, name: { ru: 'Почта', en: 'Mail' }, Icon: Mail },
      { path: addresses.adminBackups, name: { ru: 'Резервные копии', en: 'Backups' }, Icon: DatabaseBackup },
      { path: addresses.adminKeys, name: { ru: 'Ключи API', en: 'API keys' }, Icon: Braces },
      { path: addresses.adminWebhooks, name: { ru: 'Вебхуки', en: 'Webhooks' }, Icon: Webhook },
    ],
  },
]

export const adminSections: readonly AdminSection[] = adminGroups.flatMap(({ sections }) => sections)

/** The section an address belongs to: the longest one it lies in. */
export function sectionOf(pathname: string): AdminSection | undefined {
  return adminSections
    .filter(({ path }) => pathname === path || (path !== addresses.admin && pathname.startsWith(`${path}/`)))
    .at(-1)
}
