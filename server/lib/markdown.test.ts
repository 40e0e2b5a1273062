import { expect, test } from 'vitest'
import { markdownToExcerpt, renderMarkdown, renderSections } from './markdown.ts'

test('emphasis, lists, links and tables are written as HTML', () => {
  expect(renderMarkdown('**bold** and [servers](/servers)')).toBe(
    '<p><strong>bold</strong> and <a href="/servers">servers</a></p>\n',
  )
  expect(renderMarkdown('- one\n- two')).toContain('<li>two</li>')
})

test('no heading of a text is of the same order as its title', () => {
  expect(renderMarkdown('# One\n\nTwo\n===\n\n### Three')).toBe(
    '<h2>One</h2>\n<h2>Two</h2>\n<h3>Three</h3>\n',
  )
})

test('links to other sites open beside ours and pass nothing on', () => {
  expect(renderMarkdown('[x](https://example.org)')).toContain(
    '<a href="https://example.org" rel="noopener nofollow" target="_blank">',
  )
})

test.each([
  '<script>alert(1)</script>',
  '<iframe src="https://example.org"></iframe>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
])('raw HTML is shown as text: %s', (text) => {
  expect(renderMarkdown(text)).not.toMatch(/<(script|iframe|img|svg)\b/)
})

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:alert(1))',
  '[x](//example.org)',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
])('an unsafe address makes no link: %s', (text) => {
  expect(renderMarkdown(text)).not.toMatch(/(href|src)="(?!\/servers)/)
})

test('pictures are our own; another becomes its alternative text', () => {
  expect(renderMarkdown('![The gate](/uploads/gate.webp)')).toContain(
    '<img src="/uploads/gate.webp" alt="The gate" loading="lazy">',
  )
  expect(renderMarkdown('![The gate](https://example.org/gate.png)')).toBe('<p>The gate</p>\n')
  expect(renderMarkdown('![<b>"x"](https://example.org/gate.png)')).not.toContain('<b>')
})

test('as plain text Markdown is one line of words; a heading is none of them unless there is nothing else', () => {
  expect(markdownToExcerpt('# Title\n\nSome **bold**\n`code`', 99)).toBe('Some bold code')
  expect(markdownToExcerpt('# Title\n\n## And more', 99)).toBe('Title And more')
})

test('in plain text the entries of a list are told apart', () => {
  expect(markdownToExcerpt('New:\n\n- one map\n- two modes\n\nCome!', 99)).toBe(
    'New: one map; two modes. Come!',
  )
  expect(markdownToExcerpt('1. First.\n2. Second?\n3. `/third`', 99)).toBe('First. Second? /third.')
})

test('what a picture shows is no part of the words around it', () => {
  expect(markdownToExcerpt('**Bold** and ![pic](/images/1.jpg)\n\n[![pic](/1.jpg)](/x) on', 99)).toBe(
    'Bold and on',
  )
})

test('an excerpt ends after a whole word, and never in the middle of a character', () => {
  expect(markdownToExcerpt('Short **text**', 20)).toBe('Short text')
  expect(markdownToExcerpt('One, two, three and four', 10)).toBe('One, two…')
  expect(markdownToExcerpt('Ж'.repeat(2000), 10)).toBe(`${'Ж'.repeat(10)}…`)
  expect(markdownToExcerpt(`a${' '.repeat(1998)}🎉`, 99)).toBe('a')
  expect(markdownToExcerpt('🎉'.repeat(2000), 9)).toBe(`${'🎉'.repeat(4)}…`)
})

test('where it is read elsewhere every address is absolute', () => {
  const text = '[a](/servers) [b](#c) [d](https://example.org/e) ![f](/uploads/f.webp) [g](mailto:g@h.org)'
  const html = renderMarkdown(text, 'https://front.example/news/7-x')
  expect([...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    'https://front.example/servers',
    'https://front.example/news/7-x#c',
    'https://example.org/e',
    'https://front.example/uploads/f.webp',
    'mailto:g@h.org',
  ])
  expect(renderMarkdown('[a](/servers)')).toContain('href="/servers"')
})

test('a text by its sections: headings of the second order in the text itself, with the names they give themselves', () => {
  expect(
    renderSections(
      'Before.\n\n# Bans *now* {#bans}\n\n[x][1]\n\n### Small {#small}\n\n> ## Quoted\n\n## {#no Name}\n\n[1]: /x',
    ),
  ).toEqual({
    opening: '<p>Before.</p>',
    sections: [
      {
        anchor: 'bans',
        title: 'Bans now',
        html: '<p><a href="/x">x</a></p>\n<h3>Small</h3>\n<blockquote>\n<h2>Quoted</h2>\n</blockquote>',
      },
      { anchor: null, title: '{#no Name}', html: '' },
    ],
  })
  expect(renderSections('')).toEqual({ opening: '', sections: [] })
  expect(renderMarkdown('## Bans {#bans}')).toBe('<h2>Bans</h2>\n')
})
