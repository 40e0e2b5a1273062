import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { renderHead } from './head.ts'
import { routeOf, routes } from './routes.tsx'

const site = { name: 'FrontLand', url: 'https://front.example' }
const contentOf = (head: string, key: string) =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`).exec(head)?.[1]
const cardOf = (path: string, language: 'ru' | 'en') =>
  contentOf(renderHead(routeOf(path), language, site), 'og:image') ?? ''

it('shows every page that may be found with a card of its own in each language', async () => {
  const found = routes.filter(({ isIndexed }) => isIndexed !== false)
  const cards = found.flatMap(({ path }) => LANGUAGES.map((language) => cardOf(path, language)))
  expect(new Set(cards).size).toBe(cards.length)
  const files = cards.map((card) => card.replace(site.url, 'web/public'))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  for (const file of files) {
    const { width, height, format } = await sharp(file).metadata()
    expect({ width, height, format }, file).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  }
})

it('says what is on the card, to every kind of reader', () => {
  const head = renderHead(routeOf('/shop'), 'ru', site)
  const card = 'https://front.example/images/social/shop-ru.jpg'
  expect(contentOf(head, 'og:image')).toBe(card)
  expect(contentOf(head, 'twitter:image')).toBe(card)
  expect(contentOf(head, 'og:image:alt')).toBe('Магазин — FrontLand')
  expect(contentOf(head, 'twitter:image:alt')).toBe('Магазин — FrontLand')
  expect(contentOf(head, 'og:image:width')).toBe('1200')
  expect(contentOf(head, 'og:image:height')).toBe('630')
})

it('borrows the card of the home page where nobody should find the page', () => {
  expect(cardOf('/admin/users', 'en')).toBe('https://front.example/images/social/home-en.jpg')
})
