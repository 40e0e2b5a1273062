/** How we write (decision 0020): rules of the texts that can be checked. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NUMBERED_SECTIONS } from '#web/ui/section-marks.ts'
import { type WrittenText, writtenTexts } from './written-texts.ts'

/** They stand in the specification without ё and stay as they are. */
const TO_THE_LETTER = ['Доступ запрещен', 'Пароль изменен', 'Вы можете войти используя свои учетные данные']
/** Other words with е than with ё. */
const OF_THEIR_OWN = ['все', 'всем', 'нем', 'чем', 'тем', 'узнаем']

const russian = writtenTexts('ru').filter(({ text }) => !TO_THE_LETTER.includes(text))
const english = writtenTexts('en')
const breaking = (texts: readonly WrittenText[], rule: RegExp) =>
  texts.filter(({ text }) => rule.test(text)).map(({ file, text }) => `${file}: ${text}`)

test('the texts of both languages are found', () => {
  expect(russian.length).toBeGreaterThan(1000)
  expect(english.length).toBeGreaterThan(1000)
})

test('ё is written wherever it is spoken', () => {
  const words = new Set(russian.flatMap(({ text }) => text.toLowerCase().match(/[а-яё]+/g) ?? []))
  const flattened = [...words]
    .filter((word) => word.includes('ё'))
    .map((word) => word.replaceAll('ё', 'е'))
    .filter((word) => words.has(word) && !OF_THEIR_OWN.includes(word))
  expect(flattened).toEqual([])
})

test('Russian readers are addressed as вы', () => {
  expect(breaking(russian, /(?<![а-яё])(ты|тебя|тебе|тобой|тво[йяеёию]\S*)(?![а-яё])/i)).toEqual([])
})

test('quotes are « » in Russian and “ ” in English, an apostrophe is ’', () => {
  const markup = /<[^>]*>|`[^`]*`/g
  const plain = (texts: readonly WrittenText[]) =>
    texts.map(({ file, text }) => ({ file, text: text.replace(markup, '') }))
  expect(breaking(plain(russian), /["'“”]/)).toEqual([])
  expect(breaking(plain(english), /["'«»]/)).toEqual([])
})

test('a number is №, a percentage 99,9 % in Russian; no. and 99.9% in English', () => {
  expect(breaking(russian, /\d\s?%|\d\.\d+\s%/)).toEqual([])
  expect(breaking(english, /№|\d\s%|\d,\d+%/)).toEqual([])
})

test('English is American', () => {
  const spelled = /\b(?!(?:f|h|t|p|s|y|fl|cont|det)?ours?\b|four|hours|yourself)\w+our(s|ed|ing|ful|able)?\b/i
  expect(breaking(english, spelled)).toEqual([])
  expect(breaking(english, /\b(e-mail|rouble|grey|lorry|towards|programme|centre|metre|licence)/i)).toEqual(
    [],
  )
})

test('the address of a mailbox is почта or email, the same everywhere', () => {
  expect(breaking(russian, /e-mail/i)).toEqual([])
})

test('a session that ran out закончилась; завершена is one that staff ended', () => {
  const told = russian.filter(({ file }) => !file.includes('/staff/'))
  expect(breaking(told, /сессия завершена/i)).toEqual([])
})

test('what the site and its money are called is the operator’s, in letters as well', () => {
  const others = [...russian, ...english].filter(({ file }) => !file.endsWith('/currency.texts.ts'))
  expect(breaking(others, /frontland|landcoin|фронтленд|лендкоин/i)).toEqual([])
})

test('the numbers of the pages come from one list, of which each has its page', () => {
  expect(new Set(NUMBERED_SECTIONS).size).toBe(NUMBERED_SECTIONS.length)
  const pages = globSync('web/{app,features}/**/*{-page.tsx,.page.ts}').map((file) =>
    readFileSync(file, 'utf8'),
  )
  const said = (section: string) => [
    `sectionMark('${section}'`,
    `section="${section}"`,
    `standingPage('${section}'`,
  ]
  const isOn = (section: string) => pages.some((page) => said(section).some((words) => page.includes(words)))
  expect(NUMBERED_SECTIONS.filter((section) => !isOn(section))).toEqual([])
  const typedByHand = /^\d\d(\.\d)? \//
  expect(breaking([...russian, ...english], typedByHand)).toEqual([])
})
