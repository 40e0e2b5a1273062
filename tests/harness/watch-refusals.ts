import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { errorsOf } from '#server/http/reference/errors-of.ts'
import { everyEndpoint } from '#shared/contract/all-endpoints.ts'

const patterns = everyEndpoint.map((endpoint) => ({
  endpoint,
  isAt: new RegExp(`^${endpoint.base}${endpoint.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
  parameters: endpoint.path.split(':').length,
}))

/** Has every call of a test fail that is refused in a way which nothing declares. */
export function watchRefusals(app: FastifyInstance): void {
  const inject = app.inject.bind(app) as (options: InjectOptions | string) => Promise<LightMyRequestResponse>
  app.inject = (async (options: InjectOptions | string) => {
    const reply = await inject(options)
    const {
      method = 'GET',
      url,
      payloadAsStream,
    } = typeof options === 'string' ? ({ url: options } as InjectOptions) : options
    if (!payloadAsStream && typeof url === 'string') assertDeclared(method.toUpperCase(), url, reply)
    return reply
  }) as typeof app.inject
}

/** @throws where an endpoint refuses a call by a code that its published description does not name */
function assertDeclared(method: string, url: string, reply: LightMyRequestResponse): void {
  if (reply.statusCode < 400 || !String(reply.headers['content-type']).includes('application/json')) return
  const path = url.replace(/\?.*$/s, '')
  const [found] = patterns
    .filter(({ endpoint, isAt }) => endpoint.method === method && isAt.test(path))
    .sort((a, b) => a.parameters - b.parameters)
  if (!found) return
  // What is not there outside the API is told by a page of the site, or by the framework where there are none.
  const isPage = found.endpoint.base === '' && reply.statusCode === 404
  const { code } = isPage ? { code: 'not_found' } : reply.json<{ code?: string }>()
  if (!errorsOf(found.endpoint).some((declared) => declared === code))
    throw new Error(`${method} ${found.endpoint.path} refuses by ${code}, which it does not declare`)
}
