import { LANGUAGES, type Language } from '#shared/constants/languages.ts'

/** What is written in one language alone stands for the other as well; `languages` tells in which it was written. */
export function inBothLanguages(texts: Readonly<Record<Language, string>>) {
  return {
    ru: texts.ru || texts.en,
    en: texts.en || texts.ru,
    languages: LANGUAGES.filter((language) => texts[language] !== ''),
  }
}
