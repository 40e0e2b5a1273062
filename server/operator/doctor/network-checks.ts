import type { Config } from '#server/config/env.ts'
import { isLoopbackHostname } from '#server/config/loopback.ts'
import { type Mailing, openTransport } from '#server/lib/mail/mailer.ts'
import { nameOfServer } from '#server/modules/platform/mail-server/mailing.ts'
import { type Finding, fault, note, well } from './finding.ts'

const PATIENCE_MS = 10_000

/** Whether the mail server takes letters from here. */
export async function checkSmtp(
  server: Mailing['server'],
  { dataDir, site }: Pick<Config, 'dataDir' | 'site'>,
): Promise<Finding> {
  if (!server)
    return note(
      'SMTP',
      `Letters are files in ${dataDir}/outbox.`,
      'The panel, “Mail”: connect a mail server, so that they reach somebody; or set SMTP_URL.',
    )
  const transport = await openTransport(server, site.url, PATIENCE_MS)
  const host = nameOfServer(server)
  try {
    await transport.verify()
    return well('SMTP', `${host} takes letters.`)
  } catch (error) {
    return fault(
      'SMTP',
      `${host} takes no letters: ${(error as Error).message}`,
      'See that the panel, “Mail”, or SMTP_URL names the right server, port, name and password, and that the machine may reach it.',
    )
  } finally {
    transport.close()
  }
}

/** Whether visitors reach this site at the address it gives them. */
export async function checkAddress(siteUrl: string, ask: typeof fetch = fetch): Promise<Finding> {
  const { hostname } = new URL(siteUrl)
  if (isLoopbackHostname(hostname))
    return note(
      'way here',
      `${siteUrl} is this machine: links in letters lead nowhere else.`,
      'Set SITE_URL to the address that visitors type, with https.',
    )
  try {
    const reply = await ask(`${siteUrl}/api/health`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const body = (await reply.json().catch(() => null)) as { status?: unknown } | null
    if (reply.status === 200 && body?.status === 'ok') return well('way here', `${siteUrl} leads here.`)
    return fault(
      'way here',
      `${siteUrl} answers ${reply.status}, and not as this site.`,
      'See that the site runs, that the proxy passes /api on to it, and that SITE_URL is the address without redirects.',
    )
  } catch (error) {
    const { cause, message } = error as Error
    return fault(
      'way here',
      `${siteUrl} cannot be reached: ${cause instanceof Error ? cause.message : message}`,
      'See that the name leads to this machine (DNS), that the proxy runs, and that its certificate is valid.',
    )
  }
}

/** Whether calls are counted by visitor, and not all as the proxy's. */
export function checkProxyTrust({ site, trustProxy }: Pick<Config, 'site' | 'trustProxy'>): Finding {
  const { protocol, hostname } = new URL(site.url)
  const isBehindProxy = protocol === 'https:'
  if (isBehindProxy && trustProxy === false)
    return fault(
      'proxy',
      'SITE_URL is https, so there is a proxy, and nobody believes it: all visitors count as one, and a limit stops them all.',
      'TRUST_PROXY=1 for one proxy in front.',
    )
  if (!isBehindProxy && !isLoopbackHostname(hostname))
    return fault(
      'proxy',
      `${site.url} is not https: browsers keep no session there.`,
      'Put a proxy with TLS in front, and set SITE_URL with https.',
    )
  return well('proxy', 'Visitors are told apart.')
}
