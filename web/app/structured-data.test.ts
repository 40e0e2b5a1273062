import { expect, it } from 'vitest'
import { sampleNewsItem } from '#web/testing/samples.ts'
import { renderStructuredData } from './structured-data.ts'

const site = { name: 'FrontLand', url: 'https://front.example' }
const read = (path: string, news: Parameters<typeof renderStructuredData>[3] = []) => {
  const block = renderStructuredData(path, 'en', site, news)
  return block && JSON.parse(block.replace(/^<script[^>]*>|<\/script>$/g, ''))['@graph']
}

it('names the organization on the home page', () => {
  expect(read('/')[0]).toMatchObject({ '@type': 'Organization', name: 'FrontLand' })
})

it('describes news, the shop and the questions about the launcher', () => {
  expect(read('/news', [sampleNewsItem()])[0]).toMatchObject({
    '@type': 'NewsArticle',
    headline: sampleNewsItem().title_en,
  })
  expect(read('/shop').map((product: { offers: { price: number } }) => product.offers.price)).toEqual([
    299, 599, 999, 199, 299, 149, 149, 349, 259,
  ])
  expect(read('/download')[0].mainEntity).toHaveLength(3)
})

it('says nothing where there is nothing to say, and cannot leave its element', () => {
  expect(read('/login')).toBe('')
  const news = [{ ...sampleNewsItem(), title_en: '</script><script>alert(1)</script>' }]
  expect(renderStructuredData('/news', 'en', site, news).match(/<\/script>/g)).toHaveLength(1)
})
