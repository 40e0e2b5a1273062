import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Transport } from '#shared/contract/page-rendering.ts'

const asking = new AsyncLocalStorage<true>()
/** Does `work` as the site itself, which is never kept out. */
export const inProcess = <Result>(work: () => PromiseLike<Result>): Promise<Result> =>
  // What is asked by `inject` begins only once it is waited for.
  asking.run(true, async () => await work())
/** Whether the site itself asks, to make what it keeps for everybody. */
export const isInProcess = (): boolean => asking.getStore() === true

/** The JSON of a public reply that is kept for everybody in a language; null where none is. */
export type ReadKept = (path: string, language: string | undefined) => Promise<string | null>

/**
 * Lets pages ask the API in the same process, by the same routes, without a socket. What everybody reads the same is taken from
 * what is kept by `readKept`: the routes cost two milliseconds each.
 */
export function createTransport(app: FastifyInstance, readKept?: ReadKept): Transport {
  return async (path, { method, headers, body }) => {
    const kept =
      method === 'GET' && !headers.cookie ? await readKept?.(path, headers['accept-language']) : null
    if (kept)
      return {
        ok: true,
        status: 200,
        headers: { get: () => null },
        json: async () => JSON.parse(kept) as unknown,
      }
    const reply = await inProcess(() =>
      app.inject({
        method: method as NonNullable<InjectOptions['method']>,
        url: path,
        headers,
        // Pages send no files.
        ...(typeof body === 'string' ? { payload: body } : {}),
      }),
    )
    return {
      ok: reply.statusCode < 300,
      status: reply.statusCode,
      headers: { get: (name) => reply.headers[name.toLowerCase()]?.toString() ?? null },
      json: async () => reply.json() as unknown,
    }
  }
}
