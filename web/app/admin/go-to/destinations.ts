/** Where the panel's search leads by name, besides players. */
import {
  FilePlus2,
  type LucideIcon,
  Newspaper,
  PackagePlus,
  Server,
  Settings,
  ShieldPlus,
  Trophy,
} from 'lucide-react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { mayOpen } from '#web/app/admin/may-open.ts'
import { adminSections } from '#web/app/admin/sections.ts'
import { addressOfGroup, groupName, SITE_GROUPS } from '#web/features/platform/site/staff/site-groups.ts'

export type Destination = {
  to: string
  text: string
  kind: 'section' | 'begin' | 'setting' | 'player'
  Icon: LucideIcon | null
}

const NEW = { id: 'new' } as const

/** What is begun often enough to be one press away. */
const beginnings = [
  {
    path: addresses.adminNewsItem,
    to: hrefOf(addresses.adminNewsItem, NEW),
    name: { ru: 'Написать новость', en: 'Write news' },
    Icon: Newspaper,
  },
  {
    path: addresses.adminPage,
    to: hrefOf(addresses.adminPage, NEW),
    name: { ru: 'Новая страница', en: 'New page' },
    Icon: FilePlus2,
  },
  {
    path: addresses.adminEntry,
    to: hrefOf(addresses.adminEntry, { ...NEW, name: 'tournaments' }),
    name: { ru: 'Новый турнир', en: 'New tournament' },
    Icon: Trophy,
  },
  {
    path: addresses.adminServer,
    to: hrefOf(addresses.adminServer, NEW),
    name: { ru: 'Добавить сервер', en: 'Add a server' },
    Icon: Server,
  },
  {
    path: addresses.adminRole,
    to: hrefOf(addresses.adminRole, NEW),
    name: { ru: 'Новая роль', en: 'New role' },
    Icon: ShieldPlus,
  },
  {
    path: addresses.adminProduct,
    to: hrefOf(addresses.adminProduct, NEW),
    name: { ru: 'Добавить товар', en: 'Add a product' },
    Icon: PackagePlus,
  },
]

/** What is set on the one long page. */
const settings = SITE_GROUPS.map((group) => ({
  path: addresses.adminSite,
  to: addressOfGroup(group),
  name: { ru: groupName(group, 'ru'), en: groupName(group, 'en') },
  Icon: Settings,
}))

const places = [
  ...adminSections.map((section) => ({ ...section, to: section.path, kind: 'section' as const })),
  ...beginnings.map((beginning) => ({ ...beginning, kind: 'begin' as const })),
  ...settings.map((setting) => ({ ...setting, kind: 'setting' as const })),
]

/** What these permissions open and whose name in either language holds what was typed; what begins with it first, settings only once something is. */
export function destinationsNamed(
  typed: string,
  language: Language,
  permissions: readonly Permission[] | null,
): Destination[] {
  const wanted = typed.toLocaleLowerCase()
  const found = places.filter(
    ({ path, name, kind }) =>
      mayOpen(path, permissions) &&
      (kind !== 'setting' || wanted !== '') &&
      Object.values(name).some((each) => each.toLocaleLowerCase().includes(wanted)),
  )
  const begins = ({ name }: (typeof places)[number]) =>
    Object.values(name).some((each) => each.toLocaleLowerCase().startsWith(wanted))
  return [...found.filter(begins), ...found.filter((place) => !begins(place))].map(
    ({ to, name, kind, Icon }) => ({ to, text: name[language], kind, Icon }),
  )
}
