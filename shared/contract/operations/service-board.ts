/** The status board apart from the bars: the home page loads no more than this of it. */
import * as z from 'zod/mini'
import { BOARD_STATES, SERVICES } from '#shared/constants/status.ts'
import { endpoint } from '#shared/contract/endpoint.ts'

export const serviceBoardEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/status/board',
    summary: 'How each service of the site is at this moment, in the order of the status board.',
    access: 'public',
    isAlwaysOpen: true,
    topic: 'service-board',
    reply: z.array(z.object({ key: z.enum(SERVICES), state: z.enum(BOARD_STATES) })),
  }),
}
