/**
 * `npm run bench`: the built product under load beside bare `node:http`, and the speed of money; some minutes. `npm run bench -- pages`
 * and `-- money` measure one of them.
 */
import './bootstrap/lifeline.mjs'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { LARGEST_KEPT_BYTES } from '#server/http/pages/kept-files.ts'
import { BUILD_FOLDER } from '#server/http/pages/page-source.ts'
import { findFreePort } from '#tests/free-port.ts'
import { quantile } from '#tests/rounds/quantile.ts'
import { type Load, loadInTurn, type Target } from './bench/load.ts'
import { benchMoney } from './bench/money.ts'
import { measurePlayers } from './bench/players.ts'
import { startProcess } from './bench/start-process.ts'
import { buildIfStale } from './build.ts'

const RATIO_BUDGET = 0.85
const MEMORY_BUDGET_MB = 160
/** Microseconds of processor time. */
const ANSWER_BUDGET = 60
const PROFILE_BUDGET = 150
const COMPRESSED = { 'accept-encoding': 'br' }

const words = process.argv.slice(2)
const unknown = words.find((word) => word !== 'pages' && word !== 'money')
if (unknown) throw new Error(`"${unknown}" is not measured: pages or money`)
await buildIfStale()
const folder = mkdtempSync(join(tmpdir(), 'frontland-bench-'))
const running: { stop(): Promise<void> }[] = []
try {
  if (!words.includes('money') || words.includes('pages')) await bench()
  if ((words.length === 0 || words.includes('money')) && !(await benchMoney())) process.exitCode = 1
} finally {
  await Promise.all(running.map((server) => server.stop()))
  rmSync(folder, { recursive: true, force: true })
}

async function bench(): Promise<void> {
  const url = `http://127.0.0.1:${await findFreePort()}`
  const product = await startProcess('scripts/start.mjs', 'is ready at', {
    HOST: '127.0.0.1',
    PORT: new URL(url).port,
    SITE_URL: url,
    DATA_DIR: join(folder, 'data'),
    PROOF_OF_WORK_AFTER: '1000000',
    ADMIN_PASSWORD: 'measured-by-load',
    LOG_LEVEL: 'error',
    // Nobody answers there: only this machine is measured.
    ROBLOX_API_URL: 'http://127.0.0.1:9',
    AVATAR_URL_TEMPLATE: 'http://127.0.0.1:9/{username}',
  })
  running.push(product)
  const raw = await startRawCopyOf(`${url}/`)
  const rawShop = await startRawCopyOf(`${url}/shop`)
  const rawProducts = await startRawCopyOf(`${url}/api/shop/products`)

  const { signIns, reviews, cookie } = await measurePlayers(url)
  const { etag } = Object.fromEntries((await fetch(`${url}/api/profile`, { headers: { cookie } })).headers)
  const of = (path: string, headers: Record<string, string> = {}, budget?: number, name = path): Target => ({
    name,
    url: url + path,
    server: product,
    headers,
    ...(budget && { budget }),
  })
  const targets: Target[] = [
    { name: 'node:http, the bytes of /', ...raw, headers: COMPRESSED },
    of('/', COMPRESSED),
    { name: 'node:http, the bytes of /shop', ...rawShop, headers: COMPRESSED },
    of('/shop', COMPRESSED),
    { name: 'node:http, the bytes of /api/shop/products', ...rawProducts, headers: COMPRESSED },
    of('/api/shop/products', COMPRESSED, ANSWER_BUDGET),
    of('/api/servers', {}, ANSWER_BUDGET),
    of('/api/news', {}, ANSWER_BUDGET),
    of(largestScript(), COMPRESSED, ANSWER_BUDGET, 'the largest script'),
    of('/api/profile', { cookie }),
    of('/api/profile', { cookie, 'if-none-match': etag ?? '' }, PROFILE_BUDGET, '/api/profile, unchanged'),
  ]
  const seen = await loadInTurn(targets)
  const budgets = new Map(targets.map(({ name, budget }) => [name, budget]))

  /** Of what is measured in the same round: to the bare bytes of `path`. */
  const ratioOf = (path: string, compare: (page: Load, bare: Load) => number) =>
    quantile(
      (seen.get(path) ?? []).flatMap((page, round) =>
        (seen.get(`node:http, the bytes of ${path}`) ?? [])
          .slice(round, round + 1)
          .map((bare) => compare(page, bare)),
      ),
    )
  const rateRatio = (path: string) => ratioOf(path, (page, bare) => page.perSecond / bare.perSecond)
  const processorRatio = (path: string) => ratioOf(path, (page, bare) => bare.processor / page.processor)
  const ratio = rateRatio('/')
  console.table([
    ...[...seen].map(([name, rounds]) => ({
      name,
      'per second': Math.round(middle(rounds, 'perSecond')),
      'p50 ms': middle(rounds, 'p50'),
      'p99 ms': middle(rounds, 'p99'),
      'processor µs': Math.round(middle(rounds, 'processor')),
      'budget µs': budgets.get(name),
    })),
    { name: 'POST /api/login, one at a time', ...times(signIns) },
    { name: 'POST /api/feedback, one at a time', ...times(reviews) },
  ])
  const memory = product.memory()
  console.log(`Memory afterwards: ${memory} MB (budget ${MEMORY_BUDGET_MB} MB).`)
  console.log(
    `Of bare node:http (budget ${RATIO_BUDGET} for /), and by processor time, which a busy machine disturbs less:`,
  )
  for (const path of ['/', '/shop', '/api/shop/products'])
    console.log(`  ${path}: ${rateRatio(path).toFixed(2)}, ${processorRatio(path).toFixed(2)}`)
  if (!(ratio >= RATIO_BUDGET) || memory > MEMORY_BUDGET_MB) process.exitCode = 1
}

