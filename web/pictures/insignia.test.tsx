import { existsSync } from 'node:fs'
import { fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { STAFF_RANKS } from '#shared/constants/staff-ranks.ts'
import { tierWords } from '#shared/texts/tier-words.ts'
import { insigniaOf } from '#web/features/accounts/profile/insignia-of.ts'
import { startScreenTest } from '#web/testing/render-screen.tsx'
import { Insignia } from './insignia.tsx'

beforeEach(() => {
  startScreenTest()
  // The test environment fetches no images and calls each one complete.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
})

it('leaves a blank patch where the file does not come, never a broken image', () => {
  const { container } = render(<Insignia name="staff-general" className="w-9" />)
  const image = container.querySelector('img') as HTMLImageElement
  expect(image.getAttribute('src')).toBe('/images/ranks/staff-general.svg')
  expect(image.alt).toBe('')
  fireEvent.error(image)
  expect(container.querySelector('img')).toBeNull()
  expect(container.firstElementChild?.className).toContain('w-9')
})

it('is drawn for every rank that has a name', () => {
  const names = [...STAFF_RANKS.map(insigniaOf), ...Object.keys(tierWords.en)]
  expect(names.length).toBe(32)
  expect(names.filter((name) => !existsSync(`web/public/images/ranks/${name}.svg`))).toEqual([])
})
