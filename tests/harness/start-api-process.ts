import { onTestFinished } from 'vitest'
import type { Address } from './address.ts'
import { type ApiProcess, runApiProcess } from './run-api-process.ts'

/** Starts the server on this database in a process of its own; it ends with the test at the latest. */
export async function startApiProcess(
  address: Address,
  environment: Record<string, string> = {},
): Promise<ApiProcess> {
  const api = await runApiProcess(address, environment)
  onTestFinished(async () => {
    await api.end('SIGKILL')
  })
  return api
}
