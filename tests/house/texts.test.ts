/** Every text of a dictionary is shown somewhere. */
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, onTestFinished, test } from 'vitest'
import { findUnusedTexts } from './unused-texts.ts'

const COMPILES_SLOWLY_MS = 120_000

const CONFIGURATION = ts.parseJsonConfigFileContent(
  { extends: './tsconfig.json' },
  { ...ts.sys, readDirectory: () => [] },
  join(process.cwd(), 'web'),
)

const DICTIONARY = `
  function defineTexts<T>(texts: { ru: T; en: T }): { ru: T; en: T } { return texts }
  export const homeTexts = defineTexts({
    ru: { named: '', taken: '', chosen: '', choosable: '', forChild: '', inBoth: '', forNobody: '' },
    en: { named: '', taken: '', chosen: '', choosable: '', forChild: '', inBoth: '', forNobody: '' },
  })
  export const rankWords = defineTexts({ ru: { general: '' }, en: { general: '' } })
  function defineWords<T>(name: string, texts: { ru: T; en: T }): { ru: T; en: T } { return texts }
  export const letterWords = defineWords('letter', {
    ru: { greeting: '', madeOfParts: '', closing: '' },
    en: { greeting: '', madeOfParts: '', closing: '' },
  })
  export const otherTexts = defineTexts({ ru: { inBoth: '', forNobody: '' }, en: { inBoth: '', forNobody: '' } })`

const SCREEN = `
  import { homeTexts, letterWords, otherTexts, rankWords } from './home.texts.ts'
  const texts = homeTexts.ru
  const forNobody = { named: texts.named, forNobody: 'a word of something else' }
  const { taken } = texts
  const choose = (key: 'chosen' | 'choosable') => texts[key]
  const child = ({ forChild }: { forChild: string }) => forChild
  const lookUp = (all: Readonly<Record<string, string>>, key: string) => all[key]
  const write = (letter: { greeting: string }) => letter.greeting
  const told = (kind: 'Parts') => letterWords.ru[\`madeOf\${kind}\`]
  export const page = [
    write({ ...letterWords.ru }), told('Parts'),
    forNobody.forNobody, taken, choose('chosen'), child(texts), lookUp(rankWords.ru, 'x'), otherTexts.ru.inBoth,
  ]`

test('a text that nothing reads is found, whatever else has its name; one that is chosen by its key is not', {
  timeout: COMPILES_SLOWLY_MS,
}, () => {
  const folder = mkdtempSync(join(tmpdir(), 'frontland-texts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = ['home.texts.ts', 'page.ts'].map((name) => join(folder, name))
  for (const [index, text] of [DICTIONARY, SCREEN].entries()) writeFileSync(files[index] ?? '', text)
  expect(
    findUnusedTexts(files, { ...CONFIGURATION.options, lib: ['lib.es5.d.ts'] }).map(
      (found) => found.split(': ')[1],
    ),
  ).toEqual([
    'homeTexts.choosable',
    'homeTexts.inBoth',
    'homeTexts.forNobody',
    'letterWords.closing',
    'otherTexts.forNobody',
  ])
})

test('every text of every dictionary is read by something', { timeout: COMPILES_SLOWLY_MS }, () => {
  const sources = globSync('{shared,server,web}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.{ts,tsx}', 'web/testing/**'],
  })
  expect(sources.filter((file) => file.endsWith('.texts.ts')).length).toBeGreaterThan(0)
  expect(findUnusedTexts(sources, CONFIGURATION.options)).toEqual([])
})
