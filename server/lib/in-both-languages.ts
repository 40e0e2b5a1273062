import { LANGUAGES, type Language } from '#shared/constants/languages.ts'

/** What is written in one language alone stands for the other as well; `languages` tells in which it was written. */
export function inBothLanguages(texts: Readonly<Record<Language, string>>) {
  return {
    ru: texts.ru || texts.en,
    en: texts.en || texts.ru,
    languages: LANGUAGES.filter((language) => texts[language] !== ''),
  }
}

/** The language in which a text is read where `language` is asked for. */
export const toldIn = ({ languages }: { languages: readonly Language[] }, language: Language): Language =>
  languages.includes(language) ? language : (languages[0] ?? language)

export const otherThan = (language: Language): Language => (language === 'ru' ? 'en' : 'ru')
