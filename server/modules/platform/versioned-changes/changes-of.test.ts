import { expect, test } from 'vitest'
import { changesOf } from './changes-of.ts'

const saved = { name: 'Scout', note: null as string | null, level: 3, version: 2 }

test('only what differs is a change', () => {
  expect(changesOf(saved, { name: 'Scout', note: 'new', level: 4 })).toEqual({ note: 'new', level: 4 })
  expect(changesOf({ ...saved, note: 'old' }, { note: null })).toEqual({ note: null })
})

test('nothing that differs is no change at all', () => {
  expect(changesOf(saved, { name: 'Scout', note: null, level: undefined })).toBeNull()
  expect(changesOf(saved, {})).toBeNull()
})
