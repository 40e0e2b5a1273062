import { LRUCache } from 'lru-cache'
import MarkdownIt from 'markdown-it'

/** Our own pages, other sites, and mail; never `javascript:`, `data:` or another site without its protocol. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i
const OWN_PATH = /^\/(?![/\\])/

const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true })
markdown.validateLink = (url) => SAFE_LINK.test(url.trim())

type Attributes = {
  attrGet(name: string): string | number | null
  attrSet(name: string, value: string): void
}

/** A heavy text takes two milliseconds, and the same ones are read again and again. In characters, texts and HTML together. */
const RENDERED_MAX = 2_000_000
const rendered = new LRUCache<string, string, { text: string; base: string | undefined }>({
  maxSize: RENDERED_MAX,
  sizeCalculation: (html, key) => html.length + key.length,
  memoMethod: (_key, _stale, { context: { text, base } }) => markdown.render(text, { base }),
})

/** Outside of the site a path says nothing. */
function makeAbsolute(token: Attributes, name: string, base: unknown): void {
  const address = token.attrGet(name)
  if (typeof base === 'string' && typeof address === 'string' && /^[/#]/.test(address))
    token.attrSet(name, new URL(address, base).href)
}

const renderLink = markdown.renderer.rules.link_open
markdown.renderer.rules.link_open = (tokens, index, options, environment, self) => {
  const link = tokens[index]
  if (link && !OWN_PATH.test(String(link.attrGet('href')))) {
    link.attrSet('rel', 'noopener nofollow')
    link.attrSet('target', '_blank')
  }
  if (link) makeAbsolute(link, 'href', environment?.base)
  return renderLink
    ? renderLink(tokens, index, options, environment, self)
    : self.renderToken(tokens, index, options)
}

const renderImage = markdown.renderer.rules.image
markdown.renderer.rules.image = (tokens, index, options, environment, self) => {
  const image = tokens[index]
  const isOurs = OWN_PATH.test(String(image?.attrGet('src')))
  if (!isOurs || !renderImage) return markdown.utils.escapeHtml(image?.content ?? '')
  image?.attrSet('loading', 'lazy')
  if (image) makeAbsolute(image, 'src', environment?.base)
  return renderImage(tokens, index, options, environment, self)
}

/** The one heading of the first order is the title above the text. */
markdown.core.ruler.push('second_order', ({ tokens }) => {
  for (const token of tokens) if (token.tag === 'h1') token.tag = 'h2'
})

/** At the end of a heading, the name by which an address leads to it: `## Bans {#bans}`. */
const ANCHOR = /\{#([a-z][a-z0-9-]{0,39})\}$/

/** The name is no word of the heading. */
markdown.core.ruler.push('anchors', ({ tokens }) => {
  for (const [index, heading] of tokens.entries()) {
    const last = heading.type === 'heading_open' ? tokens[index + 1]?.children?.at(-1) : undefined
    const [written, anchor] = (last?.type === 'text' && ANCHOR.exec(last.content)) || []
    if (!last || written === undefined) continue
    heading.meta = { anchor }
    last.content = last.content.slice(0, -written.length).trimEnd()
  }
})

/**
 * Markdown (CommonMark with tables) as HTML that is safe to show: no raw HTML, no script, no frame, links by `SAFE_LINK`,
 * pictures of our own only; another's picture becomes its alternative text. With `base`, the address where the text stands, it
 * can be read anywhere: every address in it is absolute.
 */
export function renderMarkdown(text: string, base?: string): string {
  return rendered.memo(`${base ?? ''}\n${text}`, { context: { text, base } })
}

export type MarkdownSection = {
  /** The name that its heading gives it. */
  anchor: string | null
  /** Its heading in plain words. */
  title: string
  html: string
}

/** A text by its headings of the second order, as HTML like that of `renderMarkdown`; what stands before the first is `opening`. */
export function renderSections(text: string): { opening: string; sections: MarkdownSection[] } {
  const environment = {}
  const tokens = markdown.parse(text, environment)
  const starts = tokens.flatMap(({ type, tag, level }, index) =>
    type === 'heading_open' && tag === 'h2' && level === 0 ? [index] : [],
  )
  const html = (from: number, to?: number) =>
    markdown.renderer.render(tokens.slice(from, to), markdown.options, environment).trim()
  return {
    opening: html(0, starts[0] ?? tokens.length),
    sections: starts.map((start, index) => ({
      anchor: (tokens[start]?.meta?.anchor as string | undefined) ?? null,
      title: plainWords(tokens[start + 1]?.children ?? []),
      // Behind the heading, its words and its end.
      html: html(start + 3, starts[index + 1]),
    })),
  }
}

const plainWords = (tokens: readonly { type: string; content: string }[]) =>
  tokens
    .map(({ type, content }) =>
      type === 'text' || type === 'code_inline' ? content : /break$/.test(type) ? ' ' : '',
    )
    .join('')

function wordsOf(text: string, { withHeadings }: { withHeadings: boolean }): string {
  let words = ''
  let isHeading = false
  for (const block of markdown.parse(text, {})) {
    if (block.type === 'heading_open') isHeading = true
    if (block.type === 'heading_close') isHeading = false
    // In one line the entries of a list would run into each other.
    if (block.type === 'list_item_close') words = words.trimEnd().replace(/[\p{L}\d]$/u, '$&;')
    if (block.type.endsWith('_list_close')) words = words.trimEnd().replace(/;$/, '.')
    words += ' '
    if (isHeading && !withHeadings) continue
    words += plainWords(block.children ?? [])
  }
  return words.replace(/\s+/g, ' ').trim()
}

/** Never cut between the halves of one character. */
const beginningOf = (text: string, max: number) => text.slice(0, max).replace(/[\ud800-\udbff]$/, '')

/** So much of a text is read for its beginning: an address in it may be long. */
const READ_FOR_EXCERPT = 2000

/**
 * The beginning of a Markdown text as plain words of one line, for a card: at most `max` characters and an ellipsis. What
 * its pictures show is not among them, and headings only where there is nothing else.
 */
export function markdownToExcerpt(text: string, max: number): string {
  const read = beginningOf(text, READ_FOR_EXCERPT)
  const words = wordsOf(read, { withHeadings: false }) || wordsOf(read, { withHeadings: true })
  if (words.length <= max) return words
  const cut = beginningOf(words, max)
  const end = cut.lastIndexOf(' ')
  // A word that fills most of it is cut itself.
  const beginning = end > max / 2 ? cut.slice(0, end) : cut
  return `${beginning.replace(/[\s,;:—–-]+$/, '')}…`
}
