import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'

export const healthEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/health',
    summary: 'Answers 200 when the database answers, 503 when it does not.',
    access: 'public',
    reply: z.object({ status: z.literal('ok'), database: z.enum(['sqlite', 'postgresql']) }),
  }),
}
