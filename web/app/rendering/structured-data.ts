import type { StructuredThing } from '#web/routing/page.ts'

/** What search engines read of a page beside its text: https://schema.org as JSON-LD, or nothing where there is nothing to say. */
export function renderStructuredData(things: readonly StructuredThing[]): string {
  if (things.length === 0) return ''
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}
