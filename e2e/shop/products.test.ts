/** Each product at an address of its own: found, shared, changed by staff and gone. */
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import type { StaffProduct } from '#shared/contract/shop/product-fields.ts'
import type { Product } from '#tests/product/start-product.ts'
import { shopTexts } from '#web/features/shop/products/shop.texts.ts'

const ask = ({ url }: Product, path: string) => fetch(url + path, { redirect: 'manual' })
const contentOf = (html: string, key: string) =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`).exec(html)?.[1]

test.for(LANGUAGES)('a product says to machines what it is (%s)', async (language, { product }) => {
  const path = `/shop/elite${language === 'en' ? '?lang=en' : ''}`
  const html = await (await ask(product, path)).text()
  const name = { ru: 'Элита', en: 'Elite' }[language]
  expect(html).toContain(`<link rel="canonical" href="${product.url}${path}">`)
  expect(contentOf(html, 'og:title')).toBe(`${name} — FrontLand`)
  expect(contentOf(html, 'og:image')).toBe(`${product.url}/images/rank-elite-1280.webp`)
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)['@graph']).toEqual([
    expect.objectContaining({ '@type': 'Product', name, offers: expect.objectContaining({ price: 999 }) }),
  ])
})

test('there is one address for a product, and none for what there is not', async ({ product }) => {
  const other = await ask(product, '/shop/ELITE')
  expect([other.status, other.headers.get('location')]).toEqual([308, '/shop/elite'])
  for (const path of ['/shop/nothing', '/shop/a', '/shop/%00'])
    expect((await ask(product, path)).status).toBe(404)
  expect(await (await ask(product, '/sitemap.xml')).text()).toContain(`${product.url}/shop/elite`)
})

test('what staff change stands on the pages at once, and what they hide is gone', async ({
  product,
  administrator,
}) => {
  const { body } = await administrator.call('GET', '/admin/shop/products')
  const { id } = (body as StaffProduct[]).find(({ key }) => key === 'recruit') as StaffProduct
  const priceOn = async (path: string) => /(299|149)\s₽/.exec(await (await ask(product, path)).text())?.[1]
  expect(await priceOn('/shop/recruit')).toBe('299')
  await administrator.call('PUT', `/admin/shop/products/${id}`, { priceKopecks: 14_900 })
  expect(await priceOn('/shop/recruit')).toBe('149')
  await administrator.call('PUT', `/admin/shop/products/${id}`, { isHidden: true })
  expect((await ask(product, '/shop/recruit')).status).toBe(404)
  expect(await (await ask(product, '/shop')).text()).not.toContain('/shop/recruit"')
  await administrator.call('PUT', `/admin/shop/products/${id}`, { isHidden: false, priceKopecks: 29_900 })
})

test('a product opens over the list, and from there on a page of its own', async ({ visit }) => {
  const { page, goto } = await visit()
  await goto('/shop')
  const dialog = page.getByRole('dialog', { name: 'Элита' })
  await page.getByRole('button', { name: shopTexts.ru.detailsOf('Элита') }).click()
  await dialog.waitFor()
  await page.reload()
  await dialog.waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  await page.goForward()
  await dialog.getByRole('link', { name: shopTexts.ru.ownPage }).click()
  await page.waitForURL('/shop/elite')
  await page.getByRole('heading', { level: 1, name: 'Элита' }).waitFor()
  await page.getByText('/heal /fly /speed /enderchest /tp /back /god /ptime').waitFor()
  await page.goBack()
  await page.waitForURL('/shop')
})
