import { expect, test } from 'vitest'
import type { Result, Round } from '#tests/rounds/round.ts'
import { withResults } from './reliability-table.ts'

const EMPTY = 'Before\n<!-- written by npm run prove -->\n<!-- until here -->\nAfter\n'
const TODAY = { day: '2026-11-22', machine: '2 cores' }
const round = (name: string): Round => ({
  name,
  rule: `the rule of ${name}`,
  engines: ['sqlite', 'postgresql'],
  sizes: {},
  play: async () => ({ seen: '', faults: [] }),
})
const all = [round('kill'), round('disk')]
const result = (name: string, more: Partial<Result> = {}): Result => ({
  round: name,
  engine: 'sqlite',
  verdict: 'passed',
  seconds: 3,
  seen: 'all was well',
  faults: [],
  ...more,
})

test('the table stands in its place, each round with its rule', () => {
  const file = withResults(EMPTY, [result('kill')], TODAY, all)
  expect(file).toMatch(/^Before\n/)
  expect(file).toMatch(/\nAfter\n$/)
  expect(file).toContain('| disk | the rule of disk |')
  expect(file).toContain('| kill | sqlite | passed | all was well | 3 | 2026-11-22 | 2 cores |')
})

test('a later result takes the place of an earlier one; others stay, in one order', () => {
  const first = withResults(EMPTY, [result('disk'), result('disk', { engine: 'postgresql' })], TODAY, all)
  const tomorrow = { ...TODAY, day: '2026-11-23' }
  const file = withResults(first, [result('kill'), result('disk', { seen: 'later' })], tomorrow, all)
  expect(file.match(/^\| (kill|disk) \| (sqlite|postgresql) .*$/gm)).toEqual([
    '| kill | sqlite | passed | all was well | 3 | 2026-11-23 | 2 cores |',
    '| disk | sqlite | passed | later | 3 | 2026-11-23 | 2 cores |',
    '| disk | postgresql | passed | all was well | 3 | 2026-11-22 | 2 cores |',
  ])
})

test('what failed says so, with its first fault; what was not run is not told as passed', () => {
  const faults = ['review 7 is lost | for good\nindeed', 'review 8']
  const failed = result('kill', { verdict: 'failed', faults })
  const missing = result('disk', { verdict: 'not run', seen: 'there is no mount' })
  const file = withResults(EMPTY, [failed, missing], TODAY, all)
  expect(file).toContain('| failed | all was well; 2 faults, the first: review 7 is lost for good indeed |')
  expect(file).toContain('| disk | sqlite | not run | there is no mount |')
})
