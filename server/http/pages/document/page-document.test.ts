import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  cutTemplate,
  fillDocument,
  inlineScriptHashes,
  preloadLinks,
  startAfterPaint,
} from './page-document.ts'

const rendered: Parameters<typeof fillDocument>[1] = {
  head: '<title>$1 $&</title>',
  style: '',
  body: '<p>$$</p>',
  data: '{"a":"$\'"}',
}

test('each mark is replaced once, and what looks like a pattern is left as it is', () => {
  const template = cutTemplate('<html lang="ru"><!--page-head--><!--page-body--><!--page-data--></html>')
  expect(String(fillDocument(template, rendered, { language: 'en', isOnly: false }).html)).toBe(
    '<html lang="en"><title>$1 $&</title><p>$$</p>' +
      '<script id="page-data" type="application/json">{"a":"$\'"}</script></html>',
  )
})

test('what a page brings beside what is rendered stands at its marks, and none is looked for in what is rendered', () => {
  const { pieces } = cutTemplate('<!--page-links--><!--page-banner--><!--page-body--><!--page-scripts-->')
  const filled = { links: '[links]', scripts: '[scripts]' }
  const body = '<!--page-data-->'
  const { html } = fillDocument({ pieces, filled }, { ...rendered, body }, { language: 'ru', isOnly: true })
  expect(String(html)).toBe(`[links]${body}[scripts]`)
})

test('a document brings the styles of what it shows and of its own site, by the name that its policy knows', () => {
  const { pieces } = cutTemplate('<html lang="ru"><!--page-style--><!--page-banner--><!--page-body-->')
  const usedStyles = (document: string) => `/* ${document} */`
  const given = { pieces, filled: { banner: '<aside>' }, usedStyles }
  const page = { ...rendered, style: ':root{--color-signal:#7fcf5b}' }
  const { html, styleHash } = fillDocument(given, page, { language: 'ru', isOnly: false })
  const style = '/* <aside><p>$$</p> */:root{--color-signal:#7fcf5b}'
  expect(String(html)).toBe(`<html lang="ru"><style>${style}</style><aside><p>$$</p>`)
  expect(styleHash).toBe(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
})

test('a screen preloads its chunks with theirs, each once, but not what the entry brings anyway', () => {
  const manifest = {
    'entry.tsx': { file: 'entry.js', isEntry: true },
    'news.tsx': { file: 'news.js', imports: ['entry.tsx', 'card', 'date'], css: ['news.css'] },
    card: { file: 'card.js', imports: ['date', 'news.tsx'], css: ['news.css'] },
    date: { file: 'date.js' },
  }
  expect(preloadLinks(manifest, 'news.tsx')).toEqual({
    scripts: [
      '<link rel="modulepreload" crossorigin href="/news.js">',
      '<link rel="modulepreload" crossorigin href="/card.js">',
      '<link rel="modulepreload" crossorigin href="/date.js">',
    ].join(''),
    links: '<link rel="stylesheet" href="/news.css">',
  })
  expect(preloadLinks(manifest, 'unknown.tsx')).toEqual({ scripts: '', links: '' })
})

test('inline scripts are hashed for the policy; files and blocks of data are not', () => {
  const hash = createHash('sha256').update(' early() ').digest('base64')
  const document =
    '<script> early() </script><script type="module" src="/entry.js"></script>' +
    '<script id="page-data" type="application/json">{}</script><script type="application/ld+json">{}</script>'
  expect(inlineScriptHashes(document)).toEqual([`'sha256-${hash}'`])
})

test('nothing of a document is fetched as a script, or as styles of other pages, before it was painted', () => {
  const scripts = [
    '<link rel="preload" as="style" crossorigin href="/all.css">',
    '<script type="module" crossorigin src="/entry.js"></script>',
    '<link rel="modulepreload" crossorigin href="/a.js">',
    '<link rel="modulepreload" crossorigin href="/b.js">',
  ].join('')
  const waiting = startAfterPaint(`<html lang="ru"><head>${scripts}</head><body><h1>Front</h1></body>`)
  expect(waiting).toContain(
    `<html lang="ru" data-unpainted><head></head><body><h1>Front</h1><template id="scripts">${scripts}<!--page-scripts--></template><script>(`,
  )
  expect(inlineScriptHashes(waiting)).toHaveLength(1)
})
