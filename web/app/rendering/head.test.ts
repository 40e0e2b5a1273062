import { globSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { addressNameOf } from '#shared/addresses.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import { sitePages } from '#web/app/site-pages.ts'
import { page as shopPage } from '#web/features/shop/products/shop.page.ts'
import { headOf } from '#web/routing/page.ts'
import { renderHead } from './head.ts'

const site = { name: 'FrontLand', url: 'https://front.example' }
const files = globSync('web/public/images/social/*.jpg')
const cards = files.map((file) => basename(file, '.jpg'))
const head = headOf(shopPage, { pathname: '/shop', query: new URLSearchParams(), language: 'ru' }, undefined)
const show = (card: string, isIndexed = true) =>
  renderHead(head, {
    language: 'ru',
    site,
    paths: isIndexed ? { ru: '/shop', en: '/shop' } : null,
    feeds: [],
    card,
    cards,
  })
const contentOf = (text: string, key: string) =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`).exec(text)?.[1]
const cardOf = (card: string, isIndexed?: boolean) => contentOf(show(card, isIndexed), 'og:image')

it('has a card for the home page, and for each other page in both languages or in none', () => {
  const names = [...new Set(cards.map((card) => card.replace(/-\w+$/, '')))]
  expect(names).toContain('home')
  expect(cards.toSorted()).toEqual(
    names.flatMap((name) => LANGUAGES.map((language) => `${name}-${language}`)).toSorted(),
  )
  const known = sitePages.map(({ path }) => addressNameOf(path))
  expect(names.filter((name) => !known.includes(name))).toEqual([])
})

it.for(files)('%s has the size that networks show', async (file) => {
  const { width, height, format } = await sharp(file).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
})

it('says what is on the card, to every kind of reader', () => {
  const text = show('shop')
  const card = 'https://front.example/images/social/shop-ru.jpg'
  expect(contentOf(text, 'og:image')).toBe(card)
  expect(contentOf(text, 'twitter:image')).toBe(card)
  expect(contentOf(text, 'og:image:alt')).toBe('Магазин — FrontLand')
  expect(contentOf(text, 'twitter:image:alt')).toBe('Магазин — FrontLand')
  expect(contentOf(text, 'og:image:width')).toBe('1200')
  expect(contentOf(text, 'og:image:height')).toBe('630')
})

it('borrows the card of the home page for a page without one, and where nobody should find the page', () => {
  expect(cardOf('no-such-card')).toBe('https://front.example/images/social/home-ru.jpg')
  expect(cardOf('shop', false)).toBe('https://front.example/images/social/home-ru.jpg')
})

it('leads each language to where the page stands in it', () => {
  const text = renderHead(head, {
    language: 'en',
    site,
    paths: { ru: '/news/7-novost', en: '/news/7-news' },
    feeds: [],
    card: 'news',
    cards,
  })
  expect(text).toContain('<link rel="canonical" href="https://front.example/news/7-news?lang=en">')
  expect(text).toContain('<link rel="alternate" hreflang="ru" href="https://front.example/news/7-novost">')
  expect(text).toContain(
    '<link rel="alternate" hreflang="en" href="https://front.example/news/7-news?lang=en">',
  )
})
