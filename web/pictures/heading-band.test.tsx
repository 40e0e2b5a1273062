import { beforeEach, expect, it, vi } from 'vitest'
import { sampleSite } from '#tests/samples/sample-site.ts'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { HeadingBand } from './heading-band.tsx'

beforeEach(() => {
  startScreenTest()
  // The test environment fetches no images and calls each one complete.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
})

it('shows the picture that the operator chose for this page, and for no other', () => {
  const image = `/uploads/${'a'.repeat(32)}.webp`
  const site = { ...sampleSite, pictures: [{ of: 'team' as const, image }] }
  const bands = (
    <>
      <HeadingBand of="team" name="gallery-2" position="object-[50%_62%]" />
      <HeadingBand of="news" name="gallery-6" />
    </>
  )
  const { container } = renderScreen(bands, { site })
  const shown = [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
  expect(shown).toEqual([image])
  expect(container.querySelector('img')?.className).toContain('object-center')
})
