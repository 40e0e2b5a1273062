import { onTestFinished } from 'vitest'
import { runFreekassa } from './run-freekassa.ts'

/** The same until the test ends. */
export async function startFreekassa(options: Parameters<typeof runFreekassa>[0] = {}) {
  const freekassa = await runFreekassa(options)
  onTestFinished(freekassa.stop)
  return freekassa
}
