import type { FastifyInstance } from 'fastify'
import { answerUnknownPaths } from './errors.ts'
import { bindPreview } from './pages/preview.ts'
import { createServe } from './serve.ts'
import type { Wing } from './wing.ts'

/** Binds the calls of all wings below `/api`, and with them the preview, which makes such calls itself. */
export async function serveApi(
  app: FastifyInstance,
  wings: readonly Wing[],
  {
    preview,
    ...services
  }: Parameters<typeof createServe>[1] & { preview: Omit<Parameters<typeof bindPreview>[1], 'app'> },
): Promise<void> {
  await app.register(
    async (api) => {
      const serve = createServe({ app, api }, services)
      for (const wing of wings) wing.routes(serve)
      bindPreview(serve, { ...preview, app })
      answerUnknownPaths(api)
    },
    { prefix: '/api' },
  )
}
