import { expect, test } from 'vitest'
import { lookAlike } from './look-alike.ts'

test.for([
  ['admin', ['ɑdmin', 'аԁміп', 'АDМІN', 'adrnin', 'ADMlN', 'adm1n', ' Admin ']],
  ['Wolf', ['W0lf', 'wоlf', 'WoIf', 'VVolf']],
  ['Кот', ['KOT', 'kot', 'кот']],
] as const)('names that look like %s are told', ([name, others]) => {
  expect(others.filter((other) => lookAlike(other) !== lookAlike(name))).toEqual([])
})

test('names that do not look alike stay apart', () => {
  const names = ['Ranger', 'Danger', 'Scout', 'Снайпер', 'Йети', 'Иети', 'Ranger-2', 'Ranger-3', 'Ranger.2']
  expect(new Set(names.map(lookAlike)).size).toBe(names.length)
})
