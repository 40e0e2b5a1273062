import { onTestFinished } from 'vitest'
import { runRobokassa } from './run-robokassa.ts'

/** The same until the test ends. */
export async function startRobokassa(options: Parameters<typeof runRobokassa>[0] = {}) {
  const robokassa = await runRobokassa(options)
  onTestFinished(robokassa.stop)
  return robokassa
}
