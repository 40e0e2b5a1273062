/** What the papers name is there. */
import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'

const PAPERS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/glossary.md',
  'docs/architecture.md',
  'docs/adding-a-feature.md',
  'docs/spec-coverage.md',
]
const ROOMS = ['shared', 'server', 'web', 'art', 'agent', 'scripts', 'tests', 'e2e', 'docs']
/** The example of the guide, and what is made only while the site runs. */
const NOT_HERE = /bount|^data\//
const FILE = /\.(tsx?|mjs|cjs|css|md|json|html|test)$/

const places = globSync(['*', `{${ROOMS}}/**`], {
  exclude: ['**/node_modules', 'web/public/*/**/*.{avif,webp}'],
})

/** Files and folders between backticks; addresses of the site begin with a slash. */
function namedIn(paper: string): string[] {
  const quoted = [...readFileSync(paper, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
  return quoted.filter(
    (text) =>
      /^[\w.][\w.@*{},/<>-]*$/.test(text) && (text.includes('/') || FILE.test(text)) && !NOT_HERE.test(text),
  )
}

/** `{a,b}/c` is `a/c` and `b/c`. */
function alternatives(name: string): string[] {
  const [group, inside] = /\{([^{}]*)\}/.exec(name) ?? []
  if (group === undefined || inside === undefined) return [name]
  return inside.split(',').flatMap((one) => alternatives(name.replace(group, one)))
}

/** A name that begins with a room is the whole way; any other is the end of it, as `…test` is. */
function isThere(name: string): boolean {
  const path = name
    .replace(/\/$/, '')
    .replaceAll(/<\w+>/g, '*')
    .replace(/\.test$/, '.test.{ts,tsx}')
  const isWhole = ROOMS.some((room) => path === room || path.startsWith(`${room}/`))
  return places.some((place) => matchesGlob(place, path) || (!isWhole && matchesGlob(place, `**/${path}`)))
}

test.each(PAPERS)('%s names only what is there', (paper) => {
  const named = namedIn(paper)
  expect(named.length).toBeGreaterThan(0)
  expect([...new Set(named.flatMap(alternatives))].filter((name) => !isThere(name))).toEqual([])
})

test('decisions are numbered without a gap, none twice', () => {
  const numbers = globSync('docs/decisions/*.md').map((file) => Number(/\/(\d{4})-/.exec(file)?.[1]))
  expect(numbers.sort((one, other) => one - other)).toEqual(numbers.map((_, index) => index))
})
