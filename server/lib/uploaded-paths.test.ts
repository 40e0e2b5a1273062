import { expect, test } from 'vitest'
import { uploadedPathsIn } from './uploaded-paths.ts'

const one = `/uploads/${'a'.repeat(32)}.webp`
const other = `/uploads/${'0'.repeat(32)}.webp`

test('finds each uploaded picture once, in paths and in Markdown', () => {
  expect(uploadedPathsIn(one, null, `Мост\n\n![взят](${other}) и ![снова](${one})`)).toEqual([one, other])
})

test('finds no other picture', () => {
  expect(
    uploadedPathsIn('', '/images/hero.jpg', '/uploads/.part', `/uploads/${'g'.repeat(32)}.webp`),
  ).toEqual([])
})
