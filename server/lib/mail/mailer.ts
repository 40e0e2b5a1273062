import { createOutbox } from '#server/lib/files/outbox.ts'
import type { MailEncryption } from '#shared/constants/mail/mail-server.ts'

export type Letter = { subject: string; text: string; html: string }

/** Sends one letter in the name of the site and says where it went. Throws when it could not be handed over. */
export type SendLetter = (
  to: string,
  letter: Letter,
  siteName: string,
) => Promise<{ messageId: string; file?: string }>

/** By its address, as the environment gives it, or by its fields. */
export type MailServerAddress =
  | { url: string }
  | { host: string; port: number; encryption: MailEncryption; username: string; password: string }

/** How letters leave now. */
export type Mailing = {
  /** Without one each letter becomes an `.eml` file in `outbox/` of the data folder. */
  server: MailServerAddress | undefined
  /** Who letters are from: an address, or a name with one. */
  from: string
}

/** @throws what nodemailer throws: the mail server's refusal, or why it was not reached */
export type HandOver = (mailing: Mailing, to: string, letter: Letter, siteName: string) => Promise<Handed>
type Handed = { messageId: string; response: string }

const SMTP_TIMEOUT_MS = 20_000

/** Loaded with the first letter: a site may run for days without one. */
const nodemailer = () => import('nodemailer')

/** @param read how letters leave, asked for each of them: it may have been changed in another process */
export function createMailer(options: {
  read: () => Promise<Mailing>
  siteUrl: string
  dataDir: string
}): SendLetter {
  const writeFile = createFileMailer(options.dataDir)
  const handOver = createHandOver(options.siteUrl)
  return async (to, letter, siteName) => {
    const mailing = await options.read()
    if (!mailing.server) return writeFile(mailing, to, letter, siteName)
    const { messageId } = await handOver(mailing, to, letter, siteName)
    return { messageId }
  }
}

/** Hands letters to the mail server, to which this machine calls itself by the host of the site. */
export function createHandOver(siteUrl: string, timeoutMs = SMTP_TIMEOUT_MS): HandOver {
  return async ({ server, from }, to, letter, siteName) => {
    if (!server) throw new Error('there is no mail server')
    const transport = await openTransport(server, siteUrl, timeoutMs)
    try {
      const sent = await transport.sendMail({ from: senderOf(from, siteName), to: recipient(to), ...letter })
      return { messageId: sent.messageId, response: sent.response }
    } finally {
      transport.close()
    }
  }
}

/** Nodemailer's way to a server. */
export async function openTransport(server: MailServerAddress, siteUrl: string, timeoutMs = SMTP_TIMEOUT_MS) {
  return (await nodemailer()).createTransport({
    ...connectionOf(server),
    name: new URL(siteUrl).hostname,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    // Longer, so that whoever does not greet is told from whoever falls silent.
    socketTimeout: 2 * timeoutMs,
  })
}

function connectionOf(server: MailServerAddress) {
  if ('url' in server) return { url: server.url }
  const { host, port, encryption, username, password } = server
  return {
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(username !== '' && { auth: { user: username, pass: password } }),
  }
}

function createFileMailer(dataDir: string) {
  const outbox = createOutbox(dataDir)
  return async ({ from }: Mailing, to: string, letter: Letter, siteName: string) => {
    const transport = (await nodemailer()).createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
    })
    const { messageId, message } = await transport.sendMail({
      from: senderOf(from, siteName),
      to: recipient(to),
      ...letter,
    })
    const file = await outbox.write(to, message as Buffer)
    return { messageId, file }
  }
}

/** A bare address bears the name of the site. */
const senderOf = (from: string, siteName: string) =>
  from.includes('<') ? from : { name: siteName, address: from }

/** One address whatever stands in it: as text it could be taken for a list of several. */
function recipient(address: string) {
  return { name: '', address }
}
