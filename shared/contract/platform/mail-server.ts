/** How letters leave: the mail server that staff connect. */
import * as z from 'zod/mini'
import {
  MAIL_CREDENTIAL_MAX,
  MAIL_ENCRYPTIONS,
  MAIL_HOST_MAX,
  MAIL_PROBLEMS,
} from '#shared/constants/mail/mail-server.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { emailSchema, unfinishedTextSchema, versionSchema } from '#shared/contract/fields.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'

const say = (key: ValidationKey) => key

/** A name or an IP address; empty where no server is connected. */
const host = unfinishedTextSchema(MAIL_HOST_MAX).check(
  z.regex(
    /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|[\da-f]*:[\da-f:.]+|)$/i,
    say('hostname'),
  ),
)
const credential = unfinishedTextSchema(MAIL_CREDENTIAL_MAX).check(
  z.regex(/^\P{Cc}*$/u, say('controlCharacters')),
)
const port = z.int().check(z.minimum(1), z.maximum(65_535))

const shape = {
  host,
  port,
  encryption: z.enum(MAIL_ENCRYPTIONS),
  /** Empty where the server asks nobody who they are. */
  username: credential,
  /** The address that letters are from; empty for `no-reply@` the host of the site. */
  sender: z.union([z.literal(''), emailSchema]),
}

export const mailServerSchema = z.object({
  ...shape,
  hasPassword: z.boolean(),
  /** Who letters are from without a sender of one's own, or by the environment. */
  defaultSender: z.string(),
  /** What the environment says: it wins, and is not changed here. */
  locked: z.array(z.enum(['SMTP_URL', 'MAIL_FROM'])),
  version: z.int(),
})
export type MailServer = z.infer<typeof mailServerSchema>

export const mailServerFieldsSchema = z.object({
  ...shape,
  /** Left out, it stays as it is; null or empty forgets it. */
  password: z.optional(z.nullable(credential)),
})

const change = z.object({
  ...z.partial(mailServerFieldsSchema).shape,
  version: z.optional(versionSchema),
})
export type MailServerChange = z.output<typeof change>

const trial = z.object({ ...z.partial(mailServerFieldsSchema).shape, to: emailSchema })
export type MailTrial = z.output<typeof trial>

export const mailTrialSchema = z.object({
  isSent: z.boolean(),
  /** What is wrong, in a word; null when the letter was taken. */
  problem: z.nullable(z.enum(MAIL_PROBLEMS)),
  /** What the mail server said, or this machine about it. */
  answer: z.string(),
  /** The server it was handed to, and this machine as it called itself there. */
  server: z.string(),
  sendingHost: z.string(),
})
export type MailTrialResult = z.infer<typeof mailTrialSchema>

export const mailServerEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/admin/mail-server',
    summary: 'How letters leave; a password is never told.',
    access: 'manage_mail',
    reply: mailServerSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/mail-server',
    summary:
      'Changes what is given. Another server, port or name is not trusted with the password that is kept.',
    access: 'manage_mail',
    needsConfirmation: true,
    body: change,
    reply: mailServerSchema,
  }),
  test: endpoint({
    method: 'POST',
    path: '/admin/mail-server/test',
    summary: 'Sends a letter at once, by what is given in place of what is kept, and says what is wrong.',
    access: 'manage_mail',
    needsConfirmation: true,
    limits: [{ max: 20, windowMs: 10 * 60_000, by: 'account' }],
    body: trial,
    reply: mailTrialSchema,
  }),
}
