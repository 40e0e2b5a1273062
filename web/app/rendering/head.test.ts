import { globSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { addressNameOf } from '#shared/addresses.ts'
import { LANGUAGES } from '#shared/constants/languages.ts'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'
import { type ChangedWords, readDelivered } from '#shared/texts/words.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { page as homePage } from '#web/app/home/home.page.ts'
import { sitePages } from '#web/app/site-pages.ts'
import { page as shopPage } from '#web/features/shop/products/catalogue/shop.page.ts'
import { createRenderingReader } from '#web/i18n/words-reader.ts'
import { headOf } from '#web/routing/page.ts'
import { feedsOf } from './feeds.ts'
import { renderHead } from './head.ts'

const site = sampleSite
const files = globSync('web/public/images/social/*.jpg')
const cards = files.map((file) => basename(file, '.jpg'))
const asked = {
  pathname: '/shop',
  query: new URLSearchParams(),
  language: 'ru' as const,
  readTexts: readDelivered,
}
const head = headOf(shopPage, asked, undefined, site)
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

it('has a card for each page of its own address that search engines may know', async () => {
  const bare: string[] = []
  for (const { path, guard, load } of sitePages) {
    if (/[:*]/.test(path) || (guard && guard !== 'signed-out')) continue
    const { page } = await load()
    const name = addressNameOf(path)
    if (page.isIndexed !== false && !cards.includes(`${name}-ru`)) bare.push(path)
  }
  expect(bare).toEqual([])
})

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

it('says how large a picture is that is drawn when it is asked for', () => {
  const picture = '/widgets/players/Ranger/card.png?lang=ru'
  const text = renderHead(
    { title: 'Ranger', description: 'Игрок', picture, pictureSize: { width: 1200, height: 630 } },
    { language: 'ru', site, paths: null, feeds: [], card: 'player', cards },
  )
  expect(contentOf(text, 'og:image')).toBe(`https://front.example${picture}`)
  expect(['width', 'height'].map((side) => contentOf(text, `og:image:${side}`))).toEqual(['1200', '630'])
})

it('shows a story with its own picture and dates; one whose picture is lost borrows a card', () => {
  const story = (picture: string) =>
    renderHead(
      {
        title: 'Мост',
        description: 'Наш',
        article: {
          picture,
          publishedAt: '2025-11-20T18:30:00.000Z',
          updatedAt: '2025-11-21T18:30:00.000Z',
        },
      },
      {
        language: 'en',
        site,
        paths: { ru: '/news/7-most', en: '/news/7-bridge' },
        feeds: feedsOf(['news'], 'en', readDelivered),
        card: 'newsItem',
        cards,
      },
    )
  const text = story('/uploads/ab.webp')
  expect(contentOf(text, 'og:type')).toBe('article')
  expect(contentOf(text, 'og:image')).toBe('https://front.example/uploads/ab.webp')
  expect(contentOf(text, 'twitter:image')).toBe('https://front.example/uploads/ab.webp')
  expect(contentOf(text, 'og:image:width')).toBeUndefined()
  expect(contentOf(text, 'article:published_time')).toBe('2025-11-20T18:30:00.000Z')
  expect(contentOf(text, 'article:modified_time')).toBe('2025-11-21T18:30:00.000Z')
  expect(text).toContain(
    '<link rel="alternate" type="application/atom+xml" title="News — FrontLand" ' +
      'href="https://front.example/news/feed.xml?lang=en">',
  )
  const lost = story('/images/never-painted.jpg')
  expect(contentOf(lost, 'og:image')).toBe('https://front.example/images/social/home-en.jpg')
  expect(contentOf(lost, 'og:image:width')).toBe('1200')
})

it('shows no card whose words the operator changed: that of the home page instead, or the first screen', () => {
  const own = { image: '/uploads/ab.webp' }
  const cardAmong = (reworded: string[], hero: Partial<SiteInfo['hero']> = {}) =>
    contentOf(
      renderHead(head, {
        language: 'ru',
        site: { ...site, hero: { ...site.hero, ...hero } },
        paths: { ru: '/shop', en: '/shop' },
        feeds: [],
        card: 'shop',
        cards,
        isReworded: (page) => reworded.includes(page),
      }),
      'og:image',
    )
  expect(cardAmong(['home'], own)).toContain('/images/social/shop-ru.jpg')
  expect(cardAmong(['shop'])).toContain('/images/social/home-ru.jpg')
  expect(cardAmong(['shop'], { title_en: 'Hold the line' })).toContain('/images/social/home-ru.jpg')
  expect(cardAmong(['shop'], own)).toContain('/uploads/ab.webp')
  expect(cardAmong(['shop', 'home'], own)).toContain('/uploads/ab.webp')
})

it('announces the feed of what a page shows, and no other', () => {
  expect(feedsOf(['news'], 'ru', readDelivered)).toEqual([{ path: '/news/feed.xml', title: 'Новости' }])
  expect(feedsOf(['feedback'], 'ru', readDelivered)).toEqual([])
  expect(show('shop')).not.toContain('atom+xml')
})

it('carries what proves the site to search engines, and nothing of an untouched site', () => {
  expect(show('shop')).not.toContain('verification')
  const text = renderHead(head, {
    language: 'ru',
    site: { ...site, verification: { google: 'g-1', yandex: '', bing: 'B2' } },
    paths: null,
    feeds: [],
    card: 'shop',
    cards,
  })
  expect(contentOf(text, 'google-site-verification')).toBe('g-1')
  expect(contentOf(text, 'msvalidate.01')).toBe('B2')
  expect(text).not.toContain('yandex')
})

describe('a site with a face of its own', () => {
  const path = `/uploads/${'a'.repeat(32)}.webp`
  const show = (changes: Partial<SiteInfo>, article?: string) =>
    renderHead(
      { title: 'Мост', description: 'Наш', ...(article && { article: { ...dates, picture: article } }) },
      {
        language: 'ru',
        site: { ...site, ...changes },
        paths: { ru: '/shop', en: '/shop' },
        feeds: [],
        card: 'shop',
        cards,
      },
    )
  const dates = { publishedAt: '2025-11-20T18:30:00.000Z', updatedAt: '2025-11-21T18:30:00.000Z' }
  const images = { logo: null, icon: path, card: path }

  it('has its icons in every tab', () => {
    const text = show({ images })
    expect(text).toContain(
      `<link rel="icon" href="/site-images/${'a'.repeat(32)}-icon-32.png" sizes="32x32">`,
    )
    expect(text).toContain(`<link rel="apple-touch-icon" href="/site-images/${'a'.repeat(32)}-icon-180.png">`)
    expect(text).not.toContain('favicon')
    expect(show({})).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32">')
  })

  it('is shared with its card, an article with its own picture', () => {
    const card = `https://front.example/site-images/${'a'.repeat(32)}-card.jpg`
    expect(contentOf(show({ images }), 'og:image')).toBe(card)
    expect(contentOf(show({ images }), 'og:image:width')).toBe('1200')
    expect(contentOf(show({ images }, '/uploads/ab.webp'), 'og:image')).toBe(
      'https://front.example/uploads/ab.webp',
    )
  })

  it('shows none of the cards that bear our name once it has another', () => {
    const hero = { ...site.hero, image: path }
    expect(contentOf(show({ name: 'Рубеж', hero }), 'og:image')).toBe(`https://front.example${path}`)
  })
})

it('is found by the operator’s own big words, unless the title itself was worded', async () => {
  const titleOf = (hero: string, words: ChangedWords = {}) => {
    const readTexts = createRenderingReader({ ru: words, en: {} }, 'ru').words.read
    const named = { ...site, hero: { ...site.hero, title_ru: hero } }
    return headOf(homePage, { ...asked, pathname: '/', readTexts }, undefined, named).title
  }
  expect(titleOf('Командуй.\nЗавоёвывай.\nГосподствуй.')).toBe('Командуй, завоёвывай, господствуй')
  expect(titleOf('Держи рубеж.\nДо утра.')).toBe('Держи рубеж. До утра')
  expect(titleOf('Держи рубеж.', { 'home-page': { title: 'Рубеж' } })).toBe('Рубеж')
})
