import { addresses } from '#shared/addresses.ts'
import type { MenuName } from '#shared/constants/site.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { useIsOpenAddress } from '#web/lib/site/use-is-open-address.ts'
import { useSession } from '#web/session/session.tsx'

const GATES: readonly string[] = [addresses.login, addresses.register]

export type MenuItem = { to: string; text: string }
/** Leads somewhere, holds items, or both. */
export type MenuEntry = { to: string | null; text: string; items: readonly MenuItem[] }

/**
 * What a menu of the frame shows now, in the language of the page: nothing that is hidden, and nothing that leads to a part
 * which is off, to a registration that is closed, or from the footer to where those who are signed in have no business. Whatever lists entries of a menu asks here.
 */
export function useMenu(menu: MenuName): readonly MenuEntry[] {
  const { menus, isSignUpOpen } = useSiteInfo()
  const { language } = useLanguage()
  const isOpen = useIsOpenAddress()
  const { user } = useSession()
  // Who is signed in turns out once the page is there: in the header what goes then would move what stands beside it.
  const isInside = user !== null && menu === 'footer'
  const isThere = (to: string) =>
    isOpen(to) && (isSignUpOpen || to !== addresses.register) && !(isInside && GATES.includes(to))
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
