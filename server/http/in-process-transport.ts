import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Transport } from '#shared/contract/page-rendering.ts'

/** Lets pages ask the API in the same process, by the same routes, without a socket. */
export function createTransport(app: FastifyInstance): Transport {
  return async (path, { method, headers, body }) => {
    const reply = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: path,
      headers,
      // Pages send no files.
      ...(typeof body === 'string' ? { payload: body } : {}),
    })
    return {
      ok: reply.statusCode < 300,
      status: reply.statusCode,
      headers: { get: (name) => reply.headers[name.toLowerCase()]?.toString() ?? null },
      json: async () => reply.json() as unknown,
    }
  }
}
