/** A Chromium for the journeys: the machine's own, or one that is fetched when there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium that runs here (`CHROMIUM_PATH` decides), or undefined. Throws when `CHROMIUM_PATH` is wrong. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (runs(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is no program that runs here.`)
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...installed, ...MAC_PATHS, chromium.executablePath()].find(runs)
}

/** Like `findChromium`, but installs one when there is none: Debian's package as root, otherwise Playwright's. */
export function findOrInstallChromium(): string {
  const found = findChromium()
  if (found) return found

  console.log('There is no Chromium here; installing one …')
  const complaints: string[] = []
  for (const install of [installDebianPackage, installPlaywrightsCopy]) {
    const complaint = install()
    const installed = findChromium()
    if (installed) return installed
    complaints.push(complaint)
  }
  throw new Error(
    `No Chromium could be found or installed. Install it, or name its program in CHROMIUM_PATH.\n${complaints.join('\n')}`,
  )
}

function installDebianPackage(): string {
  if (process.getuid?.() !== 0) return 'Debian’s package needs root.'
  const update = run('apt-get', ['update'])
  return update || run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
}

function installPlaywrightsCopy(): string {
  return run('playwright-core', ['install', '--no-shell', 'chromium'])
}

/** Returns what went wrong, or nothing. */
function run(program: string, args: string[]): string {
  const result = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (result.status === 0) return ''
  return `${program} ${args.join(' ')}: ${result.error?.message ?? result.stderr.trim().slice(-1_000)}`
}

/** Some distributions ship a stub of that name which only asks for another package. */
function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0
}
