import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Options } from './play-check.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

export type CheckCommand = Options & {
  /** Shell commands that kill the agent and start it; where they are not given, the tester is asked. */
  killBy: string | undefined
  startBy: string | undefined
}

/** What stands behind `npm run bridge-check --`. @throws {Error} a word is not known, or a number is none. */
export function readOptions(words: readonly string[]): CheckCommand {
  const { values } = parseArgs({
    args: [...words],
    options: {
      file: { type: 'string', default: 'bridge-check.txt' },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '0' },
      slow: { type: 'string', default: '20' },
      patience: { type: 'string', default: '10' },
      kill: { type: 'string' },
      start: { type: 'string' },
    },
  })
  return {
    file: resolve(values.file),
    host: values.host,
    port: whole('port', values.port, 0, 65_535),
    slowSeconds: whole('slow', values.slow, 1, 50),
    patienceMs: whole('patience', values.patience, 1, 1_000) * MINUTE_MS,
    killBy: values.kill,
    startBy: values.start,
  }
}

function whole(name: string, text: string, min: number, max: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new Error(`--${name} is a whole number from ${min} to ${max}, not "${text}"`)
  return value
}
