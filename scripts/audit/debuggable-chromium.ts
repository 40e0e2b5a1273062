/** A Chromium that Lighthouse can steer: a process of its own, with a profile of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findOrInstallChromium } from '#tests/browser/find-chromium.ts'

const STARTED = /DevTools listening on ws:\/\/[^:]+:(\d+)\//

export async function startDebuggableChromium(): Promise<{ port: number; stop: () => Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'frontland-audit-'))
  const isRoot = process.getuid?.() === 0
  const child = spawn(
    findOrInstallChromium(),
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-extensions',
      ...(isRoot ? ['--no-sandbox'] : []),
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const close = once(child, 'close')
  /** By its own protocol: what Debian calls Chromium is a script around it, which a signal would end alone. */
  async function stop() {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    await (await browser.newBrowserCDPSession()).send('Browser.close')
    await close
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  let said = ''
  const port = await new Promise<number>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk
      const started = STARTED.exec(said)
      if (started) resolve(Number(started[1]))
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Chromium did not start:\n${said}`)))
  })
  return { port, stop }
}
