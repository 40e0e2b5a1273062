import { expect, test } from 'vitest'
import { judge, type Kept, type Sold } from './judge.ts'

const sold = (number: number, more: Partial<Sold> = {}): Sold => ({
  number,
  gameServerId: 1,
  lineId: null,
  position: 1,
  isIdempotent: false,
  isRevoke: false,
  isForNobody: false,
  ...more,
})
const kept = (number: number, state: Kept['state'], more: Partial<Kept> = {}): Kept => ({
  number,
  state,
  output: null,
  story: [{ state, reason: null }],
  ...more,
})
const lost: Kept['story'] = [
  { state: 'leased', reason: null },
  { state: 'queued', reason: 'lease_ended' },
]
const cancelled: Kept['story'][number] = { state: 'cancelled', reason: 'Seen in the game' }

/** What became of one command, and how often the game ran it. */
const one = (row: Kept | null, ran: number, more: Partial<Sold> = {}) =>
  judge([sold(7, more)], row ? [row] : [], new Map([[1, Array<number>(ran).fill(7)]]))

test('what was kept is found to be so', () => {
  expect(one(kept(7, 'done'), 1)).toEqual([])
  expect(one(kept(7, 'failed', { output: 'No player was found' }), 1)).toEqual([])
  for (const ran of [0, 1]) expect(one(kept(7, 'review'), ran)).toEqual([])
  expect(one(kept(7, 'cancelled'), 0)).toEqual([])
  expect(one(kept(7, 'done'), 3, { isIdempotent: true })).toEqual([])
  expect(one(kept(7, 'queued', { story: lost }), 1, { isIdempotent: true, isForNobody: true })).toEqual([])
  expect(one(kept(7, 'queued'), 0, { isForNobody: true })).toEqual([])
  const lostTwice = kept(7, 'cancelled', { story: [...lost, ...lost, cancelled] })
  for (const ran of [0, 1, 2]) expect(one(lostTwice, ran, { isIdempotent: true })).toEqual([])
})

test.each<[string, string[], Kept | null, number, Partial<Sold>]>([
  ['nobody knows of it', ['7 is lost'], null, 0, {}],
  ['it ran twice', ['7 may run once and ran 2 times'], kept(7, 'done'), 2, {}],
  ['it ran twice and is in doubt', ['7 may run once and ran 2 times'], kept(7, 'review'), 2, {}],
  ['it is done and never ran', ['7 is done and never ran'], kept(7, 'done'), 0, {}],
  [
    'it ran and failed, and nobody knows how',
    ['7 ran and failed without its output'],
    kept(7, 'failed'),
    1,
    {},
  ],
  ['it is cancelled and ran', ['7 is cancelled and ran'], kept(7, 'cancelled'), 1, {}],
  ['it is queued and ran', ['7 is queued and ran'], kept(7, 'queued'), 1, { isForNobody: true }],
  [
    'what may run twice ran, and nothing tells of it',
    ['7 is queued and ran'],
    kept(7, 'queued'),
    1,
    { isForNobody: true, isIdempotent: true },
  ],
  [
    'a lost attempt excuses only what may run twice',
    ['7 is cancelled and ran'],
    kept(7, 'cancelled', { story: lost }),
    1,
    {},
  ],
  [
    'a lost attempt excuses one run, and none after it was cancelled',
    ['7 is cancelled and ran'],
    kept(7, 'cancelled', { story: [...lost, cancelled] }),
    2,
    { isIdempotent: true },
  ],
  [
    'a failure of what nobody was handed excuses nothing',
    ['7 is cancelled and ran'],
    kept(7, 'cancelled', { story: [{ state: 'failed', reason: 'not_a_command' }, cancelled] }),
    1,
    { isIdempotent: true },
  ],
  [
    'what never began excuses nothing',
    ['7 is cancelled and ran'],
    kept(7, 'cancelled', {
      story: [{ state: 'leased', reason: null }, { state: 'queued', reason: 'player_left' }, cancelled],
    }),
    1,
    { isIdempotent: true },
  ],
  ['it is still out', ['7 is still out'], kept(7, 'leased'), 0, {}],
  ['it waits for nothing', ['7 waits, and nothing is in its way'], kept(7, 'queued'), 0, {}],
])('%s: found out', (_, faults, row, ran, more) => {
  expect(one(row, ran, more)).toEqual(faults)
})

test('what nobody sold, what ran elsewhere, and what is kept twice', () => {
  const done = [kept(7, 'done'), kept(7, 'done')]
  expect(judge([sold(7)], done, new Map([[1, [7]]]))).toEqual(['7 is kept 2 times'])
  expect(
    judge(
      [sold(7)],
      [kept(7, 'review')],
      new Map([
        [1, [8]],
        [2, [7]],
      ]),
    ),
  ).toEqual(['game server 1 ran 8, which was not for it', 'game server 2 ran 7, which was not for it'])
})

test('those of a line follow one another, and what waits behind one that is not done waits rightly', () => {
  const line = [sold(1, { lineId: 5 }), sold(2, { lineId: 5, position: 2 })]
  const both = [kept(1, 'done'), kept(2, 'done')]
  expect(judge(line, both, new Map([[1, [1, 2]]]))).toEqual([])
  expect(judge(line, both, new Map([[1, [2, 1]]]))).toEqual(['2 ran before 1, which stands before it'])
  expect(judge(line, [kept(1, 'review'), kept(2, 'queued')], new Map())).toEqual([])
  expect(judge(line, [kept(1, 'done'), kept(2, 'queued')], new Map([[1, [1]]]))).toEqual([
    '2 waits, and nothing is in its way',
  ])
})

test('nothing is given once it was taken back', () => {
  const line = [sold(1, { lineId: 5 }), sold(2, { lineId: 5, position: 9, isRevoke: true })]
  const both = [kept(1, 'done'), kept(2, 'done')]
  expect(judge(line, both, new Map([[1, [1, 2]]]))).toEqual([])
  expect(judge(line, both, new Map([[1, [2, 1]]]))).toEqual(['1 ran after 2 had taken it back'])
  expect(judge(line, [kept(1, 'cancelled'), kept(2, 'queued')], new Map())).toEqual([
    '2 waits, and nothing is in its way',
  ])
})
