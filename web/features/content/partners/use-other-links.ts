import { useLanguage } from '#web/i18n/language.tsx'
import { foreignLanguage, textInEither } from '#web/i18n/other-language.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'

/** The site's links of no kind we know, as they are called on the page; `foreign` is the language of a name that is told in the other one alone. */
export function useOtherLinks() {
  const { links } = useSiteInfo()
  const { language } = useLanguage()
  return links.others.map(({ text_ru: ru, text_en: en, to }) => ({
    name: textInEither({ ru, en }, language),
    href: to,
    foreign: foreignLanguage({ ru, en }, language),
  }))
}
