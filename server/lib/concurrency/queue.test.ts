import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

const refuse = () => new Error('too many')

test('one piece of work runs at a time, in the order of asking, whatever became of the one before', async () => {
  const inTurn = createQueue({ atOnce: 1, waitingMax: 10, refuse })
  const told: string[] = []
  const piece = (name: string) => async () => {
    told.push(`${name} begins`)
    await new Promise(setImmediate)
    told.push(`${name} ends`)
    if (name === 'first') throw new Error('no picture')
    return name
  }
  const [first, second] = await Promise.allSettled([inTurn(piece('first')), inTurn(piece('second'))])
  expect(told).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  expect([first?.status, second]).toEqual(['rejected', { status: 'fulfilled', value: 'second' }])
})

test('so many wait and no more; there is room again once one is done', async () => {
  const inTurn = createQueue({ atOnce: 1, waitingMax: 1, refuse })
  let end = () => {}
  const running = inTurn(() => new Promise<void>((resolve) => (end = resolve)))
  const waiting = inTurn(async () => 'waited')
  await expect(inTurn(async () => 'refused')).rejects.toThrow('too many')
  end()
  await running
  expect(await waiting).toBe('waited')
  expect(await inTurn(async () => 'later')).toBe('later')
})
