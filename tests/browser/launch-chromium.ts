import { type Browser, chromium } from 'playwright-core'
import { findOrInstallChromium } from './find-chromium.ts'

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A route that looks at every request would have every page fetch all of its files anew.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

/** A headless Chromium whom nobody answers but this machine, as on many of our players' networks. The caller closes it. */
export function launchChromium(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0
  return chromium.launch({
    executablePath: findOrInstallChromium(),
    headless: true,
    args: isRoot ? ['--no-sandbox', ...QUIET] : QUIET,
  })
}
