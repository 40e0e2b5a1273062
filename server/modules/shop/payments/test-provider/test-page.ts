import { sourceHash } from '#server/http/pages/document/page-document.ts'
import { formatRubles } from '#server/modules/shop/rules/format-rubles.ts'
import { isLanguage, type Language } from '#shared/constants/languages.ts'
import { TEST_DEEDS } from '#shared/constants/shop/orders.ts'
import { escapeHtml } from '#shared/texts/escape-html.ts'
import { fill } from '#shared/texts/words.ts'
import { testPageTexts } from './test-page.texts.ts'

type Payment = {
  id: string
  description: string
  amount_kopecks: number
  language: string
  return_url: string
  times: number
  is_refused: number
}

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:0 auto;padding:2rem 1rem;color:#1b1b17;background:#f4f2ea}' +
  'h1{font-size:1.4rem;margin:0 0 .5rem}form{margin:.75rem 0}p{margin:.5rem 0}a{color:#7a4b00}' +
  'button{font:inherit;width:100%;min-height:3rem;padding:.5rem 1rem;text-align:left;background:#fff;border:1px solid #8a8775;cursor:pointer}' +
  'button:hover,button:focus-visible{outline:2px solid #7a4b00}small{display:block;color:#55534a}strong{font-size:1.6rem}'

/** By what name the content policy knows its styles. */
export const TEST_PAGE_STYLE_HASH = sourceHash(STYLE)

/** Where the page of a payment stands. */
export const pathOfTestPage = (id: string): string => `/api/shop/test-payments/${id}`

/** The page on which whoever pays plays the provider: plain HTML, as a provider's would be none of ours. */
export function writeTestPage(payment: Payment): string {
  const language = isLanguage(payment.language) ? payment.language : 'ru'
  const texts = testPageTexts[language]
  const deeds = TEST_DEEDS.map(
    (deed) =>
      `<form method="post" action="${pathOfTestPage(payment.id)}/${deed}"><button>${escapeHtml(texts.deeds[deed])}` +
      `<small>${escapeHtml(texts.hints[deed])}</small></button></form>`,
  )
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(texts.title)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.lead)}</p>`,
    `<p>${escapeHtml(payment.description)}<br><strong>${escapeHtml(formatRubles(payment.amount_kopecks, language))}</strong></p>`,
    `<p role="status">${escapeHtml(stateOf(payment, language))}</p>`,
    ...deeds,
    `<p><a href="${escapeHtml(payment.return_url)}">${escapeHtml(texts.back)}</a></p>`,
    '</main></body></html>',
  ].join('\n')
}

function stateOf({ times, is_refused }: Payment, language: Language): string {
  const texts = testPageTexts[language]
  if (times === 0) return is_refused === 1 ? texts.refused : texts.open
  if (times === 1) return texts.paid
  const form = new Intl.PluralRules(language).select(times)
  return fill(texts.paidTimes[form] ?? texts.paidTimes.other, { times: String(times) })
}
