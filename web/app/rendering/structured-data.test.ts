// @vitest-environment node

import { expect, it } from 'vitest'
import { readDelivered } from '#shared/texts/words.ts'
import { sampleCollection } from '#tests/samples/sample-collections.ts'
import { sampleProducts } from '#tests/samples/sample-products.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { page as homePage } from '#web/app/home/home.page.ts'
import { page as newsPage } from '#web/features/content/news/news.page.ts'
import { page as downloadPage } from '#web/features/games/launcher/download.page.ts'
import { page as shopPage } from '#web/features/shop/products/catalogue/shop.page.ts'
import type { Page, PageQuery } from '#web/routing/page.ts'
import { sampleNewsPage, sampleNewsStory } from '#web/testing/samples.ts'
import { renderStructuredData } from './structured-data.ts'

const site = sampleSite
const describe = (page: Page, shown?: unknown) =>
  page.structuredData?.({
    language: 'en',
    readTexts: readDelivered,
    site,
    thing: undefined,
    query: new URLSearchParams(),
    read: <Data>(_: PageQuery<Data>) => shown as Data,
  }) ?? []
const read = (page: Page, shown?: unknown) =>
  JSON.parse(renderStructuredData(describe(page, shown)).replace(/^<script[^>]*>|<\/script>$/g, ''))['@graph']

it('names the organization on the home page', () => {
  expect(read(homePage)[0]).toMatchObject({ '@type': 'Organization', name: 'FrontLand' })
})

it('describes news, the shop and the questions about the launcher', () => {
  expect(read(newsPage, sampleNewsPage(sampleNewsStory()))[0]).toMatchObject({
    '@type': 'NewsArticle',
    headline: sampleNewsStory().title_en,
  })
  expect(
    read(shopPage, sampleProducts).map((product: { offers: { price: number } }) => product.offers.price),
  ).toEqual([299, 599, 999, 199, 299, 149, 149, 349, 259])
  expect(read(downloadPage, sampleCollection('launcher-help'))[0].mainEntity).toHaveLength(3)
})

it('says nothing where there is nothing to say, and cannot leave its element', () => {
  expect(renderStructuredData(describe(newsPage))).toBe('')
  const news = sampleNewsPage(sampleNewsStory({ title_en: '</script><script>alert(1)</script>' }))
  expect(renderStructuredData(describe(newsPage, news)).match(/<\/script>/g)).toHaveLength(1)
})
