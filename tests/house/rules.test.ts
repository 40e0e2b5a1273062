/** The habits of docs/architecture.md that no linter knows. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { allEndpoints } from '#shared/contract/all-endpoints.ts'

const MAX_LINES = 400
const ROOMS = '{shared,server,web}/**/*.{ts,tsx}'
const SOURCES = '{shared,server,web,scripts,tests,e2e}/**/*.{ts,tsx,mjs,css}'

const files = (pattern: string) => globSync(pattern).sort()

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

test(`no file is longer than ${MAX_LINES} lines`, () => {
  const long = files(SOURCES).filter((file) => readFileSync(file, 'utf8').split('\n').length > MAX_LINES)
  expect(long).toEqual([])
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
  const shown = Object.values(allEndpoints).flatMap((group) => Object.values(group).map(({ topic }) => topic))
  const changed = files('server/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/\b(?:change|announce)\(\s*'([\w-]+)'|\btopic: '([\w-]+)'/g),
    ])
    .map(([, called, named]) => called ?? named)
  const namesOf = (topics: (string | undefined)[]) => [...new Set(topics)].filter(Boolean).sort()
  expect(namesOf(changed)).toEqual(namesOf(shown))
})
