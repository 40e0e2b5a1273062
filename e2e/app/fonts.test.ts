/** Our own fonts have every letter that the site writes; that each page is drawn with them is a check of every page. */
import { globSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { findForeignFonts } from '#e2e/harness/foreign-fonts.ts'
import { test } from '#e2e/harness/journey.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { formatRoubles } from '#web/i18n/format-roubles.ts'

const FAMILIES = ['Golos Text', 'Oswald', 'JetBrains Mono'] as const

const declared = FAMILIES.map((family) => ({ family, characters: declaredCharacters(family) }))

/** The characters that `fonts.css` promises for a family. */
function declaredCharacters(family: string): Set<string> {
  const faces = readFileSync('web/styles/fonts.css', 'utf8').match(/@font-face \{[^}]*\}/g) ?? []
  const ranges = faces
    .filter((face) => new RegExp(`font-family: "?${family}"?;`).test(face))
    .flatMap((face) => [...face.matchAll(/U\+([\dA-F]{4})(?:-([\dA-F]{4}))?/g)])
  const characters = new Set<string>()
  for (const [, first = '', last = first] of ranges)
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++)
      characters.add(String.fromCodePoint(code))
  return characters
}

/** What our sources say, comments left out; and what the platform writes for us. */
function writtenCharacters(): Set<string> {
  const sources = globSync('{web,shared,server}/**/*.{ts,tsx}', {
    // What slugs are made of, and what names are compared by, is read and never shown.
    exclude: ['web/testing/**', '**/*.test.{ts,tsx}', 'server/lib/slug.ts', 'server/lib/names/**'],
  }).map((path) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
  const moment = new Date(2025, 4, 9, 21, 5).toISOString()
  const byPlatform = LANGUAGES.flatMap((language) => [
    formatRoubles(1234.5, language),
    formatNumber(-12345.6, language),
    ...(['date', 'date-time', 'time', 'month', 'weekday'] as const).map((style) =>
      formatDate(moment, style, language),
    ),
  ])
  return new Set([...sources, ...byPlatform].join('').replace(/\s/g, ''))
}

test.for(declared)('$family has every character that the site writes', ({ characters }) => {
  const written = [...writtenCharacters()]
  expect(written.length).toBeGreaterThan(150)
  expect(written.filter((character) => !characters.has(character))).toEqual([])
})

test('each font draws what its declaration promises', async ({ visit }) => {
  const visitor = await visit()
  await visitor.goto('/privacy')
  const samples = declared.map(({ family, characters }) => ({ family, text: [...characters].join('') }))
  await visitor.page.evaluate(
    `document.body.replaceChildren(...${JSON.stringify(samples)}.map(({ family, text }) => {
      const sample = document.createElement('p')
      sample.style.fontFamily = family
      sample.textContent = text
      return sample
    }))`,
  )
  expect(await findForeignFonts(visitor)).toEqual([])
})
