/** `/api/metrics`: how the process does, for Prometheus. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Engine } from '#server/db/engine.ts'
import type { Listener } from '#server/http/listener.ts'
import { AppError } from '#server/lib/app-error.ts'
import { countRequests } from './request-counts.ts'

/** By these a proxy tells for whom it asks. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
]
const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/

/** Publishes them to whoever shows `key`, and on the machine itself to whoever asks without a proxy in between. */
export function publishMetrics(
  app: FastifyInstance,
  {
    listener,
    engine,
    key,
    assertReady,
  }: {
    listener: Pick<Listener, 'counts'>
    engine: Engine
    key: string | undefined
    assertReady: () => Promise<void>
  },
): void {
  const requests = countRequests(app, listener)
  app.get('/api/metrics', async (request, reply) => {
    if (!showsKey(request, key) && !isOnThisMachine(request)) throw new AppError('not_allowed')
    const isReady = await assertReady().then(
      () => 1,
      () => 0,
    )
    const lines = [
      '# HELP frontland_ready Whether visitors may be sent to this process.',
      '# TYPE frontland_ready gauge',
      `frontland_ready{database="${engine}"} ${isReady}`,
      ...writeProcess(),
      ...requests.write(),
    ]
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}

function showsKey({ headers }: FastifyRequest, key: string | undefined): boolean {
  const [, shown] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? []
  if (key === undefined || shown === undefined) return false
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(shown), hash(key))
}

function isOnThisMachine({ raw, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK.test(raw.socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined)
  )
}

function writeProcess(): string[] {
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  const { utilization } = performance.eventLoopUtilization()
  const gauges = {
    process_start_time_seconds: performance.timeOrigin / 1_000,
    process_resident_memory_bytes: rss,
    nodejs_heap_size_used_bytes: heapUsed,
    nodejs_eventloop_utilization: utilization,
  }
  return [
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ...Object.entries(gauges).flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]),
  ]
}