/** Of those that are answered from memory. */
function largestScript(): string {
  const folder = join(BUILD_FOLDER, 'web/assets')
  const [largest] = readdirSync(folder)
    .filter((name) => name.endsWith('.js.br'))
    .map((name) => ({ name, bytes: statSync(join(folder, name)).size }))
    .filter(({ bytes }) => bytes <= LARGEST_KEPT_BYTES)
    .sort((one, other) => other.bytes - one.bytes)
  if (!largest) throw new Error(`There is no script in ${folder}.`)
  return `/assets/${largest.name.replace(/\.br$/, '')}`
}

/** A server of `node:http` alone that answers with the same headers and the same compressed bytes as `url`. */
async function startRawCopyOf(url: string): Promise<Pick<Target, 'server' | 'url'>> {
  const { rawHeaders, body } = await fetchCompressed(url)
  const bodyFile = join(folder, 'body')
  writeFileSync(bodyFile, body)
  const port = await findFreePort()
  const server = await startProcess('scripts/bench/raw-server.ts', 'ready', {
    PORT: String(port),
    BODY_FILE: bodyFile,
    HEADERS: JSON.stringify(rawHeaders),
  })
  running.push(server)
  return { server, url: `http://127.0.0.1:${port}/` }
}

/** Without `fetch`, which would unpack the body. The headers that `node:http` adds by itself are left out. */
async function fetchCompressed(url: string): Promise<{ rawHeaders: string[]; body: Buffer }> {
  const own = ['date', 'connection', 'keep-alive']
  return new Promise((resolve, reject) => {
    request(url, { headers: COMPRESSED }, async (reply) => {
      const pairs = reply.rawHeaders.flatMap((name, at, all) =>
        at % 2 === 0 ? [[name, all[at + 1] ?? '']] : [],
      )
      const rawHeaders = pairs.filter(([name = '']) => !own.includes(name.toLowerCase())).flat()
      resolve({ rawHeaders, body: await buffer(reply) })
    })
      .once('error', reject)
      .end()
  })
}

function middle(rounds: readonly Load[], figure: keyof Load): number {
  return quantile(rounds.map((round) => round[figure]))
}

function times(milliseconds: readonly number[]) {
  return {
    'p50 ms': Number(quantile(milliseconds).toFixed(1)),
    'p99 ms': Number(quantile(milliseconds, 0.99).toFixed(1)),
  }
}
