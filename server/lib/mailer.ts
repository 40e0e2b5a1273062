import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { createToken } from './random-token.ts'

export type Letter = { subject: string; text: string; html: string }

/** Sends one letter and says where it went. Throws when it could not be handed over. */
export type SendLetter = (to: string, letter: Letter) => Promise<{ messageId: string; file?: string }>

const SMTP_TIMEOUT_MS = 20_000

/** Sends over SMTP when `smtpUrl` is set; otherwise each letter becomes an `.eml` file in `outbox/` of the data folder. */
export function createMailer(options: {
  smtpUrl: string | undefined
  from: string
  dataDir: string
}): SendLetter {
  return options.smtpUrl
    ? createSmtpMailer(options.smtpUrl, options.from)
    : createOutbox(join(options.dataDir, 'outbox'), options.from)
}

function createSmtpMailer(smtpUrl: string, from: string): SendLetter {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  })
  return async (to, letter) => {
    const { messageId } = await transport.sendMail({ from, to: recipient(to), ...letter })
    return { messageId }
  }
}

function createOutbox(folder: string, from: string): SendLetter {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (to, letter) => {
    const { messageId, message } = await transport.sendMail({ from, to: recipient(to), ...letter })
    await mkdir(folder, { recursive: true })
    const file = join(
      folder,
      `${new Date().toISOString().replaceAll(':', '-')}-${createToken().slice(0, 6)}.eml`,
    )
    await writeFile(file, message as Buffer, { mode: 0o600 })
    return { messageId, file }
  }
}

/** One address whatever stands in it: as text it could be taken for a list of several. */
function recipient(address: string) {
  return { name: '', address }
}
