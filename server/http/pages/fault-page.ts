/** What stands in place of a page that could not be rendered: one document that needs nothing else, not even a script. */
import { sourceHash } from '#server/http/pages/document/page-document.ts'
import { allowInline } from '#server/http/security-headers.ts'
import type { Language } from '#shared/constants/languages.ts'
import { errorTexts } from '#shared/texts/error-texts.ts'
import { defineTexts } from '#shared/texts/texts.ts'

const faultPageTexts = defineTexts({
  ru: {
    title: 'Страница не открылась',
    requestId: 'Номер запроса:',
    again: 'Попробовать снова',
    home: 'На главную',
  },
  en: { title: 'The page did not open', requestId: 'Request id:', again: 'Try again', home: 'Back to Home' },
})

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0e110c;color:#e8e6dc;font:1.125rem/1.6 system-ui,sans-serif}' +
  'main{max-width:36rem;padding:2rem}b{font-size:4rem;line-height:1}h1{margin:.5rem 0}code{overflow-wrap:anywhere}a{color:#ff8a3d;margin-right:1.5rem}'

const STYLE_HASH = sourceHash(STYLE)

/** The headers of the page: its style sheet counts. */
export const faultPageHeaders = (headers: Record<string, string>) => ({
  ...allowInline(headers, { styleHash: STYLE_HASH }),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
})

/** `requestId` is a name of our own making, under which the fault stands in the log. */
export function faultPage(status: 500 | 503, requestId: string, language: Language): string {
  const texts = faultPageTexts[language]
  const sentence = errorTexts[language][status === 503 ? 'unavailable' : 'internal']
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${texts.title}</title><style>${STYLE}</style></head><body><main><b>${status}</b>` +
    `<h1>${texts.title}</h1><p>${sentence}</p><p>${texts.requestId} <code>${requestId}</code></p>` +
    `<p><a href="">${texts.again}</a><a href="/">${texts.home}</a></p></main></body></html>\n`
  )
}
