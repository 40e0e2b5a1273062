/** Purchases while everything fails, by the emulators' own books: the short form of a round. */
import { expect, inject, test } from 'vitest'
import { money } from '#tests/rounds/money/money.round.ts'
import { playRound } from '#tests/rounds/play-round.ts'

test('whatever providers, buyers and kills do, each kopeck and each order is where it belongs', {
  timeout: 300_000,
}, async () => {
  const result = await playRound(money, inject('engine'), { purchases: 60, buyers: 12, kills: 1 })
  expect(result).toMatchObject({ verdict: 'passed', faults: [] })
})
