import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { isLanguage, LANGUAGE_KEY, type Language } from '#shared/constants/languages.ts'
import {
  dropLanguageFromAddress,
  languageInAddress,
  readStoredLanguage,
  storeLanguage,
} from './language-store.ts'

type LanguageChoice = { language: Language; setLanguage: (language: Language) => void }

/** For `LanguageProvider`, and for what shows both languages at once. */
export const LanguageContext = createContext<LanguageChoice | null>(null)

/** Holds the interface language. `initial` is the one the server rendered; a switch shows at once, everywhere, in every tab. */
export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, setShown] = useState(initial)
  const show = useCallback((next: Language) => {
    // First: what is asked for as soon as it shows is asked for in this language.
    document.documentElement.lang = next
    setShown(next)
  }, [])

  useEffect(() => {
    const stored = readStoredLanguage()
    const asked = languageInAddress()
    if (asked) {
      if (!stored) storeLanguage(asked)
    } else if (stored) {
      show(stored)
    }
    const followOtherTabs = (event: StorageEvent) => {
      if (event.key === LANGUAGE_KEY && isLanguage(event.newValue)) show(event.newValue)
    }
    window.addEventListener('storage', followOtherTabs)
    return () => window.removeEventListener('storage', followOtherTabs)
  }, [show])

  const choice = useMemo(
    () => ({
      language,
      setLanguage: (next: Language) => {
        storeLanguage(next)
        dropLanguageFromAddress()
        show(next)
      },
    }),
    [language, show],
  )
  return <LanguageContext value={choice}>{children}</LanguageContext>
}

/** The interface language and the way to switch it; throws outside a `LanguageProvider`. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext)
  if (!choice) throw new Error('useLanguage must be used within a LanguageProvider')
  return choice
}

/** The texts of the interface language. */
export function useTexts<T>(texts: Record<Language, T>): T {
  return texts[useLanguage().language]
}
