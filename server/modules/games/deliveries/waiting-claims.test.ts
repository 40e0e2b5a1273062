import { expect, test } from 'vitest'
import { createWaitingClaims } from './waiting-claims.ts'

const SECOND = 1_000
const HERE = 1
const ELSEWHERE = 2

/** Agents that wait, and who of them has been told to look, in that order. */
function openWaiting() {
  const claims = createWaitingClaims()
  const told: string[] = []
  const come = (name: string, gameServerId = HERE) => {
    const waiter = claims.enter({ gameServerId, keyId: 1 })
    const wait = () =>
      void waiter
        .wait(60 * SECOND, new AbortController().signal)
        .then((end) => told.push(end ? `${name}: ${end}` : name))
    wait()
    return { ...waiter, waitOn: wait }
  }
  const now = async () => {
    await new Promise(setImmediate)
    return told.splice(0)
  }
  return { ...claims, come, now }
}

test('those who wait for one game server look one after another, whether they wait on or have gone', async () => {
  const { come, wake, now } = openWaiting()
  const [first, second] = [come('first'), come('second'), come('third')]
  come('elsewhere', ELSEWHERE)
  wake(new Set([HERE]))
  expect(await now()).toEqual(['first'])
  first.waitOn()
  expect(await now()).toEqual(['second'])
  second.leave()
  expect(await now()).toEqual(['third'])
  wake()
  expect(await now()).toEqual(['elsewhere'])
})

test('one that finds nothing left spares the others, unless something came while it looked', async () => {
  const { come, wake, now } = openWaiting()
  const [first, second] = [come('first'), come('second')]
  wake()
  expect([await now(), first.isFirst(), second.isFirst()]).toEqual([['first'], true, false])
  first.spareOthers()
  first.waitOn()
  expect(await now()).toEqual([])
  wake()
  expect(await now()).toEqual(['first'])
  wake()
  first.spareOthers()
  first.leave()
  expect(await now()).toEqual(['second'])
})

test('one that looks when something comes looks again', async () => {
  const { come, wake, now } = openWaiting()
  const first = come('first')
  wake()
  expect(await now()).toEqual(['first'])
  wake()
  first.waitOn()
  expect(await now()).toEqual(['first'])
  first.waitOn()
  expect(await now()).toEqual([])
})

test('who leaves before its turn holds nobody up, and the end of a key or of the process is told to all', async () => {
  const { come, wake, close, endKeys, now } = openWaiting()
  const [first, second, third] = [come('first'), come('second'), come('third')]
  wake()
  expect(await now()).toEqual(['first'])
  second.leave()
  first.leave()
  expect(await now()).toEqual(['third'])
  third.waitOn()
  endKeys(new Set([1]))
  expect(await now()).toEqual(['third: no key'])
  come('late')
  close()
  expect(await now()).toEqual(['late: closing'])
})
