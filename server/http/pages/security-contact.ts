/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness, for whoever finds one. */
import type { FastifyInstance } from 'fastify'
import type { SiteInfo } from '#shared/contract/page-rendering.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Whoever reads it later asks again; the standard wants less than a year. */
const LIFETIME_DAYS = 180
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Published where there is somebody to tell: `contact` of the environment, else whoever owns the site. */
export function publishSecurityContact(
  app: FastifyInstance,
  {
    site,
    contact,
    now,
  }: {
    site: () => Promise<Pick<SiteInfo, 'url' | 'languages'> & { seller: { contact: string | null } }>
    contact: string | undefined
    now: () => Date
  },
): void {
  const path = '/.well-known/security.txt'
  app.get(path, async (_request, reply) => {
    const { url, languages, seller } = await site()
    const address = addressOf(contact ?? seller.contact)
    if (address === null) return reply.callNotFound()
    const today = Math.floor(now().getTime() / DAY_MS)
    const expires = new Date((today + LIFETIME_DAYS) * DAY_MS).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `Contact: ${address}\nExpires: ${expires}\nPreferred-Languages: ${languages.join(', ')}\nCanonical: ${url}${path}\n`,
      )
  })
}

/** As the standard writes it; null for what is neither an e-mail address nor one of the web. */
function addressOf(contact: string | null): string | null {
  const text = contact?.trim() ?? ''
  if (EMAIL.test(text)) return `mailto:${text}`
  return /^(https:\/\/|mailto:)\S+$/.test(text) ? text : null
}
