/** A social card is drawn with the title and description that are delivered: whatever else a page says has none. */
import { expect, it } from 'vitest'
import { addresses } from '#shared/addresses.ts'
import type { LegalDocument } from '#shared/contract/content/legal.ts'
import { type ChangedWords, readDelivered } from '#shared/texts/words.ts'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { page as privacy } from '#web/features/content/legal/privacy.page.ts'
import { page as mode } from '#web/features/games/game-servers/mode.page.ts'
import { page as shop } from '#web/features/shop/products/catalogue/shop.page.ts'
import { createRenderingReader } from '#web/i18n/words-reader.ts'
import { isReworded } from './is-reworded.ts'

const asked = (pathname: string, ru: ChangedWords = {}) => ({
  pathname,
  query: new URLSearchParams(),
  language: 'ru' as const,
  readTexts: createRenderingReader({ ru, en: {} }, 'ru').words.read,
})

it('as delivered every page says what its card does', () => {
  expect(isReworded(shop, asked(addresses.shop), undefined, sampleSite)).toBe(false)
  expect(isReworded(mode, asked(addresses.serversSurvival), undefined, sampleSite)).toBe(false)
  expect(isReworded(privacy, asked(addresses.privacy), sample, sampleSite)).toBe(false)
})

it.each([
  ['its own words', shop, addresses.shop, { 'shop-page': { title: 'Склад' } }],
  ['the name of its mode', mode, addresses.serversSurvival, { modes: { 'survival.title': 'Дикий край' } }],
  ['what is said of its mode', mode, addresses.serversSurvival, { 'mode-descriptions': { survival: 'Лес' } }],
])('%s may be changed, whatever the dictionary is called', (_, page, path, words) => {
  expect(isReworded(page, asked(path, words as ChangedWords), undefined, sampleSite)).toBe(true)
})

it('the name of another mode, and words below the title, leave it as it is', () => {
  const words = { modes: { 'creative.title': 'Стройка', 'survival.lead': 'Лес' } }
  expect(isReworded(mode, asked(addresses.serversSurvival, words), undefined, sampleSite)).toBe(false)
})

it('a document that staff wrote anew has no card', () => {
  expect(isReworded(privacy, asked(addresses.privacy), { ...sample, isSample: false }, sampleSite)).toBe(true)
})

it('the other language keeps its card', () => {
  const changed = { ru: { 'shop-page': { title: 'Склад' } }, en: {} }
  const inEnglish = { ...asked(addresses.shop), language: 'en' as const }
  expect(
    isReworded(
      shop,
      { ...inEnglish, readTexts: createRenderingReader(changed, 'en').words.read },
      undefined,
      sampleSite,
    ),
  ).toBe(false)
  expect(isReworded(shop, { ...inEnglish, readTexts: readDelivered }, undefined, sampleSite)).toBe(false)
})

const sample: LegalDocument = {
  key: 'privacy',
  title_ru: 'О данных',
  title_en: 'On data',
  isSample: true,
  languages: ['ru', 'en'],
  lead_ru: null,
  lead_en: null,
  edition: null,
  opening_ru: '',
  opening_en: '',
  sections_ru: [],
  sections_en: [],
  others: [],
}
