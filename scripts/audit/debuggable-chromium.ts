/** A Chromium that Lighthouse can steer: a process of its own, with a profile of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
    // A group of its own: what Debian calls Chromium is a script around it, and ends alone.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  const close = once(child, 'close')
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  }
  process.once('exit', end)
  async function stop() {
    process.off('exit', end)
    end()
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
