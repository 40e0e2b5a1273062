import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { shopOpeningEndpoints } from '#shared/contract/shop/opening.ts'
import { type Product, productEndpoints } from '#shared/contract/shop/products.ts'
import { readDelivered } from '#shared/texts/words.ts'
import { sampleProducts } from '#tests/samples/sample-products.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { headOf } from '#web/routing/page.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { page } from './product.page.ts'
import { ProductPage } from './product-page.tsx'

const elite = sampleProducts.find(({ key }) => key === 'elite') as Product
const asked = (pathname: string) => ({
  pathname,
  query: new URLSearchParams(),
  language: 'en' as const,
  readTexts: readDelivered,
})

it('tells one product, what the tiers below it give included', async () => {
  const api = startScreenTest()
  api.reply(productEndpoints.list, sampleProducts)
  api.reply(shopOpeningEndpoints.state, { isOpen: false, takesTopUps: false })
  renderScreen(<ProductPage thing={elite} />, { path: '/shop/elite' })
  expect(screen.getByRole('heading', { level: 1, name: 'Элита' })).toBeTruthy()
  expect(await screen.findByText('/heal /fly /speed /enderchest /tp /back /god /ptime')).toBeTruthy()
  expect(screen.getByRole('img', { name: elite.imageText_ru })).toBeTruthy()
  expect(within(await screen.findByRole('status')).getByText(/Касса ещё строится/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ко всем товарам' }).getAttribute('href')).toBe('/shop')
})

it('says that it is not for sale where the shop sells, and why', async () => {
  const api = startScreenTest()
  const soldOut: Product = { ...elite, canBeBought: false, notForSale: 'sold_out' }
  api.reply(productEndpoints.list, [soldOut])
  api.reply(shopOpeningEndpoints.state, { isOpen: true, takesTopUps: false })
  renderScreen(<ProductPage thing={soldOut} />, { path: '/shop/elite' })
  const button = await screen.findByRole('button', { name: 'Сейчас не продаётся' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Всё раскупили.',
  )
  expect(screen.queryByRole('link', { name: /^Купить/ })).toBeNull()
})

it('tells what it knows where the others did not come', () => {
  startScreenTest()
  renderScreen(<ProductPage thing={elite} />, { path: '/shop/elite' })
  expect(screen.getByText('/god /ptime')).toBeTruthy()
})

it('has one address, a title and a picture of its own', () => {
  const keyOf = (path: string) => page.about?.(asked(path))?.queryKey
  expect(keyOf('/shop/ELITE')).toEqual(keyOf('/shop/elite'))
  for (const path of ['/shop/a', '/shop/%D1%8D', `/shop/${'x'.repeat(41)}`])
    expect(keyOf(path)).toBeUndefined()
  expect(page.address?.(elite, asked('/shop/ELITE'))).toBe('/shop/elite')
  expect(headOf(page, asked('/shop/elite'), { ...elite, description_en: 'One\nline' }, sampleSite)).toEqual({
    title: 'Elite',
    description: 'One line',
    picture: '/images/rank-elite.jpg',
  })
})
