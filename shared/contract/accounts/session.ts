/** What every page has of signing in and out: the way out. */
import { endpoint, noContent } from '#shared/contract/endpoint.ts'

export const sessionEndpoints = {
  logout: endpoint({
    method: 'POST',
    path: '/logout',
    summary: 'Ends the session of this cookie; answers the same when there is none.',
    access: 'public',
    isAlwaysOpen: true,
    status: 204,
    reply: noContent,
  }),
}
