/** The site, which is started again whenever it has been killed, and whose clock can be put on. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Address } from '#tests/harness/address.ts'
import { type ApiProcess, LAST_WORDS, runApiProcess } from '#tests/harness/run-api-process.ts'

const AGAIN_MS = 100
const LAST_WORDS_MS = 2_000

export function keepSite(address: Address) {
  let aheadMs = 0
  let isOver = false
  let running = start()
  let deaths = 0
  let lastWords = 0

  async function start(): Promise<ApiProcess | null> {
    while (!isOver)
      try {
        const api = await runApiProcess(address, { CLOCK_AHEAD_MS: String(aheadMs) })
        api.process.once('close', () => {
          if (api.output().includes(LAST_WORDS)) lastWords++
        })
        api.process.once('exit', () => {
          running = start()
        })
        return api
      } catch {
        // Its database is away.
        await wait(AGAIN_MS)
      }
    return null
  }

  async function here(): Promise<ApiProcess> {
    const api = await running
    if (api === null) throw new Error('the site is over')
    return api
  }

  return {
    deaths: () => deaths,
    now: () => new Date(Date.now() + aheadMs),
    /** Where it answers, without `/api`; waits until it does. */
    url: async (): Promise<string> => (await here()).url.replace(/\/api$/, ''),
    processId: async () => (await here()).process.pid,
    /** Whether it died over a call that was to be its last, told soon after that call came to nothing. */
    async diedOverCall(): Promise<boolean> {
      for (const end = performance.now() + LAST_WORDS_MS; performance.now() < end; await wait(AGAIN_MS))
        if (lastWords > 0) {
          lastWords--
          deaths++
          return true
        }
      return false
    },
    kill(): void {
      void running.then((api) => {
        if (!api || api.process.exitCode !== null || api.process.signalCode !== null) return
        deaths++
        api.process.kill('SIGKILL')
      })
    },
    async leap(milliseconds: number): Promise<void> {
      aheadMs += milliseconds
      ;(await here()).process.send(aheadMs)
    },
    async end(): Promise<void> {
      isOver = true
      await (await running)?.end('SIGKILL')
    },
  }
}
