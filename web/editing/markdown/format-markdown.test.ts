import { describe, expect, it } from 'vitest'
import { type Format, formatMarkdown, insertPicture, type Replacement } from './format-markdown.ts'

/** A text with `|` where the selection begins and ends. */
function parse(marked: string) {
  const [before = '', inner = '', after] = marked.split('|')
  return after === undefined
    ? { text: before + inner, start: before.length, end: before.length }
    : { text: before + inner + after, start: before.length, end: before.length + inner.length }
}

function apply(text: string, { from, to, insert, start, end }: Replacement): string {
  const result = text.slice(0, from) + insert + text.slice(to)
  return start === end
    ? `${result.slice(0, start)}|${result.slice(start)}`
    : `${result.slice(0, start)}|${result.slice(start, end)}|${result.slice(end)}`
}

const press = (format: Format, marked: string) =>
  apply(parse(marked).text, formatMarkdown(format, parse(marked), 'words'))

describe.each<[Format, [string, string][]]>([
  [
    'bold',
    [
      ['a |b| c', 'a **|b|** c'],
      ['a **|b|** c', 'a |b| c'],
      ['a |**b**| c', 'a |b| c'],
      ['a | b |c', 'a  **|b|** c'],
      ['|', '**|words|**'],
      ['ab|', 'ab**|words|**'],
      ['|😀|', '**|😀|**'],
    ],
  ],
  [
    'italic',
    [
      ['a |b| c', 'a *|b|* c'],
      ['a *|b|* c', 'a |b| c'],
      ['**|b|**', '***|b|***'],
      ['***|b|***', '**|b|**'],
    ],
  ],
  [
    'link',
    [
      ['see |the rules|', 'see [the rules](|https://|)'],
      ['see |https://example.org|', 'see [|words|](https://example.org)'],
      ['see |', 'see [|words|](https://)'],
    ],
  ],
  [
    'heading',
    [
      ['a\nb|c\nd', 'a\n## bc|\nd'],
      ['## bc|', 'bc|'],
      ['- b|', '## b|'],
      ['', '## |words|'],
    ],
  ],
  [
    'list',
    [
      ['|a\nb|\nc', '|- a\n- b|\nc'],
      ['|- a\n- b|', '|a\nb|'],
      ['|1. a\n\n2. b|', '|- a\n\n- b|'],
      ['a\n|b\n|c', 'a\n- b|\nc'],
      ['|', '- |words|'],
    ],
  ],
  [
    'numbers',
    [
      ['|a\nb|', '|1. a\n2. b|'],
      ['|1. a\n2. b|', '|a\nb|'],
    ],
  ],
  [
    'quote',
    [
      ['|a\n- b|', '|> a\n> - b|'],
      ['> a|', 'a|'],
    ],
  ],
])('%s', (format, cases) => {
  it.each(cases)('makes of %j %j', (before, after) => expect(press(format, before)).toBe(after))
})

it('puts a picture on lines of its own, its words selected', () => {
  const picture = { path: '/uploads/a.png', words: 'the [bridge]' }
  const insert = (marked: string) => apply(parse(marked).text, insertPicture(parse(marked), picture))
  expect(insert('|')).toBe('![|the bridge|](/uploads/a.png)\n\n')
  expect(insert('before|after')).toBe('before\n\n![|the bridge|](/uploads/a.png)\n\nafter')
  expect(insert('before\n|\nafter')).toBe('before\n\n![|the bridge|](/uploads/a.png)\nafter')
})
