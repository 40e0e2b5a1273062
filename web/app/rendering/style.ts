/** What a site changes of the styles of each page: before anything is painted, and without a script. */
import { DELIVERED_ACCENT } from '#shared/constants/site.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { strongAccent } from '#web/lib/strong-accent.ts'

export const renderStyle = ({ accent, announcement }: SiteInfo): string =>
  accentStyle(accent) + announcementStyle(announcement)

/** The operator's colour in place of the delivered one; on paper it would be too light. */
function accentStyle(accent: string): string {
  if (accent === DELIVERED_ACCENT) return ''
  return `@media screen{:root{--color-signal:${accent};--color-signal-strong:${strongAccent(accent)}}}`
}

/** Who closed it does not see it: known by its key (`index.html`). */
function announcementStyle(announcement: SiteInfo['announcement']): string {
  if (!announcement?.isClosable) return ''
  return `html[data-closed-announcement="${announcement.key}"] [data-announcement]{display:none}`
}
