import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'

export const healthEndpoints = {
  live: endpoint({
    method: 'GET',
    path: '/health',
    summary: 'Answers 200 as long as the process lives; asks nothing else.',
    access: 'public',
    isAlwaysOpen: true,
    reply: z.object({ status: z.literal('ok'), database: z.enum(['sqlite', 'postgresql']) }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/ready',
    summary:
      'Answers 200 when visitors may be sent here: the database answers within 2 seconds, is as old as the program, and the disk can be written. Else 503.',
    access: 'public',
    isAlwaysOpen: true,
    reply: z.object({ status: z.literal('ok') }),
  }),
}
