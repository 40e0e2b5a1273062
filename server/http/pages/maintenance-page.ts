/** What visitors see in place of a page that is closed: one document that needs nothing else. */

import { sourceHash } from '#server/http/pages/document/page-document.ts'
import { allowInline } from '#server/http/security-headers.ts'
import type { Closure } from '#server/lib/closure.ts'
import { addresses } from '#shared/addresses.ts'
import type { Language } from '#shared/constants/languages.ts'
import { DELIVERED_ACCENT, DELIVERED_NAME } from '#shared/constants/site.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { escapeHtml } from '#shared/texts/escape-html.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import { toZoneTime, zoneName } from '#shared/zone-time.ts'

const maintenancePageTexts = defineTexts({
  ru: {
    title: 'Технические работы',
    partTitle: 'Раздел закрыт на технические работы',
    until: 'Откроемся:',
    byItself: 'Страница откроется сама.',
    status: 'Состояние сайта',
    login: 'Войти',
    home: 'На главную',
    other: 'In English',
  },
  en: {
    title: 'Under maintenance',
    partTitle: 'This section is closed for maintenance',
    until: 'Back at:',
    byItself: 'The page opens by itself.',
    status: 'Site status',
    login: 'Log in',
    home: 'Back to Home',
    other: 'По-русски',
  },
})

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:#0e110c;color:#e8e6dc;font:1.125rem/1.6 system-ui,sans-serif}' +
  'body::before{content:"";height:.75rem;background:repeating-linear-gradient(-45deg,#e9b23c 0 1rem,#0e110c 1rem 2rem)}' +
  'main{align-self:center;justify-self:center;box-sizing:border-box;width:100%;max-width:44rem;padding:3rem 1.25rem;overflow-wrap:anywhere}' +
  '.name{margin:0 0 2rem;color:var(--accent);font:600 .875rem/1.4 ui-monospace,monospace;letter-spacing:.08em;text-transform:uppercase}' +
  'h1{margin:0 0 1.25rem;font-size:clamp(2rem,7vw,3.25rem);line-height:1.1}.told{white-space:pre-line;margin:0 0 1.5rem}' +
  '.until{margin:0 0 .25rem;color:#e9b23c}.hint{margin:0;color:#a3a594;font-size:1rem}' +
  'nav{display:flex;flex-wrap:wrap;gap:.25rem 1.75rem;margin-top:2rem}a{color:var(--accent);display:inline-flex;align-items:center;min-height:2.75rem}'

/** Tells the moment as the visitor's own clock does, and opens the page once it is there; not all of them in one second. */
const SCRIPT =
  "for(const e of document.querySelectorAll('time'))e.textContent=new Date(e.dateTime).toLocaleString(document.documentElement.lang,{dateStyle:'long',timeStyle:'short'});" +
  "(function wait(){setTimeout(()=>fetch(location.href,{method:'HEAD',cache:'no-store'}).then(({status})=>status<500?location.reload():wait(),wait),1e4+1e4*Math.random())})()"

const INLINE = { scriptHashes: [sourceHash(SCRIPT)], styleHash: sourceHash(STYLE) }

/** The headers of the page: its script may run, and its style sheet counts. */
export function maintenancePageHeaders(headers: Record<string, string>, { retryAfter }: Closure) {
  return {
    ...allowInline(headers, INLINE),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
  }
}

/** `site` is what is known of it: nothing where that cannot be read. */
export function maintenancePage(
  closure: Closure,
  {
    language,
    site,
    isPart,
  }: {
    language: Language
    site: Pick<SiteInfo, 'name' | 'accent' | 'languages' | 'timeZone'> | null
    /** Whether the rest of the site is open. */
    isPart: boolean
  },
): string {
  const texts = maintenancePageTexts[language]
  const name = escapeHtml(site?.name ?? DELIVERED_NAME)
  const title = isPart ? texts.partTitle : texts.title
  const writtenIn = closure.writtenIn[language]
  const lang = writtenIn === language ? '' : ` lang="${writtenIn}"`
  const link = (to: string, text: string) => `<a href="${to}">${text}</a>`
  const other = language === 'ru' ? 'en' : 'ru'
  const links = [
    ...(isPart ? [link(addresses.home, texts.home)] : []),
    link(addresses.status, texts.status),
    ...(isPart ? [] : [link(addresses.login, texts.login)]),
    ...(site?.languages.length === 1 ? [] : [`<a href="?lang=${other}" lang="${other}">${texts.other}</a>`]),
  ].join('')
  return (
    `<!doctype html><html lang="${language}" style="--accent:${site?.accent ?? DELIVERED_ACCENT}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><meta name="theme-color" content="#0e110c"><title>${title} — ${name}</title><style>${STYLE}</style></head><body><main>` +
    `<p class="name">${name}</p><h1>${title}</h1><p class="told"${lang}>${escapeHtml(closure.text[language])}</p>` +
    `${closure.until === null ? '' : untilLine(closure.until, language, site?.timeZone ?? 'UTC')}` +
    `<p class="hint">${texts.byItself}</p><nav>${links}</nav></main><script>${SCRIPT}</script></body></html>\n`
  )
}

/** In the zone of the community, for whoever runs no scripts. */
function untilLine(until: number, language: Language, zone: string): string {
  const moment = new Date(until)
  const told = `${toZoneTime(moment.toISOString(), zone).replace('T', ' ')} ${zoneName(zone, moment)}`
  const { until: label } = maintenancePageTexts[language]
  return `<p class="until">${label} <time datetime="${moment.toISOString()}">${escapeHtml(told)}</time></p>`
}
