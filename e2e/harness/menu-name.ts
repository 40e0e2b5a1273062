import type { Language } from '#shared/constants/languages.ts'
import type { MenuName } from '#shared/constants/site.ts'
import { deliveredMenus } from '#shared/delivered-menus.ts'

/** What the delivered menu calls what leads to an address. */
export function menuName(menu: MenuName, to: string, language: Language): string {
  const all = deliveredMenus[menu].flatMap((entry) => [entry, ...(entry.items ?? [])])
  const found = all.find((entry) => entry.to === to)
  if (!found) throw new Error(`The ${menu} does not lead to ${to}.`)
  return found[`text_${language}`]
}
