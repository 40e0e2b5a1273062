/** The mail server that staff connect, unless the environment names one. */
import type { Config } from '#server/config/env.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { within } from '#server/lib/concurrency/within.ts'
import type { HandOver } from '#server/lib/mail/mailer.ts'
import type { Secrets } from '#server/lib/secrets.ts'
import { withoutUndefined } from '#server/lib/without-undefined.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { SiteService } from '#server/modules/platform/site/site.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import type { Language } from '#shared/constants/languages.ts'
import { mailServerAudit } from '#shared/contract/platform/mail-server.audit.texts.ts'
import type {
  MailServer,
  MailServerChange,
  MailTrial,
  MailTrialResult,
} from '#shared/contract/platform/mail-server.ts'
import { findMailProblem } from './find-mail-problem.ts'
import type { MailServerRow, MailServerStore } from './mail-server.store.ts'
import { createMailingReader, fieldsOfUrl, mailingOf, nameOfServer, PASSWORD_PLACE } from './mailing.ts'
import { writeTrialLetter } from './trial-letter.ts'

/** Whoever gets the password is another one when one of these is. */
const TRUSTED = ['host', 'port', 'encryption', 'username'] as const
/** Nobody waits longer for a letter of trial, however slowly the server talks. */
const TRIAL_MAX_MS = 20_000
const ANSWER_MAX = 500

type Fields = Omit<MailServerChange, 'version'>

export type MailServerService = ReturnType<typeof createMailServerService>
export function createMailServerService({
  server,
  database,
  secrets,
  versioned,
  site,
  handOver,
  config,
}: {
  server: MailServerStore
  database: Pick<Database, 'transaction'>
  secrets: Secrets
  versioned: VersionedChanges
  site: Pick<SiteService, 'current'>
  /** Gives up a server that does not answer before whoever tries it does. */
  handOver: HandOver
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'site'>
}) {
  const changes = versioned.of(mailServerAudit, presentFields)
  const { hostname } = new URL(config.site.url)

  return {
    getForStaff: async (): Promise<MailServer> => present(await server.read()),

    read: createMailingReader(server, secrets, config),

    update: ({ version, ...change }: MailServerChange, actor: Actor): Promise<MailServer> =>
      database.transaction(async () => {
        const row = await changes.update(actor, {
          read: server.read,
          version,
          edit: (before) => columnsOf(change, before),
          save: (fields, before) => server.update(fields, before.version),
        })
        return present(row)
      }),

    /** Sends a letter as it would leave once `trial` were kept. */
    async test({ to, ...trial }: MailTrial, language: Language): Promise<MailTrialResult> {
      const before = await server.read()
      const mailing = mailingOf({ ...before, ...withoutUndefined(columnsOf(trial, before)) }, secrets, config)
      if (!mailing.server) throw new AppError('validation_failed', { fields: { host: 'required' } })
      const info = await site.current()
      const told = { server: nameOfServer(mailing.server), sendingHost: hostname }
      const letter = writeTrialLetter({ ...told, site: info, language })
      try {
        const { response } = await within(TRIAL_MAX_MS, told.server, handOver(mailing, to, letter, info.name))
        return { isSent: true, problem: null, answer: shortened(response), ...told }
      } catch (error) {
        return { isSent: false, ...findMailProblem(error, ANSWER_MAX), ...told }
      }
    },
  }

  /** @throws {AppError} `validation_failed` for what the environment says, or a password given to somebody new */
  function columnsOf(fields: Fields, before: MailServerRow) {
    const { password, ...given } = withoutLocked(fields, before)
    const after = { ...before, ...withoutUndefined(given) }
    const isNobody = after.host === '' || after.username === ''
    const isAnother = TRUSTED.some((field) => after[field] !== before[field])
    if (password === undefined && isAnother && !isNobody && before.sealed_password !== '')
      throw new AppError('validation_failed', { fields: { password: 'passwordForAnother' } })
    return { ...given, sealed_password: isNobody ? '' : sealedOf(password) }
  }

  /** Of what is given that which the environment leaves open: what it says is taken as it was told, for no change. */
  function withoutLocked({ sender, ...ofServer }: Fields, before: MailServerRow): Fields {
    const locked = {
      ...(config.smtpUrl !== undefined && ofServer),
      ...(config.mailFrom !== undefined && { sender }),
    }
    const told: Fields = tellFields(before)
    const refused = (Object.keys(withoutUndefined(locked)) as (keyof Fields)[]).filter(
      (field) => locked[field] !== told[field],
    )
    if (refused.length > 0)
      throw new AppError('validation_failed', {
        fields: Object.fromEntries(refused.map((field) => [field, 'fixedByEnvironment' as const])),
      })
    return {
      ...(config.smtpUrl === undefined && ofServer),
      ...(config.mailFrom === undefined && { sender }),
    }
  }

  function sealedOf(password: string | null | undefined): string | undefined {
    if (password === undefined) return undefined
    return password ? secrets.seal(password, PASSWORD_PLACE) : ''
  }

  function tellFields(row: MailServerRow) {
    return { ...presentFields(row), ...(config.smtpUrl !== undefined && fieldsOfUrl(config.smtpUrl)) }
  }

  function present(row: MailServerRow): MailServer {
    const { smtpUrl, mailFrom } = config
    return {
      ...tellFields(row),
      defaultSender: mailingOf({ ...row, sender: '' }, secrets, config).from,
      locked: [
        ...(smtpUrl === undefined ? [] : ['SMTP_URL' as const]),
        ...(mailFrom === undefined ? [] : ['MAIL_FROM' as const]),
      ],
      version: row.version,
    }
  }
}

const presentFields = ({ host, port, encryption, username, sealed_password, sender }: MailServerRow) => ({
  ...{ host, port, encryption, username, sender },
  hasPassword: sealed_password !== '',
})

const shortened = (text: string) => text.slice(0, ANSWER_MAX)
