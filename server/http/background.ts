import type { FastifyInstance } from 'fastify'

/**
 * Runs `work` every `intervalMs` while the server listens: the next run waits for the one before, a failure is
 * logged and does not end the series, and closing the server waits for a run under way.
 */
export function runInBackground(app: FastifyInstance, intervalMs: number, work: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isClosed = false

  function schedule() {
    if (isClosed) return
    timer = setTimeout(() => {
      running = work()
        .catch((err: unknown) => app.log.error({ err }, 'background work failed'))
        .then(schedule)
    }, intervalMs)
    timer.unref()
  }

  app.addHook('onListen', async () => schedule())
  app.addHook('onClose', async () => {
    isClosed = true
    clearTimeout(timer)
    await running
  })
}
