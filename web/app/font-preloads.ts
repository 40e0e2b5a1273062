/** The two fonts that the first view of each language needs first: its headings and its text. */
import golosCyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url'
import golosLatin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url'
import oswaldCyrillic from '@fontsource-variable/oswald/files/oswald-cyrillic-wght-normal.woff2?url'
import oswaldLatin from '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2?url'
import type { Language } from '#shared/constants/languages.ts'

const FONTS = {
  ru: [oswaldCyrillic, golosCyrillic],
  en: [oswaldLatin, golosLatin],
} as const satisfies Record<Language, readonly string[]>

export function fontPreloads(language: Language): string {
  return FONTS[language]
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('')
}
