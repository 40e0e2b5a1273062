import { expect, test } from 'vitest'
import { wordsTexts } from './words.texts.ts'

const files = import.meta.glob<Record<string, { ru: object; en: object }>>('../**/*.texts.ts', {
  eager: true,
})

/** Each text of a dictionary in both languages, however deep it stands. */
function pairs(ru: object, en: object): string[] {
  return Object.entries(ru).flatMap(([key, russian]) => {
    const english = (en as Record<string, unknown>)[key]
    if (typeof russian === 'string') return [`${russian} | ${english}`]
    return russian && english && typeof russian === 'object' ? pairs(russian, english) : []
  })
}

test('a common word is written once', () => {
  const common = pairs(wordsTexts.ru, wordsTexts.en)
  expect(common).toContain('Загрузка... | Loading...')
  const others = Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter((texts) => texts !== wordsTexts && typeof texts === 'object' && 'ru' in texts)
    .flatMap(({ ru, en }) => pairs(ru, en))
  expect(others.length).toBeGreaterThan(1000)
  expect(others.filter((pair) => common.includes(pair))).toEqual([])
})
