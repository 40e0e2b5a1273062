import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { languageAmong } from '#shared/site-languages.ts'

/** The language in which letters are written to an account, among those the site has. */
export function languageOf({ language }: { language: string }, languages: readonly Language[]): Language {
  return languageAmong(languages, language)
}

/** An address in a letter. Where the site has two languages it says which, whatever the reader's browser chose. */
export function letterLink(
  path: string,
  { site, language }: { site: Pick<SiteInfo, 'url' | 'languages'>; language: Language },
): string {
  if (site.languages.length === 1) return site.url + path
  return `${site.url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}
