/** `npm run build`: what the browser loads (dist/web) and the program that serves it (dist/program). */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { inputStamp } from './build/input-stamp.ts'
import { runProgram } from './steps/run-program.ts'

const STAMP = 'dist/inputs.sha256'

/** Builds the site unless dist/ is already made from these very sources. Throws what the build said. */
export async function buildIfStale(): Promise<void> {
  const stamp = inputStamp()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return

  console.log('Building the site …')
  rmSync(STAMP, { force: true })
  const { succeeded, output } = await runProgram(process.execPath, ['scripts/build/bundle.ts'], {
    NODE_ENV: 'production',
  })
  process.stdout.write(output)
  if (!succeeded) throw new Error('The site could not be built.')
  mkdirSync('dist', { recursive: true })
  writeFileSync(STAMP, stamp)
}

if (import.meta.main) await buildIfStale()
