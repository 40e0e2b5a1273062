import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { readDelivered } from '#shared/texts/words.ts'
import { type Asked, headOf, type Page } from '#web/routing/page.ts'

/** Whether a page says something else of itself than its card, which was drawn with what is delivered. */
export function isReworded(page: Page, asked: Asked, thing: unknown, site: SiteInfo): boolean {
  const now = headOf(page, asked, thing, site)
  const drawn = headOf(page, { ...asked, readTexts: readDelivered }, undefined, site)
  return now.title !== drawn.title || now.description !== drawn.description
}
