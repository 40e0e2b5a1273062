import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Северный мост', 'severnyy-most'],
  ['Ещё щит: объявление!', 'eshchyo-shchit-obyavlenie'],
  ['The North Bridge is open', 'the-north-bridge-is-open'],
  ["Don’t stop — it's café №7", 'dont-stop-its-cafe-no7'],
  ['Їжак і ґанок', 'yizhak-i-ganok'],
  ['  -- 100 %  ', '100'],
  ['ﬁne', 'fine'],
])('%s is read as %s', (title, slug) => expect(slugOf(title)).toBe(slug))

test.each(['', '🎉🔥', '?!…«»', '新聞', '\u{1F468}\u200D\u{1F469}', '../..', '\ud800'])(
  'nothing of %j can stand in an address',
  (title) => expect(slugOf(title)).toBe(''),
)

test('a long title is cut after a whole word, one long word where it must be', () => {
  expect(slugOf('слово '.repeat(50))).toBe('slovo-'.repeat(10).slice(0, -1))
  expect(slugOf('Щ'.repeat(2000))).toBe('shch'.repeat(15))
  expect(slugOf(`${'a'.repeat(60)} b`)).toBe('a'.repeat(60))
  expect(slugOf(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59))
})
