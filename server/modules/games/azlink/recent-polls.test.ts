import { expect, test } from 'vitest'
import { areTwo, withPoll } from './recent-polls.ts'

const SECOND = 1_000
/** Whether it looks like two after each poll, and a moment after all. */
function after(
  seconds: readonly number[],
  { from = (_: number): string => '203.0.113.7', wokenAt = -100 } = {},
) {
  let kept: string | null = null
  const seen = seconds.map((second, index) => {
    const at = second * SECOND
    kept = withPoll(kept, { at, from: from(index) }, wokenAt * SECOND)
    return areTwo(kept, at)
  })
  return { seen, isSoOnceQuiet: areTwo(kept, (seconds.at(-1) ?? 0) * SECOND + 150 * SECOND) }
}

test('one that asks once a minute, starts again, is asked by hand and woken is one', () => {
  expect(after([0, 60, 120, 180, 200, 290]).seen).not.toContain(true)
  expect(after([0, 60, 90, 93, 120], { wokenAt: 90 }).seen).not.toContain(true)
})

test('two that ask once a minute each are two within three minutes, and no more once one is gone', () => {
  for (const apart of [0, 1, 20, 59]) {
    const polls = [0, 1, 2].flatMap((minute) => [minute * 60, minute * 60 + apart])
    const { seen, isSoOnceQuiet } = after(polls)
    expect([apart, seen.at(-1), isSoOnceQuiet]).toEqual([apart, true, false])
  }
})

test('those of different addresses are told apart already', () => {
  const polls = [0, 20, 60, 80, 120, 140]
  expect(after(polls, { from: (index) => `203.0.113.${index % 2}` }).seen).not.toContain(true)
})
