import { expect, it } from 'vitest'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { renderStyle } from './style.ts'

it("carries the operator's colour, and nothing of an untouched site", () => {
  expect(renderStyle(sampleSite)).toBe('')
  expect(renderStyle({ ...sampleSite, accent: '#7fcf5b' })).toContain(
    '@media screen{:root{--color-signal:#7fcf5b;',
  )
})

it('hides from its first paint on an announcement that was closed here, and only one that can be', () => {
  const announcement = { key: 'ab12', text_ru: 'Вайп', text_en: '', url: null }
  const told = (isClosable: boolean) =>
    renderStyle({ ...sampleSite, announcement: { ...announcement, isClosable } })
  expect(told(true)).toBe('html[data-closed-announcement="ab12"] [data-announcement]{display:none}')
  expect(told(false)).toBe('')
})
