import { type Browser, chromium } from 'playwright-core'
import { findOrInstallChromium } from './find-chromium.ts'

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A headless Chromium that talks to nobody but the pages it opens. The caller closes it. */
export function launchChromium(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0
  return chromium.launch({
    executablePath: findOrInstallChromium(),
    headless: true,
    args: isRoot ? ['--no-sandbox', ...QUIET] : QUIET,
  })
}
