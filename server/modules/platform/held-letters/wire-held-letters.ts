import type { Database } from '#server/db/database.ts'
import type { Serve } from '#server/http/serve.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { MailStore } from '#server/modules/platform/mail/mail.store.ts'
import type { PendingService } from '#server/modules/platform/pending/pending.service.ts'
import { heldLettersRoutes } from './held-letters.routes.ts'
import { createHeldLettersService } from './held-letters.service.ts'

/** The letters that a restored site holds until somebody says what shall become of them. */
export function wireHeldLetters(
  database: Database,
  {
    store,
    mail,
    pending,
    audit,
    now,
  }: {
    store: MailStore
    mail: Pick<MailService, 'deliverSoon'>
    pending: Pick<PendingService, 'enlist'>
    audit: Pick<AuditService, 'record'>
    now: () => Date
  },
) {
  const held = createHeldLettersService({
    mail: store,
    deliverSoon: mail.deliverSoon,
    audit,
    database,
    now,
  })
  pending.enlist({ letters: { permission: 'manage_site', count: async () => (await held.get()).count } })
  return { routes: (serve: Serve) => heldLettersRoutes(serve, held) }
}
