import { expect, test } from 'vitest'
import { readOptions } from './read-options.ts'

test('what is not said is what a tester at one machine needs', () => {
  expect(readOptions([])).toMatchObject({ host: '127.0.0.1', port: 0, slowSeconds: 20, patienceMs: 600_000 })
  expect(readOptions(['--file=/tmp/x', '--port=8090', '--kill=a', '--start=b'])).toMatchObject({
    file: '/tmp/x',
    port: 8090,
    killBy: 'a',
    startBy: 'b',
  })
})

test('what is misspelled is named', () => {
  expect(() => readOptions(['--prot=1'])).toThrow('--prot')
  expect(() => readOptions(['--port=http'])).toThrow('--port is a whole number from 0 to 65535, not "http"')
  expect(() => readOptions(['--slow=0'])).toThrow('--slow')
})
