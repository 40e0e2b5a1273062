import { LANGUAGES } from '#shared/constants/languages.ts'
import { TICKED } from '#web/editing/set-fields.ts'
import type { Edits } from '#web/editing/use-edits.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import type { SiteFields } from './site-form.ts'

/** The languages the site speaks: both, or one of them. */
export function LanguagesField({ edits, error }: { edits: Edits<SiteFields>; error: string | undefined }) {
  const words = useTexts(wordsTexts)
  const names = { ru: words.russian, en: words.english }
  return (
    <div>
      <div className="flex flex-wrap gap-x-8">
        {LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            name={`language:${language}`}
            role="switch"
            label={names[language]}
            checked={edits.values[`language:${language}`] === TICKED}
            onChange={(event) => edits.set(`language:${language}`, event.target.checked ? TICKED : '')}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="text-sm text-alarm">
          {error}
        </p>
      )}
    </div>
  )
}
