/**
 * `npm run audit`: the built product against its budgets. Lighthouse from a phone for the pages most visitors see, axe
 * and the weight of the first load for every page, in both languages. Ends with 1 when something is outside its limit.
 */
import './bootstrap/lifeline.mjs'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/constants/languages.ts'
import { launchChromium } from '#tests/browser/launch-chromium.ts'
import { builtPages } from '#tests/product/built-pages.ts'
import { ADMINISTRATOR, startProduct } from '#tests/product/start-product.ts'
import { startDebuggableChromium } from './audit/debuggable-chromium.ts'
import { inspectPage } from './audit/inspect-page.ts'
import { measureWithLighthouse } from './audit/measure-with-lighthouse.ts'
import { findExcesses, type Row, renderTable } from './audit/table.ts'
import { buildIfStale } from './build.ts'

const MEASURED_BY_LIGHTHOUSE = ['/', '/news', '/servers', '/shop', '/download']

const rows: Row[] = []
const remarks: string[] = []
await buildIfStale()
const pages = await builtPages()
const product = await startProduct()
/** The administrator is a player too. */
const visits: { path: string; account?: typeof ADMINISTRATOR }[] = [
  ...pages.public.map((path) => ({ path })),
  ...[...pages.player, ...pages.administrator].map((path) => ({ path, account: ADMINISTRATOR })),
]
const browser = await launchChromium()
const chromium = await startDebuggableChromium()
try {
  for (const language of LANGUAGES)
    for (const { path, account } of visits) {
      const page = `${path} (${language})`
      const { figures, violations } = await inspectPage(browser, product, { path, language, account })
      rows.push({ page, figures })
      remarks.push(...violations.map((violation) => `${page}: ${violation}`))
      progress(page)
    }
  for (const language of LANGUAGES)
    for (const path of MEASURED_BY_LIGHTHOUSE) {
      const page = `${path} (${language})`
      const address = `${product.url}${path}${language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`}`
      const { figures, faults } = await measureWithLighthouse(address, chromium.port)
      Object.assign(rows.find((row) => row.page === page)?.figures ?? {}, figures)
      remarks.push(...faults.map((fault) => `${page}: ${fault}`))
      progress(`Lighthouse ${page}`)
    }
} finally {
  await Promise.all([browser.close(), chromium.stop(), product.stop()])
}

const excesses = findExcesses(rows)
console.log(`\n${renderTable(rows)}\n`)
if (remarks.length > 0) console.log(`What cost points:\n  ${remarks.join('\n  ')}\n`)
console.log(
  excesses.length === 0 ? 'Everything is inside its limits.' : `Outside:\n  ${excesses.join('\n  ')}`,
)
process.exitCode = excesses.length === 0 ? 0 : 1

/** On a terminal, what is being done; the table comes at the end. */
function progress(done: string) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${done}`)
}
