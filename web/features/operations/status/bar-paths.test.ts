import { expect, it } from 'vitest'
import { barPath } from './bar-paths.ts'

it('draws a day without data as nothing but its empty column', () => {
  const day = [[0, 0, 0]] as const
  const days = day.map(([...minutes]) => minutes)
  expect(barPath('noData', days)).not.toBe('')
  for (const kind of ['up', 'down', 'maintenance'] as const) expect(barPath(kind, days)).toBe('')
})

it('keeps an outage of one minute in sight, and gives each kind a shape of its own', () => {
  expect(barPath('down', [[1439, 1, 0]]).match(/M/g)).toHaveLength(2)
  expect(barPath('up', [[1440, 0, 0]])).toBe('M0 40v-40h6v40z')
  expect(barPath('maintenance', [[0, 0, 1440]])).toBe('M2 40v-40h2v40z')
})
