import { useState } from 'react'
import { isLanguage, type Language } from '#shared/constants/languages.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { OWN_LANGUAGE_NAMES } from '#web/i18n/own-language-names.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { chooseLessMotion, systemWantsLessMotion, wantsLessMotion } from './less-motion.ts'
import { LetterLanguage } from './letter-language.tsx'
import { settingsTexts } from './settings.texts.ts'

/** How the site speaks and moves: in this browser, and in the letters to the account. */
export function PersonalizationPanel({ language: ofLetters }: { language: Language }) {
  const texts = useTexts(settingsTexts)
  const { languages } = useSiteInfo()
  const { language, setLanguage } = useLanguage()
  return (
    <div className="space-y-6">
      {languages.length > 1 && (
        <>
          <SelectField
            label={texts.siteLanguage}
            hint={texts.inThisBrowser}
            options={languages.map((value) => ({ value, label: OWN_LANGUAGE_NAMES[value] }))}
            value={language}
            onChange={({ target: { value } }) => {
              if (isLanguage(value)) setLanguage(value)
            }}
          />
          <LetterLanguage language={ofLetters} />
        </>
      )}
      <LessMotion />
    </div>
  )
}

function LessMotion() {
  const texts = useTexts(settingsTexts)
  const isOfSystem = systemWantsLessMotion()
  const [isLess, setLess] = useState(wantsLessMotion)
  return (
    <div>
      <Checkbox
        role="switch"
        label={texts.lessMotion}
        checked={isLess}
        disabled={isOfSystem}
        onChange={({ target: { checked } }) => {
          chooseLessMotion(checked)
          setLess(checked)
        }}
      />
      <p className="pl-8 text-sm text-muted">{isOfSystem ? texts.lessMotionOfSystem : texts.inThisBrowser}</p>
    </div>
  )
}
