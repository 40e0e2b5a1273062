/**
 * `/dev/ui`, while developing only: every part of the design system, in both languages side by side. The style sheet of the
 * site is not made from this folder: only classes that some page uses have an effect here.
 */
import type { ReactNode } from 'react'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { LanguageContext } from '#web/i18n/language.tsx'
import { ButtonExamples } from './button-examples.tsx'
import { FormExamples } from './form-examples.tsx'
import { OverlayExamples } from './overlay-examples.tsx'
import { PanelExamples } from './panel-examples.tsx'
import { StateExamples } from './state-examples.tsx'

const SECTIONS: readonly { name: string; show: (language: Language) => ReactNode }[] = [
  { name: 'Buttons', show: () => <ButtonExamples /> },
  { name: 'Forms', show: () => <FormExamples /> },
  { name: 'Panels', show: (language) => <PanelExamples id={language} /> },
  { name: 'States', show: () => <StateExamples /> },
  { name: 'Overlays', show: () => <OverlayExamples /> },
]

const stay = () => {}

export function UiPage() {
  return (
    <div className="column py-10">
      <p className="display text-4xl">/dev/ui</p>
      {SECTIONS.map(({ name, show }) => (
        <div key={name} className="mt-12">
          <p className="display text-2xl text-signal">{name}</p>
          <div className="grid lg:grid-cols-2" style={{ columnGap: '3rem' }}>
            {LANGUAGES.map((language) => (
              <section key={language} lang={language} aria-label={`${name}, ${language}`} className="min-w-0">
                <LanguageContext value={{ language, setLanguage: stay }}>{show(language)}</LanguageContext>
              </section>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
