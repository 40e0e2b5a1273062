import { endpoint, noContent } from '#shared/contract/endpoint.ts'
import { bytes } from '#shared/contract/forms.ts'

const MINUTE_MS = 60_000
export const CSP_REPORT_MAX_BYTES = 16 * 1024

export const cspReportEndpoints = {
  report: endpoint({
    method: 'POST',
    path: '/csp-reports',
    summary: 'Takes what a browser tells of content it did not load or run (`report-to` and `report-uri`).',
    access: 'public',
    isAlwaysOpen: true,
    status: 204,
    limits: [{ max: 20, windowMs: MINUTE_MS, by: 'address' }],
    body: bytes({
      types: ['application/reports+json', 'application/csp-report'],
      maxBytes: CSP_REPORT_MAX_BYTES,
    }),
    reply: noContent,
  }),
}
