import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { isLanguage, LANGUAGE_KEY, type Language } from '#shared/constants/languages.ts'
import { languageAmong } from '#shared/site-languages.ts'
import type { ReadTexts } from '#shared/texts/words.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import {
  dropLanguageFromAddress,
  languageInAddress,
  readStoredLanguage,
  storeLanguage,
} from './language-store.ts'
import { deliveredWords, type WordsReader } from './words.ts'

type LanguageChoice = { language: Language; setLanguage: (language: Language) => void }

/** For `LanguageProvider`, and for what shows both languages at once. */
export const LanguageContext = createContext<LanguageChoice | null>(null)

const WordsContext = createContext<WordsReader>(deliveredWords)

/**
 * Holds the interface language, and how its words read. `initial` is the one the server rendered; a switch shows at once,
 * everywhere, in every tab. A site with one language has no other choice, whatever was chosen before.
 */
export function LanguageProvider({
  initial,
  words = deliveredWords,
  children,
}: {
  initial: Language
  words?: WordsReader | undefined
  children: ReactNode
}) {
  const { languages } = useSiteInfo()
  const isChosen = languages.length > 1
  const [shown, setShown] = useState(initial)
  const language = languageAmong(languages, shown)
  const show = useCallback(
    (next: Language) => {
      const showNow = () => {
        // First: what is asked for as soon as it shows is asked for in this language.
        document.documentElement.lang = next
        setShown(next)
      }
      const prepared = words.prepare()
      if (prepared) void prepared.then(showNow)
      else showNow()
    },
    [words],
  )

  useEffect(() => {
    if (!isChosen) return
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
  }, [show, isChosen])

  useEffect(() => {
    if (!isChosen) document.documentElement.lang = language
  }, [isChosen, language])

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
  return (
    <WordsContext value={words}>
      <LanguageContext value={choice}>{children}</LanguageContext>
    </WordsContext>
  )
}

/** The interface language and the way to switch it; throws outside a `LanguageProvider`. */
export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext)
  if (!choice) throw new Error('useLanguage must be used within a LanguageProvider')
  return choice
}

/** The texts of the interface language, as the operator words them. */
export function useTexts<T>(texts: Readonly<Record<Language, T>>): T {
  const { language } = useLanguage()
  return use(WordsContext).read(texts, language)
}

/** Gives texts in the language asked for, as the operator words them; for what is made outside of a component. */
export const useReadTexts = (): ReadTexts => use(WordsContext).read
