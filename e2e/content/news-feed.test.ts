/** The feeds of the news, read by a parser of XML, by the rules of RFC 4287. */
import { describe, expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import type { NewsItem } from '#shared/contract/content/news.ts'
import { evaluateApart } from '#tests/product/evaluate-apart.ts'

const HOSTILE = `]]></title><script>alert(1)</script> & "quotes" 'too' <!-- &amp; \u0085 🎉 ${'Ж'.repeat(100)}`
const TEXT = [
  `<script>alert(1)</script> ]]> & \u0001\u001f`,
  '![Мост](/images/1.jpg) [Карта](/servers) [почта](mailto:a@b.example) [x](javascript:alert(1))',
].join('\n\n')

type Read = {
  error: string | null
  root: string
  language: string
  feed: Record<'id' | 'title' | 'updated' | 'self' | 'alternate' | 'author', string[]>
  entries: Record<
    'id' | 'title' | 'updated' | 'published' | 'alternate' | 'summary' | 'content' | 'type',
    string[]
  >[]
  markup: string[]
}

/** Runs in the browser, whose parser knows XML by the book: a fault of form is a fault of the whole document. */
const READ = `(text) => {
  const xml = new DOMParser().parseFromString(text, 'application/xml')
  const ATOM = 'http://www.w3.org/2005/Atom'
  const children = (parent, name) => [...parent.children].filter((each) => each.namespaceURI === ATOM && each.localName === name)
  const texts = (parent, name) => children(parent, name).map((each) => each.textContent)
  const links = (parent, rel) => children(parent, 'link').filter((each) => each.getAttribute('rel') === rel).map((each) => each.getAttribute('href'))
  const root = xml.documentElement
  const contents = children(root, 'entry').flatMap((entry) => texts(entry, 'content'))
  const html = new DOMParser().parseFromString(contents.join(''), 'text/html')
  return {
    error: xml.querySelector('parsererror')?.textContent ?? null,
    root: root.namespaceURI + ' ' + root.localName,
    language: root.getAttribute('xml:lang'),
    feed: {
      id: texts(root, 'id'), title: texts(root, 'title'), updated: texts(root, 'updated'),
      self: links(root, 'self'), alternate: links(root, 'alternate'),
      author: children(root, 'author').flatMap((author) => texts(author, 'name')),
    },
    entries: children(root, 'entry').map((entry) => ({
      id: texts(entry, 'id'), title: texts(entry, 'title'), updated: texts(entry, 'updated'),
      published: texts(entry, 'published'), alternate: links(entry, 'alternate'), summary: texts(entry, 'summary'),
      content: texts(entry, 'content'), type: children(entry, 'content').map((each) => each.getAttribute('type')),
    })),
    markup: [...html.querySelectorAll('*')].flatMap((each) => [each.localName, ...[...each.attributes].filter((a) => ['href', 'src'].includes(a.name) || a.name.startsWith('on')).map((a) => a.name + '=' + a.value)]),
  }
}`

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

describe.for(LANGUAGES)('%s:', (language) => {
  const query = language === 'en' ? '?lang=en' : ''

  test('the feed keeps every rule, whatever is written', async ({ product, administrator, visit }) => {
    const texts = { title_ru: HOSTILE, title_en: HOSTILE, description_ru: TEXT, description_en: TEXT }
    const item = (
      await administrator.call('POST', '/news', {
        ...texts,
        title_ru: HOSTILE.replace('\u0085', ''),
        title_en: HOSTILE.replace('\u0085', ''),
      })
    ).body as NewsItem
    const reply = await fetch(`${product.url}/news/feed.xml${query}`)
    expect(reply.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const { page, goto } = await visit()
    await goto('/news')
    const read = await evaluateApart<Read>(page, `(${READ})(${JSON.stringify(await reply.text())})`)
    expect(read.error).toBeNull()
    expect(read.root).toBe('http://www.w3.org/2005/Atom feed')
    expect(read.language).toBe(language)
    const self = `${product.url}/news/feed.xml${query}`
    expect(read.feed).toEqual({
      id: [self],
      title: [language === 'ru' ? 'Новости — FrontLand' : 'News — FrontLand'],
      updated: [item.updatedAt],
      self: [self],
      alternate: [`${product.url}/news${query}`],
      author: ['FrontLand'],
    })
    const ids = read.entries.map(({ id }) => id[0])
    expect(new Set(ids).size).toBe(ids.length)
    for (const entry of read.entries) {
      for (const [name, values] of Object.entries(entry)) expect([name, values.length]).toEqual([name, 1])
      expect(entry.updated[0]).toMatch(RFC_3339)
      expect(Date.parse(entry.updated[0] ?? '')).toBeGreaterThanOrEqual(Date.parse(entry.published[0] ?? ''))
      expect(entry.type).toEqual(['html'])
    }
    const [newest] = read.entries
    expect(newest?.id).toEqual([`${product.url}/news/${item.id}${query}`])
    expect(newest?.title).toEqual([item[`title_${language}`]])
    expect(newest?.alternate).toEqual([product.url + item[`path_${language}`] + query])
    expect(read.markup).not.toContain('script')
    const addresses = read.markup.filter((each) => each.includes('='))
    expect(addresses).toContain(`href=${product.url}/servers`)
    expect(addresses).toContain(`src=${product.url}/images/1.jpg`)
    expect(addresses.filter((each) => !/^(href|src)=(https?:|mailto:)/.test(each))).toEqual([])
    expect((await fetch(newest?.alternate[0] ?? '', { redirect: 'manual' })).status).toBe(200)

    const { version } = item
    const changed = (
      await administrator.call('PUT', `/news/${item.id}`, { title_ru: 'Иначе', title_en: 'Else', version })
    ).body as NewsItem
    const again = await (await fetch(`${product.url}/news/feed.xml${query}`)).text()
    expect(again).toContain(`<id>${product.url}/news/${item.id}${query}</id>`)
    expect(again).toContain(`<updated>${changed.updatedAt}</updated>`)
    await administrator.call('DELETE', `/news/${item.id}`)
  })

  test('home and news announce it in their language', async ({ product }) => {
    for (const path of ['/', '/news']) {
      const html = await (await fetch(`${product.url}${path}?lang=${language}`)).text()
      expect(html).toContain(
        `<link rel="alternate" type="application/atom+xml" title="${language === 'ru' ? 'Новости' : 'News'} — FrontLand" ` +
          `href="${product.url}/news/feed.xml${query}">`,
      )
    }
    expect(await (await fetch(`${product.url}/shop`)).text()).not.toContain('atom+xml')
  })
})

test('the site map is XML as well', async ({ visit, product }) => {
  const { page, goto } = await visit()
  await goto('/news')
  const text = JSON.stringify(await (await fetch(`${product.url}/sitemap.xml`)).text())
  const count = await evaluateApart(
    page,
    `new DOMParser().parseFromString(${text}, 'application/xml').querySelectorAll('urlset > url > loc').length`,
  )
  expect(count).toBeGreaterThan(20)
})
