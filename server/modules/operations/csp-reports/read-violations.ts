import * as z from 'zod/mini'

/** What a browser did not load or run: where, what, and by which rule. */
export type Violation = { page: string; blocked: string; directive: string }

const VIOLATIONS_MAX = 10
const WORD_MAX = 200

const reportsSchema = z.array(
  z.object({
    body: z.optional(
      z.object({
        documentURL: z.optional(z.string()),
        blockedURL: z.optional(z.string()),
        effectiveDirective: z.optional(z.string()),
      }),
    ),
  }),
)
const oldReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
  }),
})

/** Reads a report in either form; null when it is none. Queries of addresses are left out: tokens may stand there. */
export function readViolations(text: string): Violation[] | null {
  const report = parse(text)
  const reports = reportsSchema.safeParse(report)
  if (reports.success)
    return reports.data.slice(0, VIOLATIONS_MAX).map(({ body = {} }) => ({
      page: addressIn(body.documentURL),
      blocked: addressIn(body.blockedURL),
      directive: wordIn(body.effectiveDirective),
    }))
  const old = oldReportSchema.safeParse(report)
  if (!old.success) return null
  const { 'csp-report': told } = old.data
  return [
    {
      page: addressIn(told['document-uri']),
      blocked: addressIn(told['blocked-uri']),
      directive: wordIn(told['effective-directive'] ?? told['violated-directive']),
    },
  ]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const wordIn = (text = '') => text.slice(0, WORD_MAX)
const addressIn = (address = '') => wordIn(address.replace(/[?#].*$/s, ''))
