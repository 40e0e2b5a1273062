import { addresses } from '#shared/addresses.ts'
import type { MenuName } from '#shared/constants/site.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'

export type MenuItem = { to: string; text: string }
/** Leads somewhere, holds items, or both. */
export type MenuEntry = { to: string | null; text: string; items: readonly MenuItem[] }

/**
 * What a menu of the frame shows now, in the language of the page: nothing that is hidden, and nothing that leads to a part
 * which is off, or to a registration that is closed. Whatever lists entries of a menu asks here.
 */
export function useMenu(menu: MenuName): readonly MenuEntry[] {
  const { menus, isSignUpOpen } = useSiteInfo()
  const { language } = useLanguage()
  const isOpen = useIsOpenAddress()
  const isThere = (to: string) => isOpen(to) && (isSignUpOpen || to !== addresses.register)
  return menus[menu]
    .filter(({ isShown }) => isShown)
    .flatMap(({ to: target, items, ...names }) => {
      const to = target !== null && isThere(target) ? target : null
      const open = (items ?? [])
        .filter((item) => item.isShown && isThere(item.to))
        .map((item) => ({ to: item.to, text: item[`text_${language}`] }))
      return to === null && open.length === 0 ? [] : [{ to, text: names[`text_${language}`], items: open }]
    })
}

/** What stands below an entry: the page it leads to itself comes first, where it is not among them. */
export function itemsBelow({ to, text, items }: MenuEntry): readonly MenuItem[] {
  return to === null || items.some((item) => item.to === to) ? items : [{ to, text }, ...items]
}
