/** The built product as its visitors meet it: a process of its own, with an empty data folder, on a free port. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWebIfStale } from '#scripts/build-web.ts'

export type Product = {
  /** The address of the site, without a slash at the end. */
  url: string
  dataDir: string
  /** Ends the process the way an operator does, and removes its data. */
  stop(): Promise<void>
  /** The same the way a power cut does. */
  kill(): Promise<void>
}

export const ADMINISTRATOR = { username: 'admin', password: 'journeys-2025' } as const

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
const LIFELINE = new URL('../../scripts/bootstrap/lifeline.ts', import.meta.url).href

/** Builds what is stale and starts the product; resolves when it answers. Throws with what it said when it does not start. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  await buildWebIfStale()
  const dataDir = await mkdtemp(join(tmpdir(), 'frontland-journey-'))
  const url = `http://127.0.0.1:${await findFreePort()}`
  const child = fork(MAIN, {
    // An `.env` beside package.json is the developer's own: it must not reach the journeys.
    cwd: dataDir,
    execArgv: ['--import', LIFELINE],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
      SITE_URL: url,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      LOG_LEVEL: 'error',
      // Nobody answers there: the journeys ask no machine but their own.
      ROBLOX_API_URL: 'http://127.0.0.1:9',
      ...environment,
    },
  })
  const exit = once(child, 'exit')
  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    child.kill(signal)
    await exit
    await rm(dataDir, { recursive: true, force: true })
  }

  let said = ''
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      if (said.includes('is ready at')) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${said}`)))
  })
  try {
    await ready
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true })
    throw error
  }
  return { url, dataDir, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
