/** Where the interface language is kept: local storage for this browser, a cookie so that the server renders it. */
import { isLanguage, LANGUAGE_KEY, type Language } from '#shared/constants/languages.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** The language this browser chose, or null when it chose none, something unknown, or storage is closed to us. */
export function readStoredLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY)
    return isLanguage(stored) ? stored : null
  } catch {
    return null
  }
}

/** Keeps the choice for next time; does nothing where storage is closed to us. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {}
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing outside secure contexts.
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`
}

/** The language the address asks for with `?lang=`, or null. */
export function languageInAddress(): Language | null {
  const asked = new URLSearchParams(window.location.search).get('lang')
  return isLanguage(asked) ? asked : null
}

/** Takes `lang` out of the address, so that a later reload follows the choice. */
export function dropLanguageFromAddress(): void {
  const address = new URL(window.location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.delete('lang')
  window.history.replaceState(window.history.state, '', address)
}
