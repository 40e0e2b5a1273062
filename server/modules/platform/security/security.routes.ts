import type { Serve } from '#server/http/serve.ts'
import { securityEventsEndpoints } from '#shared/contract/platform/security-events.ts'
import type { SecurityTrail } from './security-trail.service.ts'

export function securityRoutes(serve: Serve, security: SecurityTrail) {
  serve(securityEventsEndpoints.list, ({ query, currentUser }) => security.list(query, currentUser))
}
