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

/** Lets pages ask the API in the same process, by the same routes, without a socket. */
export function createTransport(app: FastifyInstance): Transport {
  return async (path, { method, headers, body }) => {
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
