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
const LARGEST_BIT = `Math.max(...self.alive.slice(1).map((count, index) => count - self.alive[index]))`
const IS_ALIVE = `self.countAlive() === document.querySelectorAll('#root *').length`
/** A slowed page on a busy machine. */
const PATIENCE_MS = 60_000
/** The frame of a page alone has 170 elements. */
const FEW = 100
/** A browser that was held up may take more at a time; one that never gives way does so in none of them. */
const VISITS = 3

test('no page is taken over in one go', async ({ visit }) => {
  const { context, page, goto } = await visit({ width: 390 })
  await context.addInitScript(NOTE_BITS)
  page.setDefaultTimeout(PATIENCE_MS)
  const devtools = await context.newCDPSession(page)
  // As slow as a phone, so that there is something to interrupt.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (const path of ['/', '/login']) {
    const largest: number[] = []
    for (let visits = 0; visits < VISITS; visits++) {
      await goto(path)
      await expect.poll(() => page.evaluate(IS_ALIVE), { timeout: PATIENCE_MS }).toBe(true)
      largest.push(await page.evaluate(LARGEST_BIT))
    }
    expect(Math.min(...largest), path).toBeGreaterThan(0)
    expect(Math.min(...largest), path).toBeLessThan(FEW)
  }
})
