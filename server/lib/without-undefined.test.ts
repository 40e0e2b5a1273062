import { expect, test } from 'vitest'
import { withoutUndefined } from './without-undefined.ts'

test('keys without a value go, null and other empty values stay', () => {
  const object = withoutUndefined({ a: undefined, b: null, c: 0, d: '', e: false })
  expect(Object.entries(object)).toEqual([
    ['b', null],
    ['c', 0],
    ['d', ''],
    ['e', false],
  ])
})
