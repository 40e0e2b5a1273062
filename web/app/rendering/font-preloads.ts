/** The fonts of the first view of each language. */

import type { Language } from '#shared/constants/languages.ts'
import golosCyrillic from '#web/styles/fonts/golos-text-cyrillic.woff2?url'
import golosLatin from '#web/styles/fonts/golos-text-latin.woff2?url'
import jetbrainsMono from '#web/styles/fonts/jetbrains-mono.woff2?url'
import oswald from '#web/styles/fonts/oswald.woff2?url'

const FONTS = {
  // Numbers and marks are Latin, and so are the names of games.
  ru: [oswald, golosCyrillic, golosLatin, jetbrainsMono],
  en: [oswald, golosLatin, jetbrainsMono],
} as const satisfies Record<Language, readonly string[]>

/** Links to them: whoever learns of a font from the styles has waited for the whole document. */
export function fontPreloads(language: Language): string {
  return FONTS[language]
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)
    .join('')
}
