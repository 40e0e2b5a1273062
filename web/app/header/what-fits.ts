/** Which entries of the header have a place in its row. Told by the length of their names: the server cannot measure them. */
import { addresses } from '#shared/addresses.ts'
import type { MenuEntry } from '#web/app/menus/use-menu.ts'

/** From a tablet on, from a desktop on, or only below “More”. */
export type Fit = 'tablet' | 'desktop' | 'nowhere'

/** What stands between two entries, the chevron of a menu, “More” with its gap, and all the room there is, in pixels. */
const TABLET = { gap: 6, chevron: 0, more: 40, room: 288 }
const DESKTOP = { gap: 28, chevron: 20, more: 80, room: 530 }
/** On a tablet the first page is a sign. */
const HOME_SIGN = 20
const WIDE = /[\p{Lu}mwмжшщфыю@%—]/u
const widthOf = (text: string) =>
  [...text].reduce((width, letter) => width + (WIDE.test(letter) ? 11 : 7.7), 0)

export function whatFits(entries: readonly MenuEntry[]): readonly Fit[] {
  const onTablet = inRoom(
    entries.map(({ to, text }) => (to === addresses.home ? HOME_SIGN : widthOf(text))),
    TABLET,
  )
  const onDesktop = inRoom(
    entries.map(({ text, items }) => widthOf(text) + (items.length > 0 ? DESKTOP.chevron : 0)),
    DESKTOP,
  )
  return entries.map((_, index) => (index < onTablet ? 'tablet' : index < onDesktop ? 'desktop' : 'nowhere'))
}

/** How many of them, from the first on, stand in a row; where not all do, “More” stands there as well. */
function inRoom(widths: readonly number[], { gap, more, room }: typeof TABLET): number {
  const countIn = (space: number) => {
    let used = 0
    const end = widths.findIndex((width) => {
      used += gap + width
      return used > space
    })
    return end < 0 ? widths.length : end
  }
  return countIn(room) === widths.length ? widths.length : countIn(room - more)
}
