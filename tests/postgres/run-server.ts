/** Runs one PostgreSQL server on an empty folder, and stops it with everything it left behind. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findFreePort } from '#tests/free-port.ts'
import type { PostgresBinaries } from './find-binaries.ts'
import { isReachableByAll, makeFolderFor, serverUser } from './server-user.ts'

export type RunningServer = {
  url: string
  /** Ends it and removes what it kept. */
  stop(): Promise<void>
  /** As `pg_ctl stop -m` does; what it kept stays. */
  halt(mode: keyof typeof STOPS): Promise<void>
  /** Starts it again on what it kept, at the same address. */
  resume(): Promise<void>
  /** Has all of its processes stand still until `thaw`. */
  freeze(): void
  thaw(): void
}

const STOPS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

const START_TIMEOUT_MS = 30_000
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const QUICK = {
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
/** As operators run it: what was acknowledged survives any stop, and tables are looked after. */
const DURABLE = {
  ...QUICK,
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // With `minimal` numbers come twice after a stop that is too early for the first checkpoint.
  wal_level: 'replica',
  autovacuum: 'on',
  shared_buffers: '128MB',
}
export type ServerKind = 'quick' | 'durable'

/** Resolves when the server answers; throws what it said when it does not. `quick` is for tests that never stop it. */
export async function runServer(
  binaries: PostgresBinaries,
  kind: ServerKind = 'quick',
): Promise<RunningServer> {
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
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    const settings = Object.entries(kind === 'quick' ? QUICK : DURABLE).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ])
    let server: ChildProcess
    const start = async () => {
      server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      await untilItAnswers(server, url)
    }
    const halt = async (signal: NodeJS.Signals) => {
      if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
      server.kill(signal)
      await once(server, 'exit')
    }
    // SIGQUIT is PostgreSQL's immediate shutdown: nothing here needs to be written out.
    const stop = stopper(
      () => server,
      folder,
      () => halt(STOPS.immediate),
    )
    await start().catch(async (error) => {
      await stop()
      throw error
    })
    const signalAll = (signal: NodeJS.Signals) => {
      for (const id of [server.pid ?? 0, ...childrenOf(server.pid)]) process.kill(id, signal)
    }
    return {
      url,
      stop,
      halt: (mode) => halt(STOPS[mode]),
      resume: start,
      freeze: () => signalAll('SIGSTOP'),
      thaw: () => signalAll('SIGCONT'),
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** The processes that one of ours has started, on Linux. */
function childrenOf(parent: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1] === String(parent)
      } catch {
        return false
      }
    })
    .map(Number)
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
function stopper(server: () => ChildProcess, folder: string, halt: () => Promise<void>): () => Promise<void> {
  const endNow = () => {
    server().kill('SIGQUIT')
    removeWhileServerEnds(folder)
  }
  const interrupted = () => process.exit(1)
  process.once('exit', endNow)
  for (const signal of STOP_SIGNALS) process.once(signal, interrupted)

  return async () => {
    process.off('exit', endNow)
    for (const signal of STOP_SIGNALS) process.off(signal, interrupted)
    await halt()
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
