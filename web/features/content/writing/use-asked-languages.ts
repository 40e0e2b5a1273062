import type { Language } from '#shared/constants/languages.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'

/** The languages of the site, that of whoever writes first. */
export function useAskedLanguages(): readonly Language[] {
  const { language } = useLanguage()
  const { languages } = useSiteInfo()
  return [language, ...languages.filter((each) => each !== language)]
}
