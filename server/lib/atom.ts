/** News as feed readers take them: RFC 4287. */
import { addressInLanguage } from '#shared/address-in-language.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { escapeXml, XML_DECLARATION } from './xml.ts'

export const ATOM = 'application/atom+xml'

type AtomEntry = {
  /** A path that never changes, whatever the entry is called: it tells entries apart. */
  idPath: string
  path: string
  /** In which language it is told, if not that of the feed. */
  language?: Language
  /** In which one its page is shown, if not in that. */
  pageLanguage?: Language
  /** In which one its summary is told, if not in that. */
  summaryLanguage?: Language
  title: string
  summary: string
  /** Safe HTML whose addresses are absolute; without it the summary has to do. */
  html?: string | undefined
  publishedAt: string
  updatedAt: string
}

export type AtomFeed = {
  language: Language
  site: Pick<SiteInfo, 'name' | 'url' | 'languages'>
  /** Where the feed stands, and the page that it tells of. */
  path: string
  pagePath: string
  title: string
  entries: readonly AtomEntry[]
}

export function renderAtom({ language, site, path, pagePath, title, entries }: AtomFeed): string {
  const absolute = (path: string, told = language) => addressInLanguage(site, path, told)
  const self = absolute(path)
  const updatedAt =
    entries
      .map((entry) => entry.updatedAt)
      .sort()
      .at(-1) ?? new Date(0).toISOString()
  return [
    XML_DECLARATION,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">\n`,
    element('id', self),
    element('title', `${title} — ${site.name}`),
    element('updated', updatedAt),
    link('self', self, ATOM),
    link('alternate', absolute(pagePath), 'text/html'),
    `<author>${element('name', site.name)}${element('uri', site.url)}</author>\n`,
    ...entries.flatMap((entry) => [
      entry.language && entry.language !== language ? `<entry xml:lang="${entry.language}">\n` : '<entry>\n',
      element('id', absolute(entry.idPath)),
      element('title', entry.title),
      element('published', entry.publishedAt),
      element('updated', entry.updatedAt),
      link('alternate', absolute(entry.path, entry.pageLanguage ?? entry.language), 'text/html'),
      element('summary', entry.summary, entry.summaryLanguage),
      entry.html === undefined ? '' : `<content type="html">${escapeXml(entry.html)}</content>\n`,
      '</entry>\n',
    ]),
    '</feed>\n',
  ].join('')
}

const element = (name: string, text: string, language?: Language) =>
  `<${name}${language ? ` xml:lang="${language}"` : ''}>${escapeXml(text)}</${name}>\n`
const link = (rel: string, href: string, type: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>\n`
