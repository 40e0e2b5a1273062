/** A delivered page comes alive bit by bit (decision 0088): in between the browser answers taps. */
import { expect } from 'vitest'
import { test } from '#e2e/harness/journey.ts'

/** React gives way by a message to itself: how many elements it had taken over each time. */
const NOTE_BITS = `
  self.alive = [0]
  self.countAlive = () => [...document.querySelectorAll('#root *')]
    .filter((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))).length
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (...message) {
    self.alive.push(self.countAlive())
    return postMessage.apply(this, message)
  }
`
/** How many times it gave way with something new taken over. */
const BITS = `new Set(self.alive).size - 1`
const IS_ALIVE = `self.countAlive() === document.querySelectorAll('#root *').length`
/** A slowed page on a busy machine. */
const PATIENCE_MS = 60_000
/** Taken over in one go, `/login` gives way two to four times while its parts arrive. */
const MANY = 6
/** How far it gets each time is for the machine to say; one that never gives way does so in no visit. */
const VISITS = 3

test('no page is taken over in one go', async ({ visit }) => {
  const { context, page, goto } = await visit({ width: 390 })
  await context.addInitScript(NOTE_BITS)
  page.setDefaultTimeout(PATIENCE_MS)
  const devtools = await context.newCDPSession(page)
  // As slow as a phone, so that there is something to interrupt.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (const path of ['/', '/login']) {
    const bits: number[] = []
    for (let visits = 0; visits < VISITS; visits++) {
      await goto(path)
      await expect.poll(() => page.evaluate(IS_ALIVE), { timeout: PATIENCE_MS }).toBe(true)
      bits.push(await page.evaluate<number>(BITS))
    }
    expect(Math.max(...bits), path).toBeGreaterThanOrEqual(MANY)
  }
})
