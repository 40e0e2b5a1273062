/** Headers that every reply carries, pages and API alike. One table, because cached pages are served before the framework. */
import type { FastifyReply } from 'fastify'
import type { Config } from '#server/config/env.ts'
import { isLoopbackHostname } from '#server/config/loopback.ts'
import { HTML_POLICY } from '#shared/constants/security/trusted-types.ts'
import { cspReportEndpoints } from '#shared/contract/operations/csp-reports.ts'

/** Where browsers tell what they did not load or run. */
const REPORTS_PATH = `/api${cspReportEndpoints.report.path}`

/** What no page of ours asks a browser for, so that no script in it may either. Passkeys are not among them. */
const NEVER_USED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/**
 * The security headers of a site. `scriptHashes` are the CSP hashes of the inline scripts of its pages.
 * Elements may be styled by themselves, as a bar is by how much it shows; a style sheet within a document must be named (`allowInline`).
 */
export function securityHeaders(
  config: Pick<Config, 'site'>,
  scriptHashes: readonly string[],
): Record<string, string> {
  const isPublicHttps =
    config.site.url.startsWith('https:') && !isLoopbackHostname(new URL(config.site.url).hostname)
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...scriptHashes].join(' '),
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    // Text becomes HTML or a script by our one policy alone (Trusted Types).
    'require-trusted-types-for': "'script'",
    'trusted-types': HTML_POLICY,
    'report-uri': REPORTS_PATH,
    'report-to': 'csp',
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': NEVER_USED.map((feature) => `${feature}=()`).join(', '),
    'reporting-endpoints': `csp="${REPORTS_PATH}"`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isPublicHttps && {
      'strict-transport-security': `max-age=31536000${config.site.isHttpsForSubdomains ? '; includeSubDomains' : ''}`,
    }),
  }
}

type InlineSources = { scriptHashes?: readonly string[]; styleHash?: string | undefined }

/** The same for a document with inline scripts or a style sheet of its own, which the policy names by their hashes. */
export function allowInline(
  headers: Record<string, string>,
  { scriptHashes = [], styleHash }: InlineSources,
): Record<string, string> {
  return changePolicy(headers, (policy) =>
    policy
      .replace('script-src', () => ['script-src', ...scriptHashes].join(' '))
      .replace('style-src', () => (styleHash ? `style-src ${styleHash}` : 'style-src')),
  )
}

/** What browsers heed of a document alone. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
]

/**
 * Leaves a reply what holds for a file that pages use. Whoever opens it by itself has a document that loads and runs
 * nothing, and stands in no frame. A first visit fetches two dozen files: each would bring 600 bytes more.
 */
export function secureAsFile(reply: FastifyReply): void {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name)
  reply.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  )
}

/** The same for a page of somebody else's scripts, which write markup by themselves. */
export function allowForeignMarkup(headers: Record<string, string>): Record<string, string> {
  return changePolicy(headers, (policy) =>
    policy
      .split('; ')
      .filter((directive) => !/^(require-)?trusted-types/.test(directive))
      .join('; '),
  )
}

/** The same for an answer that pages of the site itself may show in a frame. */
export function inOwnFrame(headers: Record<string, string>): Record<string, string> {
  return {
    ...changePolicy(headers, (policy) => policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")),
    'x-frame-options': 'SAMEORIGIN',
  }
}

/** A policy that names no such sources, as while developing, stays as it is. */
function changePolicy(
  headers: Record<string, string>,
  change: (policy: string) => string,
): Record<string, string> {
  const policy = headers['content-security-policy']
  return policy === undefined ? headers : { ...headers, 'content-security-policy': change(policy) }
}
