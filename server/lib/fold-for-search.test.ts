import { expect, test } from 'vitest'
import { foldForSearch } from './fold-for-search.ts'

test('two spellings of one name fold to the same, two names do not', () => {
  const spellings = [
    ['Ranger', 'rANGER', ' Ranger ', 'Ｒanger'],
    ['Снайпер', 'СНАЙПЕР'],
    ['Йети', 'И\u0306ети'],
    ['Straße', 'STRASSE', 'strasse'],
  ]
  const folded = spellings.map((names) => [...new Set(names.map(foldForSearch))])
  expect(folded).toEqual([['ranger'], ['снайпер'], ['йети'], ['strasse']])
  expect(foldForSearch('Ёж')).not.toBe(foldForSearch('Еж'))
})

test('folding twice is folding once', () => {
  for (const name of ['Straße', 'ǰ', 'İstanbul', 'ŉ', 'ᲀ', 'ﬁn', 'Ⅷ'])
    expect(foldForSearch(foldForSearch(name))).toBe(foldForSearch(name))
})

test('a dotless i is no other name than that of the staff', () => {
  expect(foldForSearch('adm\u0131n')).toBe('admin')
})
