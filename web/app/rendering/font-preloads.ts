/** The two fonts that the first view of each language needs first: its headings and its text. */

import type { Language } from '#shared/constants/languages.ts'
import golosCyrillic from '#web/styles/fonts/golos-text-cyrillic.woff2?url'
import golosLatin from '#web/styles/fonts/golos-text-latin.woff2?url'
import oswaldCyrillic from '#web/styles/fonts/oswald-cyrillic.woff2?url'
import oswaldLatin from '#web/styles/fonts/oswald-latin.woff2?url'

const FONTS = {
  ru: [oswaldCyrillic, golosCyrillic],
  en: [oswaldLatin, golosLatin],
} as const satisfies Record<Language, readonly string[]>

export function fontPreloads(language: Language): string {
  return FONTS[language]
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('')
}
