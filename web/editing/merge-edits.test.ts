import { expect, it } from 'vitest'
import { isDifferent, mergeEdits } from './merge-edits.ts'

const base = { title: 'a', text: 'b', image: 'c' }

it('takes what only the other changed, keeps what only I changed', () => {
  const { merged, taken, clashes } = mergeEdits(base, { ...base, title: 'mine' }, { ...base, text: 'theirs' })
  expect(taken).toEqual(['text'])
  expect(merged).toEqual({ title: 'mine', text: 'theirs', image: 'c' })
  expect(clashes).toEqual([])
})

it('names the fields that both changed, and keeps mine there', () => {
  const { merged, clashes } = mergeEdits(base, { ...base, title: 'mine' }, { ...base, title: 'theirs' })
  expect(merged.title).toBe('mine')
  expect(clashes).toEqual(['title'])
})

it('finds no clash where both wrote the same', () => {
  const same = { ...base, title: 'same' }
  expect(mergeEdits(base, same, same)).toEqual({ merged: same, taken: [], clashes: [] })
})

it('knows fields that came or went meanwhile: a missing one is empty', () => {
  const before: Record<string, string> = { 'role:editor': 'yes', 'role:guard': '' }
  const mine = { 'role:editor': 'yes', 'role:guard': 'yes' }
  const theirs = { 'role:guard': '', 'role:writer': 'yes' }
  const { merged, clashes } = mergeEdits<Record<string, string>>(before, mine, theirs)
  expect(merged).toEqual({ 'role:editor': '', 'role:guard': 'yes', 'role:writer': 'yes' })
  expect(clashes).toEqual([])
  expect(isDifferent(mine, { ...mine, 'role:writer': '' })).toBe(false)
  expect(isDifferent(mine, theirs)).toBe(true)
})
