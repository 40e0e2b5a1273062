/** The scripts of package.json as an operator calls them, in a process of their own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Address } from './address.ts'

/** Where `npm` has Node keep what it compiled. */
const { NODE_COMPILE_CACHE } = process.env

export type ScriptEnd = { code: number | null; output: string; complaint: string }

/** Runs `scripts/<name>.ts` on the database at an address and waits for its end. */
export async function runScript(
  name: string,
  args: readonly string[],
  { dataDir, databaseUrl }: Address,
  environment: Record<string, string> = {},
): Promise<ScriptEnd> {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: {
      PATH: process.env.PATH,
      ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}),
      DATA_DIR: dataDir,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = { output: '', complaint: '' }
  child.stdout.on('data', (chunk) => (end.output += chunk))
  child.stderr.on('data', (chunk) => (end.complaint += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, ...end }
}
