/** Two processes on one database behind a real nginx; one of them is killed and started again while visitors never pause. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '#tests/free-port.ts'
import { withDatabase } from '#tests/harness/address.ts'
import { administratorCookie } from '#tests/harness/administrator-cookie.ts'
import { type ApiProcess, runApiProcess } from '#tests/harness/run-api-process.ts'
import { type Answer, type Caller, createCaller } from './calls.ts'
import { cannotRun, type Place, type Round } from './round.ts'

const NGINX = '/usr/sbin/nginx'
const PATHS = ['/feedback', '/news', '/servers', '/profile']
const LOOK_EVERY_MS = 20
const PATIENCE_MS = 20_000
/** `fail_timeout` of deploy/nginx.conf, and some: before that the one that is back is not asked, and the other is all there is. */
const NGINX_FORGIVES_MS = 2_500
/** What a browser or a visitor would try again: no answer, or that nobody was there. */
const WORTH_ANOTHER_TRY = new Set([0, 502, 503, 504])

type Counts = { calls: number; retried: number; faults: string[]; written: Set<number> }

export const machines: Round<{ kills: number; visitors: number }> = {
  name: 'machines',
  rule: 'two processes on one PostgreSQL behind nginx as deploy/nginx.conf sets it up, one killed or stopped and started again under load: no request fails that is sent once more at most, and nothing acknowledged is lost',
  engines: ['postgresql'],
  sizes: { kills: 6, visitors: 12 },
  async play({ address }, { kills, visitors }) {
    if (!existsSync(NGINX)) return cannotRun('there is no nginx: apt-get install nginx-light')
    const ports = [await findFreePort(), await findFreePort()]
    const start = (port: number) => runApiProcess(address, { PORT: String(port), TRUST_PROXY: '1' })
    const processes: ApiProcess[] = []
    for (const port of ports) processes.push(await start(port))
    const nginx = await startNginx(ports)
    const counts: Counts = { calls: 0, retried: 0, faults: [], written: new Set() }
    let isOver = false
    try {
      const cookie = await administratorCookie(address)
      const call = createCaller(`${nginx.url}/api`, { cookie })
      const visiting = Promise.all(
        Array.from({ length: visitors }, (_, visitor) => visit(call, visitor, counts, () => isOver)),
      )
      const half = ports.length
      for (let kill = 0; kill < kills; kill++) {
        const at = kill % half
        await until(counts, visitors * 4)
        await processes[at]?.end(kill % 3 === 2 ? 'SIGTERM' : 'SIGKILL')
        await until(counts, visitors * 4)
        processes[at] = await start(ports[at] ?? 0)
        await setTimeout(NGINX_FORGIVES_MS)
      }
      await until(counts, visitors * 4)
      isOver = true
      await visiting
    } finally {
      isOver = true
      await nginx.stop()
      for (const each of processes) await each.end('SIGKILL')
    }
    counts.faults.push(...(await losses(address, counts.written)))
    return {
      seen: `${kills} kills and stops, ${counts.calls} calls, ${counts.retried} of them sent once more`,
      faults: counts.faults,
    }
  },
}

async function visit(call: Caller, visitor: number, counts: Counts, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn++) {
    const path = PATHS[(turn + visitor) % PATHS.length] ?? '/news'
    const isWrite = turn % 3 === 0
    const send = (): Promise<Answer> =>
      isWrite ? call('POST', '/feedback', { message: `${visitor} ${turn}` }) : call('GET', path)
    let answer = await send()
    if (WORTH_ANOTHER_TRY.has(answer?.status ?? 0)) {
      counts.retried += 1
      answer = await send()
    }
    counts.calls += 1
    if (answer?.status === 201) counts.written.add(Number(answer.body.id))
    if (answer?.status !== (isWrite ? 201 : 200))
      counts.faults.push(`${isWrite ? 'a review' : path} was told ${answer?.status ?? 'nothing'}, twice`)
  }
}

async function until(counts: Counts, more: number): Promise<void> {
  const enough = counts.calls + more
  const started = performance.now()
  while (counts.calls < enough) {
    if (performance.now() - started > PATIENCE_MS) throw new Error('nobody is served any more')
    await setTimeout(LOOK_EVERY_MS)
  }
}

function losses(address: Place['address'], written: ReadonlySet<number>): Promise<string[]> {
  return withDatabase(address, async ({ query }) => {
    const rows = await query.selectFrom('feedback').select('id').execute()
    const kept = new Set(rows.map(({ id }) => id))
    return [...written].filter((id) => !kept.has(id)).map((id) => `review ${id} is lost`)
  })
}

/** nginx with the site of deploy/nginx.conf, on a port of its own and without TLS. */
async function startNginx(ports: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'frontland-nginx-'))
  const port = await findFreePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, ports))
  mkdirSync(join(folder, 'temp'))
  const child: ChildProcess = spawn(NGINX, ['-c', file, '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exit = once(child, 'exit')
  let said = ''
  child.stderr?.on('data', (chunk) => (said += chunk))
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  while (
    !(await fetch(`${url}/api/health`).then(
      (reply) => reply.ok,
      () => false,
    ))
  ) {
    if (performance.now() - started > PATIENCE_MS) throw new Error(`nginx did not start: ${said}`)
    await setTimeout(LOOK_EVERY_MS)
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await exit
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string, port: number, ports: readonly number[]): string {
  const delivered = readFileSync('deploy/nginx.conf', 'utf8')
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join('\n')
  const site = delivered
    .replace(/^ {4}server 127[^;]+;$/m, servers)
    // The server that leads from http to https.
    .replace(/server \{\s+listen 80;[\s\S]+?\n\}\n/, '')
    .replace(/^ *(listen \[::\]|ssl_).*$/gm, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join('\n')
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 512; }
http {
access_log off;
${temporary}
${site}
}
`
}
