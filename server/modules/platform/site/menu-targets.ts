/** Whether what a menu leads to is there. */
import { AppError } from '#server/lib/app-error.ts'
import { onSite } from '#server/lib/net/on-site.ts'
import { isOpenAddress } from '#shared/address-parts.ts'
import type { Parts } from '#shared/constants/parts.ts'
import { MENUS, type MenuName } from '#shared/constants/site.ts'
import type { MenuEntry } from '#shared/contract/platform/menus.ts'
import { isLinkOut, pathOf } from '#shared/links.ts'
import { SITE_PAGES } from '#shared/site-pages.ts'

/** A short link leads to a page, or to one that does; whoever made more of them is not followed. */
const HOPS_MAX = 5

type Menus = Partial<Record<MenuName, MenuEntry[] | undefined>>
type Target = { field: string; to: string }

/** A news item, whose address bears its title as well. */
const NEWS_ITEM = /^\/news\/[1-9]\d{0,8}(?:-[^/]*)?$/

/**
 * @param menus as staff send them
 * @param before what stands already: it may be sent again, whatever has become of it
 * @param hasPage whether a page that is not of the product stands at this path
 * @throws {AppError} `validation_failed` naming every entry that leads nowhere on this site
 */
export async function checkMenuTargets(
  menus: Menus,
  before: Menus,
  hasPage: (path: string) => Promise<boolean>,
): Promise<void> {
  const known = new Set(targetsIn(before).map(({ to }) => to))
  const unknown: string[] = []
  for (const { field, to } of targetsIn(menus)) {
    if (!known.has(to) && !(await isTarget(to, hasPage))) unknown.push(field)
  }
  if (unknown.length === 0) return
  throw new AppError('validation_failed', {
    fields: Object.fromEntries(unknown.map((field) => [field, 'menuTargetUnknown'] as const)),
  })
}

/** What visitors are shown: nothing that is hidden, and nothing that leads to a page which is off, not there, or not yet. */
export async function shownMenus(
  { menus, parts }: { menus: Record<MenuName, MenuEntry[]>; parts: Parts },
  leads: Leads,
): Promise<Record<MenuName, MenuEntry[]>> {
  const dead = new Set<string>()
  for (const { to } of targetsIn(menus)) if (!(await leadsSomewhere(to, parts, leads))) dead.add(to)
  const shown = (menu: MenuEntry[]) =>
    menu
      .filter(({ isShown }) => isShown)
      .map((entry) => ({
        ...entry,
        to: entry.to !== null && dead.has(entry.to) ? null : entry.to,
        items: entry.items?.filter(({ to, isShown }) => isShown && !dead.has(to)) ?? null,
      }))
      .filter(({ to, items }) => to !== null || (items !== null && items.length > 0))
  return { header: shown(menus.header), footer: shown(menus.footer) }
}

/** What is known of the addresses of this site. */
export type Leads = {
  /** What a visitor finds at a path that is not of the product. */
  at: (path: string) => Promise<{ leadsTo: string } | 'page' | null>
  siteUrl: string
}

/** Whether a visitor who follows a link, over however many short ones, ends at something that is there and on. */
export async function leadsSomewhere(to: string, parts: Parts, { at, siteUrl }: Leads): Promise<boolean> {
  let target = withoutOrigin(to, siteUrl)
  for (let hops = 0; hops < HOPS_MAX; hops++) {
    if (isLinkOut(target)) return true
    const found = isOfProduct(target) ? 'page' : await at(pathOf(target))
    if (found === null) return false
    if (found === 'page') return isOpenAddress(target, parts)
    target = withoutOrigin(found.leadsTo, siteUrl)
  }
  return false
}

const withoutOrigin = (to: string, siteUrl: string) => (isLinkOut(to) && onSite(to, siteUrl)) || to

/** Whether an entry leads to one of these paths, whether or not anything stands there. */
export function leadToAny(menus: Menus, paths: readonly string[]): boolean {
  return targetsIn(menus).some(({ to }) => paths.includes(pathOf(to)))
}

/** Whether something stands where an entry leads, on this site or out of it. */
export async function isTarget(to: string, hasPage: (path: string) => Promise<boolean>): Promise<boolean> {
  return isOfProduct(to) || (await hasPage(pathOf(to)))
}

/** Out of the site, or to a page that every site has. */
function isOfProduct(to: string): boolean {
  const path = pathOf(to)
  return isLinkOut(to) || SITE_PAGES.includes(path) || NEWS_ITEM.test(path)
}

function targetsIn(menus: Menus): Target[] {
  return MENUS.flatMap((menu) =>
    (menus[menu] ?? []).flatMap(({ to, items }, index) => [
      ...(to === null ? [] : [{ field: `menus.${menu}.${index}.to`, to }]),
      ...(items ?? []).map((item, place) => ({
        field: `menus.${menu}.${index}.items.${place}.to`,
        to: item.to,
      })),
    ]),
  )
}
