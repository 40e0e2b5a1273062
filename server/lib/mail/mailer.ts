import { createReadOnce } from '#server/lib/concurrency/read-once.ts'
import { createOutbox } from '#server/lib/files/outbox.ts'

export type Letter = { subject: string; text: string; html: string }

/** Sends one letter in the name of the site and says where it went. Throws when it could not be handed over. */
export type SendLetter = (
  to: string,
  letter: Letter,
  siteName: string,
) => Promise<{ messageId: string; file?: string }>

const SMTP_TIMEOUT_MS = 20_000

/** Sends over SMTP when `smtpUrl` is set; otherwise each letter becomes an `.eml` file in `outbox/` of the data folder. */
export function createMailer(options: {
  smtpUrl: string | undefined
  /** Who letters are from; without it the site itself, at its own host. */
  from: string | undefined
  siteUrl: string
  dataDir: string
}): SendLetter {
  const { smtpUrl, from, dataDir } = options
  const address = `no-reply@${new URL(options.siteUrl).hostname}`
  const senderOf: SenderOf = (siteName) => from ?? { name: siteName, address }
  return smtpUrl ? createSmtpMailer(smtpUrl, senderOf) : createFileMailer(dataDir, senderOf)
}

type SenderOf = (siteName: string) => string | { name: string; address: string }

/** Loaded with the first letter: a site may run for days without one. */
const nodemailer = () => import('nodemailer')

function createSmtpMailer(smtpUrl: string, senderOf: SenderOf): SendLetter {
  const transportOnce = createReadOnce(async () =>
    (await nodemailer()).createTransport({
      url: smtpUrl,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
    }),
  )
  return async (to, letter, siteName) => {
    const transport = await transportOnce.read()
    const { messageId } = await transport.sendMail({ from: senderOf(siteName), to: recipient(to), ...letter })
    return { messageId }
  }
}

function createFileMailer(dataDir: string, senderOf: SenderOf): SendLetter {
  const outbox = createOutbox(dataDir)
  const transportOnce = createReadOnce(async () =>
    (await nodemailer()).createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  )
  return async (to, letter, siteName) => {
    const transport = await transportOnce.read()
    const { messageId, message } = await transport.sendMail({
      from: senderOf(siteName),
      to: recipient(to),
      ...letter,
    })
    const file = await outbox.write(to, message as Buffer)
    return { messageId, file }
  }
}

/** One address whatever stands in it: as text it could be taken for a list of several. */
function recipient(address: string) {
  return { name: '', address }
}
