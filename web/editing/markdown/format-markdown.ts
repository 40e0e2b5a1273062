/** What the buttons above a text in Markdown do to it: which part is replaced by what, and what is selected then. */

export const FORMATS = ['bold', 'italic', 'heading', 'list', 'numbers', 'quote', 'link'] as const
export type Format = (typeof FORMATS)[number]

export type Selected = { text: string; start: number; end: number }
/** `insert` comes in place of `text.slice(from, to)`; afterwards what is between `start` and `end` is selected. */
export type Replacement = { from: number; to: number; insert: string; start: number; end: number }

const MARKS = { bold: '**', italic: '*' } as const
const WEB_ADDRESS = /^https?:\/\/\S+$/i

/** `sample` stands where nothing was selected, to be typed over. A second press takes it back. */
export function formatMarkdown(format: Format, selected: Selected, sample: string): Replacement {
  if (format === 'bold' || format === 'italic') return surround(MARKS[format], selected, sample)
  return format === 'link' ? link(selected, sample) : lines(format, selected, sample)
}

/** A picture on lines of its own, with the words that tell what it shows selected. */
export function insertPicture(
  { text, start, end }: Selected,
  { path, words }: { path: string; words: string },
): Replacement {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const described = words.replaceAll(/[[\]\n]/g, '')
  const opening = `${gap}![`
  return {
    from: start,
    to: end,
    insert: `${opening}${described}](${path})${after.startsWith('\n') ? '' : '\n\n'}`,
    start: start + opening.length,
    end: start + opening.length + described.length,
  }
}

function surround(mark: string, { text, start, end }: Selected, sample: string): Replacement {
  const inner = text.slice(start, end)
  const size = mark.length
  if (isMarked(mark, text.slice(0, start), text.slice(end)))
    return { from: start - size, to: end + size, insert: inner, start: start - size, end: end - size }
  if (inner.length > 2 * size && isMarked(mark, inner.slice(0, size), inner.slice(-size)))
    return { from: start, to: end, insert: inner.slice(size, -size), start, end: end - 2 * size }
  // Spaces outside the marks: inside they would not count.
  const words = inner.trim() || sample
  const [lead] = /^\s*/.exec(inner) ?? ['']
  const [trail] = inner.trim() ? (/\s*$/.exec(inner) ?? ['']) : ['']
  const at = start + lead.length + size
  return {
    from: start,
    to: end,
    insert: `${lead}${mark}${words}${mark}${trail}`,
    start: at,
    end: at + words.length,
  }
}

/** Whether a text is between two of them; a star that is part of two is not one. */
function isMarked(mark: string, before: string, after: string): boolean {
  if (!before.endsWith(mark) || !after.startsWith(mark)) return false
  if (mark !== MARKS.italic) return true
  const stars = /\**$/.exec(before)?.[0].length ?? 0
  return stars % 2 === 1
}

function link({ text, start, end }: Selected, sample: string): Replacement {
  const inner = text.slice(start, end)
  const isAddress = WEB_ADDRESS.test(inner.trim())
  const isWordless = isAddress || inner.trim() === ''
  const words = isWordless ? sample : inner.replaceAll(/[[\]]/g, '')
  const address = isAddress ? inner.trim() : 'https://'
  const insert = `[${words}](${address})`
  // What is missing yet is what is typed next.
  const at = isWordless ? start + 1 : start + words.length + 3
  return { from: start, to: end, insert, start: at, end: at + (isWordless ? words : address).length }
}

const PREFIXES = { heading: '## ', list: '- ', quote: '> ' } as const
const FOUND = { heading: /^#{1,6} /, list: /^[-*+] /, numbers: /^\d+[.)] /, quote: /^> ?/ } as const

function lines(format: keyof typeof FOUND, { text, start, end }: Selected, sample: string): Replacement {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const last = text.indexOf('\n', Math.max(end - (end > start ? 1 : 0), start))
  const to = last === -1 ? text.length : last
  const block = text.slice(from, to)
  const rows = (block.trim() === '' ? sample : block).split('\n')
  const isOff = block.trim() !== '' && rows.every((row) => row.trim() === '' || FOUND[format].test(row))
  let number = 0
  const insert = rows
    .map((row) => {
      if (row.trim() === '' && rows.length > 1) return row
      const bare = row.replace(
        isOff || format === 'quote' ? FOUND[format] : /^(?:#{1,6} |[-*+] |\d+[.)] )/,
        '',
      )
      if (isOff) return bare
      number += 1
      return (format === 'numbers' ? `${number}. ` : PREFIXES[format]) + bare
    })
    .join('\n')
  if (rows.length > 1) return { from, to, insert, start: from, end: from + insert.length }
  const bare = insert.replace(FOUND[format], '')
  const at = from + insert.length
  return block.trim() === ''
    ? { from, to, insert, start: at - bare.length, end: at }
    : { from, to, insert, start: at, end: at }
}
