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

test('the table of wings names every noun that there is', () => {
  const paper = readFileSync('docs/architecture.md', 'utf8')
  const folders = globSync('server/modules/*/*/').map(
    (path) => path.split('/').slice(2, 4) as [string, string],
  )
  const wings = Map.groupBy(folders, ([wing]) => wing)
  for (const [wing, nouns] of wings) {
    const named = new RegExp(`^\\| \`${wing}\` \\| (.*) \\|$`, 'm')
      .exec(paper)?.[1]
      ?.replaceAll(/ \([^)]*\)|;.*/g, '')
    // What its modules share is no noun, but in the wing that has one of this name.
    const known = nouns.map(([, noun]) => noun).filter((noun) => noun !== 'rules' || wing === 'content')
    expect(named?.split(', ').sort(), wing).toEqual(known.sort())
  }
})
