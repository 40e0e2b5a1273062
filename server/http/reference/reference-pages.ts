/** The pages of the reference: one that names every call, plain, and one for each noun, on which its calls are read and tried. */
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { escapeHtml } from '#shared/texts/escape-html.ts'
import { type Groups, operationId, pathOf, slugOf } from './openapi.ts'

export const REFERENCE_PATH = '/api/docs'
export const DOCUMENT_PATH = '/api/openapi.json'

/** Where the calls of one noun stand; their part of the document is beside it. */
export const pathOfNoun = (noun: string): string => `${REFERENCE_PATH}/${slugOf(noun)}`
export const pathOfPart = (noun: string): string => `${pathOfNoun(noun)}.json`

export const REFERENCE_STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; color: #1b1b17; background: #fff; margin: 0 auto; max-width: 72rem; padding: 1rem; overflow-wrap: anywhere }
h1 { font-size: 1.75rem; line-height: 1.2 }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem }
a { color: #0b5394 }
code { font: .875em ui-monospace, monospace }
.top { display: inline-block; padding: .75rem 0 }
.nouns { columns: 14rem; padding: 0; list-style: none }
.nouns a { display: block; padding: .25rem 0 }
.calls { list-style: none; padding: 0; margin: 0 }
.calls a { display: grid; grid-template-columns: 4rem minmax(0, 2fr) minmax(0, 3fr); gap: 0 1rem; padding: .5rem 0; border-top: 1px solid #ddd; color: inherit; text-decoration: none }
.calls a:hover, .calls a:focus-visible { background: #f4f2ea }
@media (max-width: 40rem) { .calls a { grid-template-columns: 4rem minmax(0, 1fr) } .calls a span { grid-column: 2 } }
`

/** Draws the part of the document that stands beside the page. */
export const NOUN_SCRIPT = `SwaggerUIBundle({
  url: location.pathname + '.json',
  dom_id: '#reference',
  deepLinking: true,
  validatorUrl: 'none',
})`

/** Every call by its noun, in one document that needs no script. */
export function indexPage(siteUrl: string, groups: Groups): string {
  const nouns = Object.keys(groups).sort((one, other) => one.localeCompare(other, 'en'))
  return page(
    `API of ${new URL(siteUrl).host}`,
    [],
    [
      `<h1>API of ${escapeHtml(new URL(siteUrl).host)}</h1>`,
      '<p>Sign in with <code>POST /api/login</code>, or show a key. Each noun has a page on which its calls are described and tried.',
      `For programs: <a href="${DOCUMENT_PATH}">the whole as OpenAPI 3.1</a>.</p>`,
      `<ul class="nouns">${nouns.map((noun) => `<li><a href="${pathOfNoun(noun)}">${escapeHtml(noun)}</a></li>`).join('')}</ul>`,
      ...nouns.map((noun) => section(noun, groups[noun] ?? {})),
    ],
  )
}

function section(noun: string, group: Record<string, Endpoint>): string {
  const calls = Object.entries(group).map(([name, endpoint]) => {
    const address = `${pathOfNoun(noun)}#/${encodeURIComponent(noun)}/${operationId(noun, name)}`
    return (
      `<li><a href="${escapeHtml(address)}"><code>${endpoint.method}</code><code>${escapeHtml(pathOf(endpoint))}</code>` +
      `<span>${escapeHtml(endpoint.summary)}</span></a></li>`
    )
  })
  return `<h2><a href="${pathOfNoun(noun)}">${escapeHtml(noun)}</a></h2><ul class="calls">${calls.join('')}</ul>`
}

/** The calls of one noun, drawn by Swagger UI. */
export const nounPage = (siteUrl: string, noun: string): string =>
  page(
    `${noun} · API of ${new URL(siteUrl).host}`,
    [`<link rel="stylesheet" href="${REFERENCE_PATH}/swagger-ui.css">`],
    [
      `<a class="top" href="${REFERENCE_PATH}">All calls</a>`,
      '<div id="reference"></div>',
      `<script src="${REFERENCE_PATH}/swagger-ui-bundle.js"></script>`,
      `<script src="${REFERENCE_PATH}/noun.js"></script>`,
    ],
  )

const page = (title: string, head: readonly string[], body: readonly string[]): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="icon" type="image/png" href="${REFERENCE_PATH}/favicon-32x32.png">`,
    `<link rel="stylesheet" href="${REFERENCE_PATH}/reference.css">`,
    ...head,
    '</head>',
    '<body>',
    ...body,
    '</body>',
    '</html>',
    '',
  ].join('\n')
