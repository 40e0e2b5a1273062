import { expect, test } from 'vitest'
import { changesOf } from './changes-of.ts'

const saved = { name: 'Scout', note: null as string | null, level: 3, version: 2 }

test('only what differs is a change', () => {
  expect(changesOf(saved, { name: 'Scout', note: 'new', level: 4 }, 2)).toEqual({ note: 'new', level: 4 })
  expect(changesOf({ ...saved, note: 'old' }, { note: null }, undefined)).toEqual({ note: null })
})

test('nothing that differs is no change at all', () => {
  expect(changesOf(saved, { name: 'Scout', note: null, level: undefined }, 2)).toBeNull()
  expect(changesOf(saved, {}, undefined)).toBeNull()
})

test('another version is a conflict, even without a change', () => {
  expect(() => changesOf(saved, {}, 1)).toThrow('conflict')
})
