/** Requests made from the published document of the API, by whom it does not expect. */
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { ApiErrorBody } from '#shared/contract/errors.ts'
import { type Address, withDatabase } from '#tests/harness/address.ts'
import { administratorCookie } from '#tests/harness/administrator-cookie.ts'
import { runApiProcess } from '#tests/harness/run-api-process.ts'
import { residentMegabytes } from '#tests/rounds/load.ts'
import { createChance } from '#tests/rounds/random.ts'
import type { Round } from '#tests/rounds/round.ts'
import { createRequests, type Document, type MadeRequest } from './requests.ts'

const AT_ONCE = 4
const SLICES = 20
/** What the process has read, compiled and cached by then stays. */
const WARM_SLICES = 8
const FAULTS_TOLD = 20
const PATIENCE_MS = 30_000
const LOOK_EVERY = 20
const ERROR_LENGTH = 800
/** Nobody is asked who is not on this machine. */
const NOWHERE = { ROBLOX_API_URL: 'http://127.0.0.1:9', AVATAR_URL_TEMPLATE: 'http://127.0.0.1:9/{username}' }

export const document: Round<{ requests: number; seed: number; growth: number }> = {
  name: 'document',
  rule: 'requests made from the OpenAPI document (valid, a little wrong, hostile): none is told 5xx (but for readiness on a busy machine, and where one of them closed the site for maintenance) or left without an answer, and memory grows by no more than 40 MB once it is warm; the seed repeats them',
  engines: ['sqlite', 'postgresql'],
  /** `growth`: megabytes. */
  sizes: { requests: 100_000, seed: 20_261_122, growth: 40 },
  async play({ address }, sizes) {
    const { requests, seed } = sizes
    const api = await runApiProcess(address, { ...NOWHERE, LOG_LEVEL: 'error' })
    try {
      const origin = api.url.replace(/\/api$/, '')
      const read = await fetch(`${api.url}/openapi.json`)
      const next = createRequests((await read.json()) as Document, createChance(seed))
      const counts = new Map<number, number>()
      const faults: string[] = []
      const memory: number[] = []
      const session = createSession(address)
      for (let slice = 0; slice < SLICES && faults.length < FAULTS_TOLD; slice++) {
        let left = Math.ceil(requests / SLICES)
        const worker = async () => {
          while (left-- > 0) {
            const made = next()
            const { status, code } = await send(origin, made, await session.cookie())
            counts.set(status, (counts.get(status) ?? 0) + 1)
            if (status === 401 && made.isSignedIn) session.doubt()
            if (code === 'maintenance') await send(origin, REOPENING, await session.cookie())
            else if (status === 0 || (status >= 500 && !isBusy(made, status)))
              faults.push(`${status} for ${tell(made)}: ${api.output().slice(-ERROR_LENGTH)}`)
          }
        }
        await Promise.all(Array.from({ length: AT_ONCE }, worker))
        memory.push(residentMegabytes(api.process.pid))
      }
      const growth = Math.max(...memory.slice(-3)) - Math.max(...memory.slice(0, WARM_SLICES))
      if (growth > sizes.growth) faults.push(`memory grew by ${growth} MB: ${memory.join(', ')}`)
      const told = [...counts]
        .sort(([one], [other]) => one - other)
        .map(([status, count]) => `${status}: ${count}`)
      return {
        seen: `seed ${seed}; ${told.join(', ')}; memory ${memory.at(0)} → ${memory.at(-1)} MB`,
        faults,
      }
    } finally {
      await api.end('SIGKILL')
    }
  },
}

/** One that was made may have closed the site for maintenance, as it may. */
const REOPENING: MadeRequest = {
  method: 'PUT',
  path: '/api/admin/maintenance',
  headers: { 'content-type': 'application/json' },
  body: '{"isOn":false}',
  isSignedIn: true,
}

/** Readiness tells by 503 that a machine is too busy for visitors: that is its answer, not its fault. */
const isBusy = ({ path }: MadeRequest, status: number) => status === 503 && path.startsWith('/api/ready')

/** The session of the administrator, opened anew when it may have been ended. */
function createSession(address: Address) {
  let open: Promise<string> | undefined
  let asked = 0
  return {
    cookie: () => {
      asked += 1
      open ??= freshAdministrator(address)
      return open
    },
    doubt: () => {
      if (asked < LOOK_EVERY) return
      asked = 0
      open = undefined
    },
  }
}

/** Requests may have taken the first administrator's role, or shut them out. */
function freshAdministrator(address: Address): Promise<string> {
  return withDatabase(address, async ({ query }) => {
    const role = await query.selectFrom('roles').select('id').where('name', '=', 'admin').executeTakeFirst()
    await query.updateTable('users').set({ banned_at: null, ban_ends_at: null }).where('id', '=', 1).execute()
    if (role)
      await query
        .insertInto('user_roles')
        .values({ user_id: 1, role_id: role.id })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }).then(() => administratorCookie(address, { isConfirmed: true }))
}

/** The status, 0 when there was no answer, and the code of one beyond 500. Of a stream of events only the beginning is waited for. */
function send(
  origin: string,
  { method, path, headers, body, isSignedIn }: MadeRequest,
  cookie: string,
): Promise<{ status: number; code?: string }> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const sent = { ...headers, ...(isSignedIn && { cookie }) }
    const call = request({ hostname, port, path, method, headers: sent, timeout: PATIENCE_MS }, (reply) => {
      const { statusCode: status = 0 } = reply
      const end = () => resolve({ status })
      if (reply.headers['content-type']?.startsWith('text/event-stream')) {
        end()
        call.destroy()
      } else if (status < 500) reply.on('end', end).on('error', end).resume()
      else json(reply).then((told) => resolve({ status, code: (told as ApiErrorBody).code }), end)
    })
    call.on('timeout', () => call.destroy()).on('error', () => resolve({ status: 0 }))
    call.end(body)
  })
}

const tell = ({ method, path, headers, body = '' }: MadeRequest) =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 200)} ${String(body).slice(0, 300)}`
