import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { sampleNewsStory } from '#web/testing/samples.ts'
import { newsIn } from './news-in-language.ts'

it('takes the words of the language', () => {
  expect(newsIn('ru', sampleNewsStory()).title).toBe('Северный мост')
  expect(newsIn('en', sampleNewsStory()).description).toBe('The bridge is ours again')
})

it('takes the picture of the language, else the common one, else the one for all', () => {
  const item = sampleNewsStory({ image_en: '/images/en.jpg', image_global: '/images/all.jpg' })
  expect(newsIn('en', item).image).toBe('/images/en.jpg')
  expect(newsIn('ru', item).image).toBe('/images/all.jpg')
})

it('has one cover without a picture, another than its neighbours, in either language', () => {
  const cover = (id: number, language: Language) =>
    newsIn(language, sampleNewsStory({ id, image_global: null })).image
  const covers = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => cover(id, 'ru'))
  expect(new Set(covers).size).toBe(8)
  expect(covers.map((path) => existsSync(`web/public${path.replace('.jpg', '-1280.webp')}`))).not.toContain(
    false,
  )
  expect(cover(3, 'en')).toBe(cover(3, 'ru'))
})
