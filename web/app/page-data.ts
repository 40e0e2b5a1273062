/** What the server hands the browser inside the page, so that the first render there is the same as here. */
import type { DehydratedState } from '@tanstack/react-query'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import type { PageWords } from '#web/i18n/words.ts'

export type PageData = {
  site: SiteInfo
  queries: DehydratedState
  words?: PageWords | undefined
  /** True when there is nothing at the address, whatever the browser makes of it. */
  isNotFound?: true | undefined
}

export const PAGE_DATA_ID = 'page-data'

/** As JSON that can stand inside a `<script>` element. */
export function encodePageData(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Reads the page's data back; throws when the page carries none. */
export function decodePageData(): PageData {
  const element = document.getElementById(PAGE_DATA_ID)
  if (!element?.textContent) throw new Error(`The page carries no #${PAGE_DATA_ID}.`)
  return JSON.parse(element.textContent) as PageData
}
