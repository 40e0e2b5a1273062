/** Hears everything a page complains of: what it logs, what it throws, what it could not load, whom else it asks. */
import type { Page, Request } from 'playwright-core'

/** Chromium logs each refused request; the reply itself is told more exactly. */
const TOLD_BY_THE_REPLY = /^Failed to load resource/

/** Hands every complaint of `page` to `complain`, such as `401 POST /api/login` or `logged: …`. */
export function watchPage(page: Page, siteUrl: string, complain: (complaint: string) => void): void {
  const isOurs = (request: Request) => request.url().startsWith(`${siteUrl}/`)
  const nameOf = (request: Request) => `${request.method()} ${request.url().replace(siteUrl, '')}`

  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || TOLD_BY_THE_REPLY.test(message.text())) return
    complain(`logged: ${message.text()}`)
  })
  page.on('pageerror', (error) => complain(`threw: ${error.message}`))
  page.on('response', (response) => {
    const request = response.request()
    if (isOurs(request) && response.status() >= 400) complain(`${response.status()} ${nameOf(request)}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // What a page had asked for when it was left is nobody's loss.
    if (isOurs(request) && reason !== 'net::ERR_ABORTED') complain(`${reason} ${nameOf(request)}`)
  })
  page.on('request', (request) => {
    const { protocol } = new URL(request.url())
    if (!isOurs(request) && /^https?:$/.test(protocol) && !isAvatar(request))
      complain(`asked another site: ${request.url()}`)
  })
}

/** The only other host the site may ask; it works without an answer. */
function isAvatar(request: Request): boolean {
  return request.resourceType() === 'image' && new URL(request.url()).host === 'mc-heads.net'
}
