/** What stands between an agent and the site: it sees every call, and knows what has been said when something dies. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { DIES_OVER } from '#tests/harness/run-api-process.ts'
import type { keepSite } from './keep-site.ts'
import type { Fate } from './moments.ts'

export type Site = Pick<ReturnType<typeof keepSite>, 'url' | 'diedOverCall'>
type Reply = { status: number; headers: IncomingMessage['headers']; body: Buffer }

/** How calls are told apart: what hands commands out, and what tells of them. */
const HANDS_OUT = /"attempt":|"commands":\{"(?!frontland\.receipt)/
const TELLS = /\/report$|\/money\/add$/

/** Until it is stopped. `url` waits until there is a site, and says where. */
export async function startRelay({ url: siteUrl, diedOverCall }: Site, { goesOn, ...fate }: Fate) {
  async function pass(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const sent = await buffer(asked)
    const isReport = TELLS.test(asked.url ?? '')
    if (isReport && !goesOn('journal and report')) return void asked.socket.destroy()
    const isLast = !isReport && fate.diesOverAnswer()
    const answer = await call(
      await siteUrl(),
      asked,
      sent,
      reply,
      isLast ? { [DIES_OVER]: HANDS_OUT.source } : {},
    )
    if (answer === null) {
      if (isLast && (await diedOverCall())) fate.diedOverAnswer()
      return void asked.socket.destroy()
    }
    const hands = !isReport && HANDS_OUT.test(answer.body.toString())
    if (hands && !goesOn('commit and answer')) return void asked.socket.destroy()
    if (isReport && !goesOn('report and its answer')) return void asked.socket.destroy()
    const { 'transfer-encoding': _, ...headers } = answer.headers
    reply.writeHead(answer.status, { ...headers, 'content-length': answer.body.length }).end(answer.body)
  }

  const server = createServer((asked, reply) => {
    pass(asked, reply).catch(() => asked.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The whole answer of the site; null where there was none. Whoever goes while it waits is gone for the site as well. */
function call(
  url: string,
  asked: IncomingMessage,
  sent: Buffer,
  reply: ServerResponse,
  more: Record<string, string>,
): Promise<Reply | null> {
  return new Promise((resolve) => {
    // Read on its way, so it must not be packed.
    const { connection: _, 'accept-encoding': __, ...headers } = asked.headers
    const forward = request(
      `${url}${asked.url}`,
      { method: asked.method, headers: { ...headers, ...more }, agent: false },
      (answer) =>
        buffer(answer).then(
          (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
          () => resolve(null),
        ),
    )
    forward.on('error', () => resolve(null))
    reply.on('close', () => forward.destroy())
    forward.end(sent)
  })
}
