import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { headerTexts } from './header.texts.ts'

const NAMES = { ru: 'russian', en: 'english' } as const satisfies Record<Language, string>

/** Nothing on a site with one language. */
export function LanguageSwitch() {
  const texts = useTexts(headerTexts)
  const { language, setLanguage } = useLanguage()
  const { languages } = useSiteInfo()
  if (languages.length === 1) return null
  return (
    <fieldset className="flex" aria-label={texts.language}>
      {LANGUAGES.map((option) => (
        <button
          key={option}
          type="button"
          lang={option}
          title={texts[NAMES[option]]}
          aria-label={`${option.toUpperCase()} — ${texts[NAMES[option]]}`}
          aria-pressed={option === language}
          onClick={() => setLanguage(option)}
          className={classNames(
            'label min-h-11 min-w-11 transition-colors md:max-xl:min-w-9',
            option === language
              ? 'text-text underline decoration-signal decoration-2 underline-offset-8'
              : 'text-muted hover:text-text',
          )}
        >
          {option}
        </button>
      ))}
    </fieldset>
  )
}
