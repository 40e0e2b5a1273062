import type { FastifyInstance } from 'fastify'
import type { runInBackground } from './background.ts'
import type { Wing } from './wing.ts'

/** Has the wings do what they do again and again, and finish before the server stops. */
export function runWings(
  app: FastifyInstance,
  wings: readonly Wing[],
  { repeat, hurry }: { repeat: typeof runInBackground; hurry: () => void },
): void {
  for (const { every, run } of wings.flatMap((wing) => wing.background)) repeat(app, every, run)
  app.addHook('preClose', async () => {
    hurry()
    for (const wing of wings) wing.hurry?.()
  })
  app.addHook('onClose', async () => {
    for (const wing of wings) await wing.close()
  })
}
