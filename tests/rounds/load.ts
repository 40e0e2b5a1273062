/** The built product under somebody's load. */
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

/** Megabytes that a process holds now. */
export function residentMegabytes(processId: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8')
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024)
  } catch {
    return Number.NaN
  }
}

export type Visit = { status: number; milliseconds: number }

/** A visitor with connections of their own, which are kept alive. `visit` never throws: 0 is no answer. */
export function createVisitor(url: string) {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(url)
  return {
    visit(
      path: string,
      {
        method = 'GET',
        headers = {},
        body,
      }: { method?: string; headers?: Record<string, string>; body?: object } = {},
    ): Promise<Visit> {
      const started = performance.now()
      return new Promise((resolve) => {
        const end = (status: number) => resolve({ status, milliseconds: performance.now() - started })
        const typed = body ? { 'content-type': 'application/json', ...headers } : headers
        request({ hostname, port, path, method, headers: typed, agent }, (reply) => {
          reply.on('end', () => end(reply.statusCode ?? 0)).on('error', () => end(0))
          reply.resume()
        })
          .on('error', () => end(0))
          .end(body && JSON.stringify(body))
      })
    },
    leave: () => agent.destroy(),
  }
}
