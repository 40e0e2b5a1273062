import { expect, it } from 'vitest'
import { sampleNewsItem } from '#web/testing/samples.ts'
import { newsIn } from './news-in-language.ts'

it('takes the words of the language', () => {
  expect(newsIn('ru', sampleNewsItem()).title).toBe('Северный мост')
  expect(newsIn('en', sampleNewsItem()).description).toBe('The bridge is ours again')
})

it('takes the picture of the language, else the common one, else the one for all', () => {
  const item = sampleNewsItem({ image_en: '/images/en.jpg', image_global: '/images/all.jpg' })
  expect(newsIn('en', item).image).toBe('/images/en.jpg')
  expect(newsIn('ru', item).image).toBe('/images/all.jpg')
  expect(newsIn('ru', sampleNewsItem({ image_global: null })).image).toBe('/images/1.jpg')
})
