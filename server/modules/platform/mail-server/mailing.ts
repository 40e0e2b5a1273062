/** How letters leave: by the server that the environment names, else by the one that staff connected, else as files. */
import type { Config } from '#server/config/env.ts'
import type { Mailing } from '#server/lib/mail/mailer.ts'
import type { Secrets } from '#server/lib/secrets.ts'
import { MAIL_PORTS } from '#shared/constants/mail/mail-server.ts'
import type { MailServerRow, MailServerStore } from './mail-server.store.ts'

export const PASSWORD_PLACE = { table: 'mail_server', row: 1, field: 'sealed_password' }

type Said = Pick<Config, 'smtpUrl' | 'mailFrom' | 'site'>

/** How they leave at the moment it is asked. */
export function createMailingReader(
  server: Pick<MailServerStore, 'read'>,
  secrets: Pick<Secrets, 'open'>,
  said: Said,
): () => Promise<Mailing> {
  return async () => mailingOf(await server.read(), secrets, said)
}

export function mailingOf(row: MailServerRow, secrets: Pick<Secrets, 'open'>, said: Said): Mailing {
  const { host, port, encryption, username, sealed_password, sender } = row
  const from = said.mailFrom ?? (sender || `no-reply@${new URL(said.site.url).hostname}`)
  if (said.smtpUrl !== undefined) return { server: { url: said.smtpUrl }, from }
  if (host === '') return { server: undefined, from }
  const password = secrets.open(sealed_password, PASSWORD_PLACE) ?? ''
  return { server: { host, port, encryption, username, password }, from }
}

/** What an address such as `smtps://name:password@mail.example:465` says in fields. */
export function fieldsOfUrl(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const encryption = protocol === 'smtps:' ? ('tls' as const) : ('starttls' as const)
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || MAIL_PORTS[encryption],
    encryption,
    username: decodeURIComponent(username),
    hasPassword: password !== '',
  }
}

/** The server as people write it: `mail.example:465`. */
export function nameOfServer(server: NonNullable<Mailing['server']>): string {
  const { host, port } = 'url' in server ? fieldsOfUrl(server.url) : server
  return `${host.includes(':') ? `[${host}]` : host}:${port}`
}
