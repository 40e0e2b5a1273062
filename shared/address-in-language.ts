import { DEFAULT_LANGUAGE, type Language } from '#shared/constants/languages.ts'

/** The public address of a page in one language, which reads the same to everybody: the default one is said by no query. */
export function addressInLanguage(siteUrl: string, path: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return siteUrl + path
  return `${siteUrl}${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}
