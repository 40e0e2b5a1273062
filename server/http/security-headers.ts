/** Headers that every reply carries, pages and API alike. One table, because cached pages are served before the framework. */
import type { Config } from '#server/config/env.ts'
import { isLoopbackHostname } from '#server/config/loopback.ts'

/**
 * The security headers of a site. `scriptHashes` are the CSP hashes of the inline scripts of its pages.
 * Styles may be inline: the page cache inlines the stylesheet, and the toast library adds its own.
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
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isPublicHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** The same for an answer that pages of the site itself may show in a frame, which has inline scripts of its own. */
export function inOwnFrame(
  headers: Record<string, string>,
  scriptHashes: readonly string[],
): Record<string, string> {
  const policy = headers['content-security-policy']
  return {
    'x-frame-options': 'SAMEORIGIN',
    ...(policy && {
      'content-security-policy': policy
        .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
        .replace('script-src', () => ['script-src', ...scriptHashes].join(' ')),
    }),
  }
}
