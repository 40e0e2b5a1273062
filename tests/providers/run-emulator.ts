/** What the emulators of payment providers share: a real HTTP server that can be told to misbehave. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type * as z from 'zod'

/** How the next calls of a kind end: by a fault before or after the work is done, without an answer, or late. */
export type Misbehaviour =
  | 'fault'
  | 'fault-after'
  | 'never'
  | 'never-after'
  | 'cut-after'
  | 'too-many'
  | 'nonsense'

export type Call = {
  /** What is asked for, such as `POST /payments`. */
  kind: string
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}
export type Answer = { status: number; type: string; text: string }
export type WaitingNotification = { method: 'GET' | 'POST'; type: string; text: string }
type SentNotification = WaitingNotification & { response: number | null }

/**
 * Runs a provider on loopback; whoever calls stops it. `answer` does its work; `kindOf` names what a call asks for. Whatever breaks
 * its description, theirs or ours, is kept in `violations`.
 */
export async function runEmulator({
  answer,
  kindOf,
}: {
  answer: (call: Call) => Answer
  kindOf: (method: string, path: string) => string
}) {
  const calls: Call[] = []
  const violations: string[] = []
  const misbehaviours: { kind: string; how: Misbehaviour }[] = []
  const outbox: WaitingNotification[] = []
  const sent: SentNotification[] = []
  let notificationUrl: string | null = null

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider')
      const call: Call = {
        kind: kindOf(request.method ?? 'GET', pathname),
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body: Buffer.concat(parts).toString('utf8'),
      }
      calls.push(call)
      const index = misbehaviours.findIndex(({ kind }) => kind === call.kind)
      const how = index === -1 ? undefined : misbehaviours.splice(index, 1)[0]?.how
      if (how === 'never') return
      if (how === 'fault' || how === 'too-many') {
        response.writeHead(how === 'fault' ? 500 : 429).end()
        return
      }
      let given: Answer
      try {
        given = answer(call)
      } catch (error) {
        violations.push((error as Error).message)
        given = { status: 400, type: 'text/plain', text: (error as Error).message }
      }
      if (how === 'never-after') return
      if (how === 'cut-after') request.socket.destroy()
      else if (how === 'fault-after') response.writeHead(500).end()
      else if (how === 'nonsense') response.writeHead(200).end('<html>maintenance</html>')
      else response.writeHead(given.status, { 'content-type': given.type }).end(given.text)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function send(notification: WaitingNotification): Promise<number | null> {
    if (notificationUrl === null) throw new Error('nobody told the emulator where to send notifications')
    const { method, type, text } = notification
    const response = await fetch(method === 'GET' ? `${notificationUrl}?${text}` : notificationUrl, {
      method,
      redirect: 'manual',
      ...(method === 'POST' && { body: text, headers: { 'content-type': type } }),
    }).catch(() => null)
    sent.push({ ...notification, response: response?.status ?? null })
    await response?.arrayBuffer()
    return response?.status ?? null
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    violations,
    stop(): void {
      server.closeAllConnections()
      server.close()
    },
    /** What was sent to the site, with what it answered. */
    sent,
    /** What waits to be sent. */
    outbox,
    notifyAt(url: string): void {
      notificationUrl = url
    },
    /** The next calls of this kind end like this, one after the other. */
    misbehave(kind: string, ...how: Misbehaviour[]): void {
      misbehaviours.push(...how.map((each) => ({ kind, how: each })))
    },
    /** From now on all calls are answered as they should be. */
    behave(): void {
      misbehaviours.length = 0
    },
    /** Sends what waits: in order or the other way round, each as often as told. */
    async deliver({ copies = 1, isReversed = false }: { copies?: number; isReversed?: boolean } = {}) {
      const due = outbox.splice(0)
      if (isReversed) due.reverse()
      for (const notification of due) for (let copy = 0; copy < copies; copy += 1) await send(notification)
    },
    /** Sends one; how the site answered, null where it did not. */
    send,
    /** All of it at the same moment, twice. */
    async deliverAtOnce() {
      const due = outbox.splice(0)
      await Promise.all([...due, ...due].map(send))
    },
    /** What waits is never sent. */
    lose(): void {
      outbox.length = 0
    },
  }
}

/** Reads what must be as its description says. */
export function accordingTo<S extends z.ZodType>(schema: S, value: unknown, what: string): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Error(
    `${what}: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
  )
}
