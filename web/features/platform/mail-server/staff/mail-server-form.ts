/** What the editor of the mail server holds, what it asks for before sending it, and what is sent. */
import * as z from 'zod/mini'
import { MAIL_ENCRYPTIONS, MAIL_PORTS, type MailEncryption } from '#shared/constants/mail/mail-server.ts'
import {
  type MailServer,
  type MailServerChange,
  mailServerFieldsSchema,
} from '#shared/contract/platform/mail-server.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key

/** What is kept in the tab until it is saved; a password is not among it. */
export type MailServerFields = Readonly<
  Record<'host' | 'port' | 'encryption' | 'username' | 'sender', string>
>

export const mailServerFieldsOf = ({ host, port, encryption, username, sender }: MailServer) => ({
  ...{ host, encryption, username, sender },
  port: String(port),
})

const { shape } = mailServerFieldsSchema
const portSchema = z.pipe(
  z.string().check(z.trim(), z.regex(/^\d{1,5}$/, say('required'))),
  z.pipe(
    z.transform((text: string) => Number(text)),
    shape.port,
  ),
)

export const mailServerFormSchema = z.object({
  ...{ host: shape.host, port: portSchema, encryption: shape.encryption },
  ...{ username: shape.username, sender: shape.sender, password: z.string() },
})

/** What is written, before it was checked or after. */
type Written = Omit<z.output<typeof mailServerFormSchema>, 'encryption'> & { encryption: string }

/** What the environment says is not sent; an empty password leaves the kept one. */
export function mailServerChangeOf(
  { sender, password, encryption, ...server }: Written,
  { locked }: MailServer,
): Omit<MailServerChange, 'version'> {
  return {
    ...(!locked.includes('SMTP_URL') && {
      ...server,
      encryption: encryption as MailEncryption,
      ...(password !== '' && { password }),
    }),
    ...(!locked.includes('MAIL_FROM') && { sender }),
  }
}

/** The port that goes with another encryption, unless somebody chose one of their own. */
export function portWith(encryption: string, port: string): string {
  const isUsual = port === '' || MAIL_ENCRYPTIONS.some((each) => String(MAIL_PORTS[each]) === port)
  return isUsual ? String(MAIL_PORTS[encryption as MailEncryption]) : port
}
