/** The built product as its visitors meet it: a process of its own, with its own data folder, on a free port. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PROGRAM_FLAGS } from '#server/program-flags.mjs'
import { findFreePort } from '#tests/free-port.ts'

export type Product = {
  /** The address of the site, without a slash at the end. */
  url: string
  dataDir: string
  process: ChildProcess
  /** Ends the process the way an operator does, and removes its data. */
  stop(): Promise<void>
  /** The same the way a power cut does. */
  kill(): Promise<void>
}

export type ProductOptions = {
  /** Settings as in `.env.example`. */
  environment?: Record<string, string>
  /** By what name the site is called; its address otherwise. */
  host?: string | undefined
  /** A folder of `prepareData`: what it holds is copied, so that nothing need be migrated and no password hashed. */
  preparedData?: string
  /** A module that the process imports before all else. */
  preload?: URL | undefined
}

export const ADMINISTRATOR = { username: 'admin', password: 'journeys-2025' } as const

const MAIN = fileURLToPath(new URL('../../dist/program/main.js', import.meta.url))
const LIFELINE = new URL('../../scripts/bootstrap/lifeline.mjs', import.meta.url).href

/** Starts the product on what was built last; resolves when it answers. Throws with what it said when it does not start. */
export async function startProduct({
  environment = {},
  host,
  preparedData,
  preload,
}: ProductOptions = {}): Promise<Product> {
  const dataDir = await makeFolder()
  const removeData = () => rm(dataDir, { recursive: true, force: true })
  try {
    if (preparedData !== undefined) await cp(preparedData, dataDir, { recursive: true })
    const { url, process, end } = await run(dataDir, { environment, host, preload })
    return {
      url,
      dataDir,
      process,
      stop: () => end('SIGTERM').then(removeData),
      kill: () => end('SIGKILL').then(removeData),
    }
  } catch (error) {
    await removeData()
    throw error
  }
}

/** The data folder as the product leaves it after its first start. The caller removes it. */
export async function prepareData(): Promise<string> {
  const dataDir = await makeFolder()
  const { end } = await run(dataDir)
  await end('SIGTERM')
  return dataDir
}

const makeFolder = () => mkdtemp(join(tmpdir(), 'frontland-journey-'))

async function run(
  dataDir: string,
  { environment = {}, host = '127.0.0.1', preload }: Omit<ProductOptions, 'preparedData'> = {},
) {
  const url = `http://${host}:${await findFreePort()}`
  const child = fork(MAIN, {
    // An `.env` beside package.json is the developer's own: it must not reach the journeys.
    cwd: dataDir,
    execArgv: [
      ...PROGRAM_FLAGS,
      ...[LIFELINE, ...(preload ? [preload.href] : [])].flatMap((each) => ['--import', each]),
    ],
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
      AVATAR_URL_TEMPLATE: 'http://127.0.0.1:9/{username}',
      // All players of a journey come from one network.
      PROOF_OF_WORK_AFTER: '1000000',
      ...environment,
    },
  })
  const exit = once(child, 'exit')
  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    child.kill(signal)
    await exit
  }

  let said = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      if (said.includes('is ready at')) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${said}`)))
  })
  return { url, process: child, end }
}
