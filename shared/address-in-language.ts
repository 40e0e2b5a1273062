import type { Language } from '#shared/constants/languages.ts'
import { plainLanguage } from '#shared/site-languages.ts'

/**
 * The public address of a page in one language, which reads the same to everybody: the plain one is said by no query, nor is
 * one that the site does not have, whose texts stand on the page of the language it has.
 */
export function addressInLanguage(
  site: { url: string; languages: readonly Language[] },
  path: string,
  language: Language,
): string {
  if (language === plainLanguage(site.languages) || !site.languages.includes(language)) return site.url + path
  return `${site.url}${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}
