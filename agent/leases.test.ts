import { expect, test } from 'vitest'
import { createCapacity } from './capacity.ts'
import { beginLease } from './leases.ts'

const MINUTE = 60_000
const serverTime = '2026-03-10T12:00:00.000Z'
const leaseUntil = '2026-03-10T12:01:00.000Z'

function clocksAt(wall: number) {
  const clocks = { steadyMs: 0, wallMs: wall }
  return { clocks, read: { steady: () => clocks.steadyMs, wall: () => clocks.wallMs } }
}

test('a lease lasts as long as the site says, a little less, whatever time it is here', () => {
  for (const wall of [0, Date.parse(serverTime), Date.parse(serverTime) + 60 * MINUTE]) {
    const { clocks, read } = clocksAt(wall)
    const lease = beginLease({ serverTime, leaseUntil }, read)
    clocks.steadyMs = MINUTE - 5_001
    expect(lease.isOver()).toBe(false)
    clocks.steadyMs = MINUTE - 5_000
    expect(lease.isOver()).toBe(true)
  }
})

test('a clock that is put back lengthens none, a machine that slept has none, and one without an end is over', () => {
  const { clocks, read } = clocksAt(Date.parse(serverTime))
  const lease = beginLease({ serverTime, leaseUntil }, read)
  clocks.wallMs -= 60 * MINUTE
  expect(lease.isOver()).toBe(false)
  clocks.wallMs += 61 * MINUTE
  expect(lease.isOver()).toBe(true)
  expect(beginLease({ serverTime, leaseUntil: 'soon' }, read).isOver()).toBe(true)
})

test('no more is taken than runs in half a lease, by the slowest of the last ones', () => {
  const capacity = createCapacity()
  expect(capacity.within(60)).toBe(10)
  capacity.note(10)
  expect(capacity.within(60)).toBe(50)
  capacity.note(15_000)
  expect(capacity.within(60)).toBe(2)
  capacity.note(90_000)
  expect(capacity.within(60)).toBe(1)
  for (let nth = 0; nth < 20; nth++) capacity.note(500)
  expect(capacity.within(60)).toBe(50)
})
