/** What the process has answered so far, by the patterns of its routes, in the format of Prometheus. */
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Listener } from '#server/http/listener.ts'

/** Upper ends, in seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.5, 2.5, 10]

/** What is asked for beside the API and has no pattern of its own. */
const BUILT_FILES = '/*'

type Durations = { buckets: number[]; sum: number; count: number }

/** Counts from now on what the framework answers; what is answered in front of it the listener counts. */
export function countRequests(app: FastifyInstance, listener: Pick<Listener, 'counts'>) {
  const replies = new Map<string, number>()
  const durations = new Map<string, Durations>()

  app.addHook('onResponse', (request, reply, done) => {
    // What the process asks itself, for the pages it makes, is nobody's request.
    if (request.raw.socket instanceof Socket) {
      const route = `method="${request.method}",route="${patternOf(request)}"`
      const answered = `${route},status="${reply.statusCode}"`
      replies.set(answered, (replies.get(answered) ?? 0) + 1)
      note(route, reply.elapsedTime / 1_000)
    }
    done()
  })

  function note(route: string, seconds: number): void {
    const known = durations.get(route) ?? { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 }
    durations.set(route, known)
    known.sum += seconds
    known.count += 1
    // Each bucket holds all that took no longer than its end.
    for (const [index, end] of BUCKETS.entries())
      if (seconds <= end) known.buckets[index] = (known.buckets[index] ?? 0) + 1
  }

  return {
    write(): string[] {
      const { requests, passedOn } = listener.counts()
      return [
        '# HELP frontland_requests_total Requests that have come in.',
        '# TYPE frontland_requests_total counter',
        `frontland_requests_total ${requests}`,
        '# HELP frontland_requests_kept_total Those of them answered from memory, such as kept pages.',
        '# TYPE frontland_requests_kept_total counter',
        `frontland_requests_kept_total ${requests - passedOn}`,
        '# HELP http_requests_total What the framework has answered.',
        '# TYPE http_requests_total counter',
        ...[...replies].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
        '# HELP http_request_duration_seconds How long that took.',
        '# TYPE http_request_duration_seconds histogram',
        ...[...durations].flatMap(([route, { buckets, sum, count }]) => [
          ...BUCKETS.map(
            (end, index) =>
              `http_request_duration_seconds_bucket{${route},le="${end}"} ${buckets[index] ?? 0}`,
          ),
          `http_request_duration_seconds_bucket{${route},le="+Inf"} ${count}`,
          `http_request_duration_seconds_sum{${route}} ${sum.toFixed(6)}`,
          `http_request_duration_seconds_count{${route}} ${count}`,
        ]),
      ]
    },
  }
}

/** The pattern of what was asked for, so that there are no more of them than routes. */
function patternOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return '(none)'
  return url === BUILT_FILES ? '(file)' : url
}
