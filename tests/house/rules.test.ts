/** The habits of docs/architecture.md that no linter knows. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { everyEndpoint } from '#shared/contract/all-endpoints.ts'
import { handsInVersion } from './versions-by-hand.ts'

const ROOMS = '{shared,server,web,agent}/**/*.{ts,tsx}'
const SOURCES = '{shared,server,web,scripts,tests,e2e,agent}/**/*.{ts,tsx,mjs,css}'
const MAX_LINES_OF_ANY = 400
const MAX_LINES = 250
const MAX_FILES = 20
const NINE_IN_TEN_LINES = 125
/** Of the wiring, which reads as one page. */
const MAX_LINES_OF_WIRING = 130

const files = (pattern: string) => globSync(pattern, { exclude: ['**/node_modules'] }).sort()
const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isText = (file: string) => /[.-]texts\.ts$/.test(file)
/** What is said of a page: mostly its title and description in both languages. */
const isDeclaration = (file: string) => /\.page\.ts$/.test(file)
const isData = (file: string) => /\.data\.ts$/.test(file)

const over = (sizes: Map<string, number>, limit: number) =>
  Object.fromEntries([...sizes].filter(([, size]) => size > limit))

test('file names are in kebab-case, with the role after a dot', () => {
  const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/
  expect(files(SOURCES).filter((file) => !kebabCase.test(basename(file)))).toEqual([])
})

test('no file has a name that says nothing', () => {
  const saysNothing = /^(utils?|helpers?|common|misc|types|index)\.tsx?$/
  expect(files(ROOMS).filter((file) => saysNothing.test(basename(file)))).toEqual([])
  const folders = files(ROOMS).filter((file) => /\/(utils?|helpers?|common|misc|types)\//.test(file))
  expect(folders).toEqual([])
})

test(`no source is longer than ${MAX_LINES} lines, nothing at all longer than ${MAX_LINES_OF_ANY}`, () => {
  const all = files(SOURCES)
  const sources = all.filter((file) => !isTest(file) && !isText(file) && !isData(file))
  const lengths = (of: string[]) => new Map(of.map((file) => [file, linesOf(file)]))
  expect(over(lengths(sources), MAX_LINES)).toEqual({})
  expect(over(lengths(all), MAX_LINES_OF_ANY)).toEqual({})
  const sorted = [...lengths(sources).values()].sort((one, other) => one - other)
  expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThanOrEqual(NINE_IN_TEN_LINES)
  expect(linesOf('server/app.ts')).toBeLessThanOrEqual(MAX_LINES_OF_WIRING)
})

test(`no folder has more than ${MAX_FILES} sources beside its tests, texts and declarations of pages`, () => {
  const counts = new Map<string, number>()
  for (const file of files(SOURCES))
    if (
      !isTest(file) &&
      !isText(file) &&
      !isDeclaration(file) &&
      !/^(web\/public|server\/db\/migrations)\//.test(file)
    )
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  expect(over(counts, MAX_FILES)).toEqual({})
})

test('how long an entry may be is said by a constant that the contract reads too', () => {
  const typed = files('web/**/*.tsx').filter((file) =>
    /maxLength=\{\d|const (\w+) = \d[\s\S]*maxLength=\{\1\}/.test(readFileSync(file, 'utf8')),
  )
  expect(typed).toEqual([])
})

test('whatever has a version is edited by `useEditor`: no form hands one in by itself', () => {
  const forms = files('web/features/**/*.{ts,tsx}').filter((file) => !isTest(file))
  expect(forms.filter((file) => handsInVersion(readFileSync(file, 'utf8')))).toEqual([])
  const form = (submit: string) => `const form = useForm({ schema, /* version */ submit: ${submit} })`
  expect(handsInVersion(form('(draft) => change({ ...draft, version: settings.version })'))).toBe(true)
  expect(handsInVersion(form("async (draft) => change('version', draft)"))).toBe(false)
  expect(handsInVersion(`${form('send')}; const shown = plugin.version`)).toBe(false)
})

test('every picture lies there in every width and format', () => {
  const widths =
    /PICTURE_WIDTHS = \[([\d, ]+)\]/
      .exec(readFileSync('web/pictures/pictures.ts', 'utf8'))?.[1]
      ?.split(', ') ?? []
  const stems = files('web/public/images/*-1280.webp').map((file) => file.replace('-1280.webp', ''))
  const wanted = stems.flatMap((stem) =>
    widths.flatMap((width) => ['avif', 'webp'].map((format) => `${stem}-${width}.${format}`)),
  )
  expect(wanted.length).toBeGreaterThan(0)
  expect(wanted.filter((file) => !existsSync(file))).toEqual([])
})

test('the topics that services change are those that endpoints show', () => {
  const shown = everyEndpoint.map(({ topic }) => topic)
  const changed = files('server/**/*.ts')
    .filter((file) => !/\.(test|personal)\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/\b(?:change|invalidate)\(\s*'([\w-]+)'|\btopic: '([\w-]+)'/g),
    ])
    .map(([, called, named]) => called ?? named)
  const namesOf = (topics: (string | undefined)[]) => [...new Set(topics)].filter(Boolean).sort()
  expect(namesOf(changed)).toEqual(namesOf(shown))
})

test('a table is written by the stores of one noun', () => {
  const tables = files('server/db/schema/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}(\w+): \{/gm)].map(([, table = '']) => table),
  )
  const writers = new Map(tables.map((table) => [table, new Set<string>()]))
  for (const file of files('server/modules/**/*.store.ts')) {
    const source = readFileSync(file, 'utf8')
    const noun = /modules\/(\w+\/[\w-]+)\//.exec(file)?.[1] ?? file
    const writes = source.matchAll(/\b(?:insertInto|updateTable|deleteFrom|mergeInto)\((?:'(\w+)|(\w+))/g)
    for (const [, table, variable] of writes) {
      const named = tables.filter((name) => name === table || (variable && source.includes(`'${name}'`)))
      expect(named, `${file} writes ${table ?? variable}`).not.toEqual([])
      for (const name of named) writers.get(name)?.add(noun)
    }
  }
  const written = [...writers].filter(([, nouns]) => nouns.size > 0)
  expect(written.length).toBeGreaterThan(tables.length / 2)
  expect(written.filter(([, nouns]) => nouns.size > 1)).toEqual([])
})
