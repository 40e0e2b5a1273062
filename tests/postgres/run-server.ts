/** Starts one PostgreSQL server on an empty folder, and stops it with everything it left behind. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findFreePort } from '#tests/free-port.ts'
import type { PostgresBinaries } from './find-binaries.ts'
import { isReachableByAll, makeFolderFor, serverUser } from './server-user.ts'

export type RunningServer = { url: string; stop: () => Promise<void> }

const START_TIMEOUT_MS = 30_000
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '32MB',
  max_connections: '60',
  autovacuum: 'off',
  jit: 'off',
  timezone: 'UTC',
}

/** Resolves when the server answers; throws what it said when it does not. */
export async function runServer(binaries: PostgresBinaries): Promise<RunningServer> {
  const user = serverUser()
  const folder = makeFolderFor(user)
  const options = { cwd: folder, env: cleanEnvironment(), ...user }
  try {
    const bin = user ? reachable(binaries.folder, folder) : binaries.folder
    const data = join(folder, 'data')
    await promisify(execFile)(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
      options,
    )
    const port = await findFreePort()
    const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const stop = stopper(server, folder)
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    await untilItAnswers(server, url).catch(async (error) => {
      await stop()
      throw error
    })
    return { url, stop }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** Without the caller's PG… variables, which would lead the server elsewhere. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')))
}

/** The binaries themselves, or a copy where the server's user can reach them (a clone in root's home). */
function reachable(bin: string, folder: string): string {
  if (isReachableByAll(bin)) return bin
  const copy = join(folder, 'server')
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, basename(bin))
}

async function untilItAnswers(server: ChildProcess, url: string): Promise<void> {
  let said = ''
  let ended = false
  server.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-2_000)
  })
  server.once('error', (error) => {
    said += error.message
    ended = true
  })
  server.once('exit', () => {
    ended = true
  })
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline && !ended; await wait(25)) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      // Not listening yet.
    }
  }
  throw new Error(`postgres did not start: ${said.trim()}`)
}

/** Ends the server by its own process id: when told to, and when this process ends or is interrupted. */
function stopper(server: ChildProcess, folder: string): () => Promise<void> {
  const exited = new Promise<void>((resolve) => {
    server.once('exit', () => resolve())
    server.once('error', () => resolve())
  })
  // SIGQUIT is PostgreSQL's immediate shutdown: nothing here needs to be written out.
  const endNow = () => {
    server.kill('SIGQUIT')
    removeWhileServerEnds(folder)
  }
  const interrupted = () => process.exit(1)
  process.once('exit', endNow)
  for (const signal of STOP_SIGNALS) process.once(signal, interrupted)

  return async () => {
    process.off('exit', endNow)
    for (const signal of STOP_SIGNALS) process.off(signal, interrupted)
    server.kill('SIGQUIT')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
}

/** An exiting process cannot await, and the ending server may still be writing into the folder. */
function removeWhileServerEnds(folder: string): void {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let attempt = 0; attempt < 40; attempt++) {
    try {
      rmSync(folder, { recursive: true, force: true })
      if (!existsSync(folder)) return
    } catch {
      // Not empty again.
    }
    Atomics.wait(pause, 0, 0, 50)
  }
}
