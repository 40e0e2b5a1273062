import { onTestFinished } from 'vitest'
import { runYookassa } from './run-yookassa.ts'

/** The same until the test ends. */
export async function startYookassa(options: Parameters<typeof runYookassa>[0] = {}) {
  const yookassa = await runYookassa(options)
  onTestFinished(yookassa.stop)
  return yookassa
}
