import autocannon from 'autocannon'
import type { BenchedProcess } from './start-process.ts'

export type Target = { name: string; url: string; server: BenchedProcess; headers?: Record<string, string> }
/** `processor`: microseconds of the server's processor time for one request. */
export type Load = { perSecond: number; p50: number; p99: number; processor: number }

const CONNECTIONS = 50
const ROUNDS = 6
const WARM_UP_SECONDS = 1
const SECONDS = 2.5

/**
 * Loads the targets in turn, several times round, so that a busy moment of the machine falls on all of them alike.
 * Resolves to what each round saw of each target. Throws when a target answers anything but success.
 */
export async function loadInTurn(targets: readonly Target[]): Promise<Map<string, Load[]>> {
  const seen = new Map<string, Load[]>(targets.map(({ name }) => [name, []]))
  for (const target of targets) await load(target, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round++)
    for (const target of targets) seen.get(target.name)?.push(await load(target, SECONDS))
  return seen
}

async function load({ name, url, server, headers = {} }: Target, duration: number): Promise<Load> {
  const before = server.processorTime()
  const result = await autocannon({ url, headers, duration, connections: CONNECTIONS })
  const milliseconds = server.processorTime() - before
  const failures = result.non2xx + result.errors + result.timeouts
  if (failures > 0) throw new Error(`${name}: ${failures} requests did not succeed.`)
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    processor: (milliseconds * 1000) / result.requests.total,
  }
}
