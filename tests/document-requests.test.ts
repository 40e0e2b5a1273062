/** What is made from the published document of the API makes no fault, over real sockets: the short form of a round. */
import { expect, inject, test } from 'vitest'
import { document } from '#tests/rounds/document/document.round.ts'
import { playRound } from '#tests/rounds/play-round.ts'

test('requests made from the OpenAPI document, valid, broken and hostile ones, are all answered without a fault', {
  timeout: 240_000,
}, async () => {
  const result = await playRound(document, inject('engine'), { requests: 600, growth: 300 })
  expect(result).toMatchObject({ verdict: 'passed', faults: [] })
})
