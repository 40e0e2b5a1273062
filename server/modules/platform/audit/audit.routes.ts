import type { Serve } from '#server/http/serve.ts'
import { auditEndpoints } from '#shared/contract/platform/audit.ts'
import type { AuditService } from './audit.service.ts'

export function auditRoutes(serve: Serve, audit: AuditService) {
  serve(auditEndpoints.list, ({ query, language, currentUser }) => audit.list(query, language, currentUser))
}
