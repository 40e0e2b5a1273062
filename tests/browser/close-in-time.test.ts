import { expect, test } from 'vitest'
import { closeInTime } from './close-in-time.ts'

test('what closes is waited for', async () => {
  let isClosed = false
  await closeInTime({
    close: async () => {
      await new Promise(setImmediate)
      isClosed = true
    },
  })
  expect(isClosed).toBe(true)
})

test('what says that it cannot be closed is heard', async () => {
  await expect(closeInTime({ close: () => Promise.reject(new Error('stuck')) })).rejects.toThrow('stuck')
})

test('what never closes holds nobody up', async () => {
  await closeInTime({ close: () => new Promise(() => {}) }, 10)
})
