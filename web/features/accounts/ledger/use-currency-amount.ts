import { fill } from '#shared/texts/words.ts'
import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { currencyWords } from './currency.texts.ts'

/**
 * Says an amount of the currency, `5 LC` and `5 LandCoins`. Whoever renamed it and said nothing of its sign or its forms is
 * understood: what still reads as delivered gives way to the name.
 */
export function useCurrencyAmount() {
  const { language } = useLanguage()
  const words = useTexts(currencyWords)
  const { [language]: delivered } = currencyWords
  const isRenamed = words.name !== delivered.name

  function inWords(count: number): string {
    const form = pluralForm(count, words.amount, language)
    const isOurs = isRenamed && form === pluralForm(count, delivered.amount, language)
    return fill(isOurs ? `{amount} ${words.name}` : form, { amount: formatNumber(count, language) })
  }
  return {
    inWords,
    inShort: (count: number): string =>
      isRenamed && words.sign === delivered.sign
        ? inWords(count)
        : `${formatNumber(count, language)} ${words.sign}`,
  }
}
