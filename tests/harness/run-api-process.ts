import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { ALLOCATOR_SETTINGS, PROGRAM_FLAGS } from '#server/program-flags.mjs'
import type { Address } from './address.ts'

/** Where `npm` has Node keep what it compiled: the process starts in half the time. */
const { NODE_COMPILE_CACHE } = process.env

/** A call with this header is the last that the process hears, where its answer fits the expression that the header holds. */
export const DIES_OVER = 'x-dies-over'
/** What it says then. */
export const LAST_WORDS = 'dies between commit and answer'

export type ApiProcess = {
  process: ChildProcess
  /** Where the API answers, without a slash at the end. */
  url: string
  port: number
  /** What it has written to its standard output so far. */
  output(): string
  /** Sends a signal and resolves to the exit code once the process has ended; null when the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** Runs the server without its pages on this database, in a process of its own, as the product is run; whoever calls ends it. */
export async function runApiProcess(
  { dataDir, databaseUrl }: Address,
  environment: Record<string, string> = {},
): Promise<ApiProcess> {
  const child = fork(new URL('./api-process.ts', import.meta.url), {
    env: {
      PATH: process.env.PATH,
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...ALLOCATOR_SETTINGS,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      PROOF_OF_WORK_AFTER: '1000000',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...environment,
    },
    execArgv: [...PROGRAM_FLAGS],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const exit = once(child, 'exit') as Promise<[number | null]>
  const end: ApiProcess['end'] = async (signal) => {
    child.kill(signal)
    return (await exit)[0]
  }
  let output = ''
  let complaint = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    complaint += chunk
  })
  const started = once(child, 'message') as Promise<[number]>
  const [port] = await Promise.race([
    started,
    exit.then(([code]) => {
      throw new Error(`the server ended with ${code}: ${complaint}`)
    }),
  ])
  return { process: child, url: `http://127.0.0.1:${port}/api`, port, output: () => output, end }
}
