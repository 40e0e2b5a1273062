import { type ReactNode, useState } from 'react'
import { LANGUAGES, type Language } from '#shared/constants/languages.ts'
import { NoticeEntry } from '#web/features/platform/notices/notice-entry.tsx'
import { LanguageContext, useTexts } from '#web/i18n/language.tsx'
import { textInEither } from '#web/i18n/other-language.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { adminNoticesTexts } from './admin-notices.texts.ts'

type Said = Record<'text_ru' | 'text_en' | 'url', string>

/** A notice as its readers in each language will see it. */
export function NoticePreview({ said }: { said: Said }) {
  const texts = useTexts(adminNoticesTexts)
  const { languages } = useSiteInfo()
  const [now] = useState(() => new Date().toISOString())
  const told = { ru: said.text_ru.trim(), en: said.text_en.trim() }
  const url = said.url.trim()
  return (
    <section aria-label={texts.preview} className="min-w-0">
      <p className="mb-2 text-sm font-medium">{texts.preview}</p>
      <div className="divide-y divide-line border border-line">
        {told.ru === '' && told.en === '' ? (
          <p className="px-4 py-3 text-sm text-muted">{texts.previewEmpty}</p>
        ) : (
          languages.map((language) => (
            <InLanguage key={language} language={language}>
              <NoticeEntry
                notice={{
                  text: textInEither(told, language),
                  languages: LANGUAGES.filter((each) => told[each] !== ''),
                  // Whoever writes shall not be led away.
                  url: null,
                  createdAt: now,
                }}
                isNew
              />
            </InLanguage>
          ))
        )}
      </div>
      {url !== '' && <p className="mt-2 font-mono text-sm text-muted">{url}</p>}
    </section>
  )
}

function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const [choice] = useState(() => ({ language, setLanguage: () => {} }))
  return (
    <LanguageContext value={choice}>
      <div lang={language}>{children}</div>
    </LanguageContext>
  )
}
