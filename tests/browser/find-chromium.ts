/** A Chromium for the journeys: the machine's own, or one that is fetched when there is none. */
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { installDebianPackage, isProgram, runProgram } from '#tests/programs.ts'

/** First the one that is made for being looked at by nobody: it opens a page for two thirds of what the others take. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const MAC_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium that runs here (`CHROMIUM_PATH` decides), or undefined. Throws when `CHROMIUM_PATH` is wrong. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (isProgram(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is no program that runs here.`)
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...installed, ...MAC_PATHS, chromium.executablePath()].find((path) => isProgram(path))
}

/** Like `findChromium`, but installs one when there is none: Debian's package as root, otherwise Playwright's. */
export function findOrInstallChromium(): string {
  const found = findChromium()
  if (found) return found

  console.log('There is no Chromium here; installing one …')
  const complaints: string[] = []
  const packages = ['chromium-headless-shell', 'chromium'].map((name) => () => installDebianPackage(name))
  for (const install of [...packages, installPlaywrightsCopy]) {
    const complaint = install()
    const installed = findChromium()
    if (installed) return installed
    complaints.push(complaint)
  }
  throw new Error(
    `No Chromium could be found or installed. Install it, or name its program in CHROMIUM_PATH.\n${complaints.join('\n')}`,
  )
}

const installPlaywrightsCopy = () => runProgram('playwright-core', ['install', '--no-shell', 'chromium'])
