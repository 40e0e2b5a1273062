import { expect, test } from 'vitest'
import type { Round } from '#tests/rounds/round.ts'
import { readArguments } from './read-arguments.ts'

const round = (name: string, sizes: Record<string, number>): Round => ({
  name,
  rule: '',
  engines: ['sqlite', 'postgresql'],
  sizes,
  play: async () => ({ seen: '', faults: [] }),
})
const all = [round('kill', { rounds: 50 }), round('soak', { minutes: 10 })]
const read = (...words: string[]) => readArguments(words, all)

test('without words everything is played in full size on both engines', () => {
  expect(read()).toEqual({ rounds: all, engines: ['sqlite', 'postgresql'], sizes: {} })
})

test('rounds, engines and sizes are named', () => {
  expect(read('soak', '--minutes=2', 'sqlite')).toEqual({
    rounds: [all[1]],
    engines: ['sqlite'],
    sizes: { minutes: 2 },
  })
})

test('a word that is none of this is refused with all there are', () => {
  expect(() => read('sok')).toThrow(/"sok" is not known[\s\S]+kill --rounds=50\n {2}soak --minutes=10/)
  expect(() => read('--minute=2')).toThrow('"--minute=2" is not known')
  expect(() => read('--minutes=two')).toThrow('not known')
})
