/** What the site and its currency are called is the operator's: no text, of a page, letter or message, says it by itself. */
import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { writtenTexts } from './written-texts.ts'

const OURS = /frontland|фронт-?л[еэ]нд|land ?coins|л[еэ]нд-?ко[ий]н/i
/** The word of the currency is changed itself. */
const DELIVERED_NAMES = 'web/features/accounts/ledger/currency.texts.ts'
/** Samples of an example community, which go with one press; what helps developers is no part of the product. */
const APART = /^(?:server\/seeds|web\/app\/dev)\//

test.for(LANGUAGES)('no text in %s says our names', (language) => {
  const texts = writtenTexts(language).filter(({ file }) => !APART.test(file))
  const saying = texts.filter(({ text }) => OURS.test(text))
  expect(new Set(saying.map(({ file }) => file))).toEqual(new Set([DELIVERED_NAMES]))
})
