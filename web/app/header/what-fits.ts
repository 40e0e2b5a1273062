/** Which entries of the header have a place in its row. Told by the length of their names: the server cannot measure them. */
import { addresses } from '#shared/addresses.ts'
import type { MenuEntry } from '#web/app/menus/use-menu.ts'

/** From a tablet on, from a desktop on, or only below “More”. */
export type Fit = 'tablet' | 'desktop' | 'nowhere'

/** A letter, what stands between two entries, the chevron of a menu, and all the room there is, in pixels. */
const LETTER = 8.2
const TABLET = { gap: 6, chevron: 0, room: 320 }
const DESKTOP = { gap: 28, chevron: 20, room: 640 }
/** On a tablet the first page is a sign. */
const HOME_SIGN = 20

export function whatFits(entries: readonly MenuEntry[]): readonly Fit[] {
  let [tablet, desktop] = [0, 0]
  return entries.map(({ to, text, items }) => {
    const letters = text.length * LETTER
    tablet += TABLET.gap + (to === addresses.home ? HOME_SIGN : letters)
    desktop += DESKTOP.gap + letters + (items.length > 0 ? DESKTOP.chevron : 0)
    return tablet <= TABLET.room ? 'tablet' : desktop <= DESKTOP.room ? 'desktop' : 'nowhere'
  })
}
