/** Our own fonts draw every letter of the site, and a first view needs little of them. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { formatDate, formatNumber, formatRoubles } from '#web/i18n/format.ts'
import { builtPages } from './harness/built-pages.ts'
import { test } from './harness/journey.ts'
import type { Visitor } from './harness/visitor.ts'

const FIRST_VIEW_LIMIT_BYTES = 70 * 1024
const FAMILIES = ['Golos Text', 'Oswald', 'JetBrains Mono'] as const

const pages = await builtPages()
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
    exclude: ['web/testing/**', '**/*.test.{ts,tsx}'],
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

/** The fonts of the machine that the page as it stands was drawn with, and in which elements. */
async function foreignFonts({ context, page }: Visitor): Promise<string[]> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 })
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body *:not(:empty)',
  })
  const found: string[] = []
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont)
    if (foreign.length === 0) continue
    const { outerHTML } = await devtools.send('DOM.getOuterHTML', { nodeId })
    found.push(...foreign.map(({ familyName }) => `${familyName}: ${outerHTML.slice(0, 200)}`))
  }
  await devtools.detach()
  return found
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
  await visitor.page.evaluate('document.fonts.ready.then(() => undefined)')
  expect(await foreignFonts(visitor)).toEqual([])
})

describe.for(LANGUAGES)('%s:', (language) => {
  test.for(pages.public)('%s is drawn with our own fonts, and few bytes of them', async (path, { visit }) => {
    const visitor = await visit({ language, width: 390 })
    const sizes: Promise<number>[] = []
    visitor.page.on('response', (response) => {
      if (response.url().endsWith('.woff2'))
        sizes.push(
          response
            .request()
            .sizes()
            .then(({ responseBodySize }) => responseBodySize),
        )
    })
    await visitor.goto(path)
    await visitor.page.waitForLoadState()
    await visitor.page.evaluate('document.fonts.ready.then(() => undefined)')
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(FIRST_VIEW_LIMIT_BYTES)
    expect(await foreignFonts(visitor)).toEqual([])
  })
})
