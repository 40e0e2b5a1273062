/** Each news item at an address of its own: read, found, handed on and gone. */
import { describe, expect } from 'vitest'
import type { ApiCaller } from '#e2e/harness/api-caller.ts'
import { test } from '#e2e/harness/journey.ts'
import { appoint } from '#e2e/harness/staff.ts'
import { uniqueName } from '#e2e/harness/unique-name.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import type { NewsItem } from '#shared/contract/content/news.ts'
import { feedWords } from '#shared/texts/feed-words.ts'
import { signInOnce } from '#tests/product/accounts.ts'
import type { Product } from '#tests/product/start-product.ts'
import { adminNewsTexts } from '#web/features/content/news/staff/admin-news.texts.ts'
import { storyTexts } from '#web/features/content/news/story/story.texts.ts'
import { writingTexts } from '#web/features/content/writing/writing.texts.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'

const draft = {
  title_ru: 'Северный мост взят',
  title_en: 'The North Bridge is ours',
  description_ru: '![Мост](/images/1.jpg)\n\n# Итог\n\nСапёры **закончили** к рассвету. [Карта](/servers)',
  description_en: '![A bridge](/images/1.jpg)\n\n# The end\n\nSappers **were done** by dawn. [Map](/servers)',
}

async function publish(
  staff: ApiCaller,
  changes: Partial<typeof draft> & { isDraft?: boolean } = {},
): Promise<NewsItem> {
  const { status, body } = await staff.call('POST', '/news', { ...draft, ...changes })
  expect(status).toBe(201)
  return body as NewsItem
}

