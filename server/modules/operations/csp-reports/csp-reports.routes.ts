import type { Serve } from '#server/http/serve.ts'
import { AppError } from '#server/lib/app-error.ts'
import { readLimited } from '#server/lib/net/read-limited.ts'
import { CSP_REPORT_MAX_BYTES, cspReportEndpoints } from '#shared/contract/operations/csp-reports.ts'
import { readViolations } from './read-violations.ts'

export function cspReportsRoutes(serve: Serve, log: { warn: (facts: object, message: string) => void }) {
  serve(cspReportEndpoints.report, async ({ body }) => {
    const bytes = await readLimited(body, CSP_REPORT_MAX_BYTES)
    const violations = readViolations(bytes?.toString() ?? '')
    if (!violations) throw new AppError('malformed_body')
    for (const csp of violations) log.warn({ csp }, 'a browser did not load or run something')
  })
}
