import { runInNewContext } from 'node:vm'
import { decode, encode } from '@jridgewell/sourcemap-codec'
import { expect, test } from 'vitest'
import { writeInOneByte } from './one-byte-text.ts'

const WORDS = "say('Привет, «мир» 🧟');say(/[а-яё]/u.test('ж'));say(`№`)"
const CODE = `${'/* much else, in English */'.repeat(20)}${WORDS}\nlast()`

const run = (code: string) => {
  const said: unknown[] = []
  runInNewContext(code, { say: (word: unknown) => said.push(word), last: () => said.push('last') })
  return said
}

test('says the same at one byte a letter', () => {
  const { code } = writeInOneByte({ code: CODE, mappings: '' })
  expect(code).toMatch(/^[\0-\x7f]+$/)
  expect(run(code)).toEqual(run(CODE))
})

test('still tells where each word came from', () => {
  const wanted = [...CODE.matchAll(/say|last/g)].map(({ index }) => index)
  const secondLine = CODE.indexOf('\n') + 1
  const mappings = encode([
    wanted.filter((at) => at < secondLine).map((at) => [at, 0, at, 0]),
    [[0, 0, 9_000, 0]],
  ])
  const written = writeInOneByte({ code: CODE, mappings })
  const lines = written.code.split('\n')
  const found = decode(written.mappings).flatMap((segments, number) =>
    segments.map(([column, , at]) => [lines[number]?.slice(column, column + 3), at]),
  )
  expect(found).toEqual([...wanted.slice(0, -1).map((at) => ['say', at]), ['las', 9_000]])
})

test('leaves what it would make longer, and what needs no escape', () => {
  for (const code of ["'Почти всё по-русски'", "'ASCII'"])
    expect(writeInOneByte({ code, mappings: '' }).code).toBe(code)
})

test('refuses a letter that would change its meaning', () => {
  const code = `${'x;'.repeat(50)}"\\ж"`
  expect(() => writeInOneByte({ code, mappings: '' })).toThrow(/backslash/)
})