const ask = ({ url }: Product, path: string) => fetch(url + path, { redirect: 'manual' })
const contentOf = (html: string, key: string) =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`).exec(html)?.[1]

describe.for(LANGUAGES)('%s:', (language) => {
  const texts = storyTexts[language]
  const asked = language === 'en' ? '?lang=en' : ''

  test('a story says to machines what it is', async ({ product, administrator }) => {
    const item = await publish(administrator)
    const path = item[`path_${language}`] + asked
    const reply = await ask(product, path)
    expect(reply.status).toBe(200)
    const html = await reply.text()
    const address = product.url + path
    expect(html).toContain(`<link rel="canonical" href="${address}">`)
    expect(html).toContain(`<link rel="alternate" hreflang="ru" href="${product.url}${item.path_ru}">`)
    expect(html).toContain(
      `<link rel="alternate" hreflang="en" href="${product.url}${item.path_en}?lang=en">`,
    )
    expect(html).toContain(`type="application/atom+xml" title="${feedWords[language].news} — FrontLand"`)
    expect(contentOf(html, 'og:title')).toBe(`${draft[`title_${language}`]} — FrontLand`)
    const description = {
      ru: 'Сапёры закончили к рассвету. Карта',
      en: 'Sappers were done by dawn. Map',
    }
    expect(contentOf(html, 'description')).toBe(description[language])
    const picture = contentOf(html, 'og:image') ?? ''
    expect(picture.startsWith(product.url)).toBe(true)
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/webp')
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)['@graph']).toEqual([
      expect.objectContaining({
        '@type': 'NewsArticle',
        headline: draft[`title_${language}`],
        datePublished: item.date,
        dateModified: item.date,
        url: address,
        image: [picture],
      }),
    ])
  })

  test('a story is found from home and the list, leads to its neighbours, and back leads back', async ({
    administrator,
    visit,
  }) => {
    const older = await publish(administrator, { [`title_${language}`]: `Older ${Date.now()}` })
    const newer = await publish(administrator, { [`title_${language}`]: `Newer ${Date.now()}` })
    const [olderTitle, newerTitle] = [older, newer].map((item) => item[`title_${language}`]) as [
      string,
      string,
    ]
    const { page, goto } = await visit({ language })
    const main = page.getByRole('main')
    const seeStory = (name: string) => main.getByRole('heading', { level: 1, name }).waitFor()
    await goto('/')
    await main.getByRole('link', { name: newerTitle }).click()
    await seeStory(newerTitle)
    await page.waitForURL(newer[`path_${language}`])
    expect(await page.title()).toBe(`${newerTitle} — FrontLand`)
    await main.getByRole('link', { name: `${texts.older} ${olderTitle}` }).click()
    await seeStory(olderTitle)
    await main.getByRole('link', { name: `${texts.newer} ${newerTitle}` }).waitFor()
    await page.goBack()
    await seeStory(newerTitle)
    await main.getByRole('link', { name: texts.toNews }).click()
    await main.getByRole('link', { name: olderTitle }).click()
    await seeStory(olderTitle)
  })
})

test('every other spelling of an address leads to the right one, for now', async ({
  product,
  administrator,
}) => {
  const { id, version } = await publish(administrator)
  const right = `/news/${id}-severnyy-most-vzyat`
  for (const [from, to] of [
    [`/news/${id}`, right],
    [`/news/${id}-wrong`, right],
    [`/news/${id}-%F0%9F%8E%89`, right],
    [`${right}?lang=en`, `/news/${id}-the-north-bridge-is-ours?lang=en`],
    [`/news/${id}?utm_source=x`, `${right}?utm_source=x`],
  ] as const) {
    const reply = await ask(product, from)
    expect([from, reply.status, reply.headers.get('location')]).toEqual([from, 308, to])
    expect(reply.headers.get('cache-control')).toBe('no-store')
  }
  expect((await ask(product, right)).status).toBe(200)
  await administrator.call('PUT', `/news/${id}`, { title_ru: 'Мост потерян', version })
  const reply = await ask(product, right)
  expect([reply.status, reply.headers.get('location')]).toEqual([308, `/news/${id}-most-poteryan`])
})

test('what nobody may read is not there, and what was there goes at once', async ({
  product,
  administrator,
}) => {
  const item = await publish(administrator, { title_ru: '🎉' })
  const path = `/news/${item.id}`
  const status = async () => (await ask(product, path)).status
  expect(item.path_ru).toBe(path)
  expect(await status()).toBe(200)
  await administrator.call('PUT', `${path}`, { isDraft: true })
  expect(await status()).toBe(404)
  await administrator.call('PUT', `${path}`, { isDraft: false })
  expect(await status()).toBe(200)
  await administrator.call('DELETE', path)
  expect(await status()).toBe(404)
  await administrator.call('POST', `/admin${path}/restore`)
  expect(await status()).toBe(200)
  for (const id of ['0', '-1', '99999999', '9'.repeat(400), 'x', '1x', '%00', '..%2f..'])
    expect([id, (await ask(product, `/news/${id}`)).status]).toEqual([id, 404])
})

test('who writes news sees a draft where it will stand, marked; everybody else finds nothing', async ({
  product,
  administrator,
  visit,
}) => {
  const title_ru = uniqueName('Scout')
  const item = await publish(administrator, { title_ru, isDraft: true })
  const editor = await visit()
  await signInOnce(editor, await appoint(product, administrator, 'manage_news'))
  editor.expectErrors(/^logged: ApiError/, /^404 GET \/(api\/)?news\/\d/)
  const main = editor.page.getByRole('main')
  async function seeDraft() {
    await main.getByRole('heading', { level: 1, name: title_ru }).waitFor()
    await main.getByText(writingTexts.ru.states.draft, { exact: true }).waitFor()
    expect(new URL(editor.page.url()).pathname).toBe(item.path_ru)
    expect(await editor.page.title()).toBe(`${title_ru} — FrontLand`)
  }
  await editor.goto(`/admin/news/${item.id}`)
  await main.getByRole('link', { name: adminNewsTexts.ru.preview }).click()
  await seeDraft()
  expect((await editor.goto(item.path_ru)).status()).toBe(404)
  await seeDraft()

  for (const path of [item.path_ru, '/', '/news', '/news/feed.xml', '/sitemap.xml', '/api/news']) {
    const html = await (await ask(product, path)).text()
    expect([path, html.includes(title_ru), html.includes(item.path_ru)]).toEqual([path, false, false])
  }
  await administrator.call('PUT', `/news/${item.id}`, { isDraft: false })
  expect((await editor.goto(item.path_ru)).status()).toBe(200)
  await main.getByRole('heading', { level: 1, name: title_ru }).waitFor()
  expect(await main.getByText(writingTexts.ru.states.draft, { exact: true }).count()).toBe(0)
})

/** One item more than a page holds, numbered from the oldest, by the name that they have in common. */
async function publishSeries(administrator: Parameters<typeof publish>[0]): Promise<string> {
  const series = uniqueName('Сводка')
  for (let count = 1; count <= 21; count++) await publish(administrator, { title_ru: `${series} № ${count}` })
  return series
}

test('older ones are reached without JavaScript, twenty at a time, and back leads back', async ({
  product,
  administrator,
  visit,
}) => {
  const series = await publishSeries(administrator)
  const { page, goto } = await visit({ javaScript: false })
  const main = page.getByRole('main')
  await goto('/news')
  expect(await main.locator('ol > li').count()).toBe(20)
  await main.getByRole('link', { name: wordsTexts.ru.next }).click()
  await page.waitForURL('/news?page=2#list')
  await main.getByRole('heading', { name: `${series} № 1`, exact: true }).waitFor()
  expect(await main.getByRole('heading', { name: `${series} № 21` }).count()).toBe(0)
  await main.getByRole('link', { name: `${series} № 1`, exact: true }).click()
  await main.getByRole('heading', { level: 1, name: `${series} № 1` }).waitFor()
  await page.goBack()
  await main.getByRole('heading', { level: 2, name: `${series} № 1`, exact: true }).waitFor()
  await main.getByRole('link', { name: wordsTexts.ru.previous }).click()
  await main.getByRole('heading', { name: `${series} № 21` }).waitFor()
  const html = await (await ask(product, '/news?page=2&lang=en')).text()
  expect(html).toContain(`<link rel="canonical" href="${product.url}/news?page=2&#38;lang=en">`)
})

test('another page of the list begins at its top, and back returns to where one was', async ({
  administrator,
  visit,
}) => {
  const series = await publishSeries(administrator)
  const { page, goto } = await visit()
  const main = page.getByRole('main')
  await goto('/news')
  const next = main.getByRole('link', { name: wordsTexts.ru.next })
  await next.scrollIntoViewIfNeeded()
  const before = (await page.evaluate('scrollY')) as number
  expect(before).toBeGreaterThan(1000)
  await next.click()
  await main.getByRole('heading', { name: `${series} № 1`, exact: true }).waitFor()
  await expect.poll(() => page.evaluate('scrollY')).toBeLessThan(600)
  await page.goBack()
  await expect.poll(() => page.evaluate('scrollY')).toBe(before)
})
