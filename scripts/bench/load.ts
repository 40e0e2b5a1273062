import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { installDebianPackage } from '#tests/programs.ts'
import type { BenchedProcess } from './start-process.ts'

export type Target = {
  name: string
  url: string
  server: BenchedProcess
  headers?: Record<string, string>
  /** Microseconds of processor time that a request may take. */
  budget?: number
}
/** `p50`, `p99`: milliseconds. `processor`: microseconds of the server's processor time for one request. */
export type Load = { perSecond: number; p50: number; p99: number; processor: number }

const CONNECTIONS = 32
const ROUNDS = 6
const WARM_UP_SECONDS = 1
const SECONDS = 3
const WRK = '/usr/bin/wrk'
const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

const run = promisify(execFile)

/**
 * Loads the targets in turn with `wrk`, several times round, so that a busy moment of the machine falls on all of them
 * alike, and warms each before it is measured: V8 forgets the code of what nobody asked for while the others had their turn.
 * Resolves to what each round saw of each target. Throws when a target answers anything but success or 304.
 */
export async function loadInTurn(targets: readonly Target[]): Promise<Map<string, Load[]>> {
  const complaint = existsSync(WRK) ? '' : installDebianPackage('wrk')
  if (complaint) throw new Error(`wrk is needed for measuring. ${complaint}`)
  const seen = new Map<string, Load[]>(targets.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const target of targets) {
      await load(target, WARM_UP_SECONDS)
      seen.get(target.name)?.push(await load(target, SECONDS))
    }
  return seen
}

async function load({ name, url, server, headers = {} }: Target, seconds: number): Promise<Load> {
  const before = server.processorTime()
  const { stdout } = await run(WRK, [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--latency',
    ...Object.entries(headers).flatMap(([header, value]) => ['-H', `${header}: ${value}`]),
    url,
  ])
  const milliseconds = server.processorTime() - before
  const failure = /Non-2xx.*|Socket errors.*/.exec(stdout)
  if (failure) throw new Error(`${name}: ${failure[0]}`)
  return {
    perSecond: Number(find(stdout, /Requests\/sec:\s+([\d.]+)/)[0]),
    p50: latency(stdout, 50),
    p99: latency(stdout, 99),
    processor: (milliseconds * 1000) / Number(find(stdout, /(\d+) requests in/)[0]),
  }
}

function latency(report: string, percent: number): number {
  const [figure, unit = ''] = find(report, new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`))
  return Number(figure) * (MILLISECONDS[unit] ?? Number.NaN)
}

function find(report: string, pattern: RegExp): string[] {
  const found = pattern.exec(report)
  if (!found) throw new Error(`wrk said something else:\n${report}`)
  return found.slice(1)
}
