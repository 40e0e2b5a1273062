import type { Database } from '#server/db/database.ts'
import { isoTimeOrNull } from '#server/lib/iso-time.ts'
import type { Actor, AuditService } from '#server/modules/platform/audit/audit.service.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { MailStore } from '#server/modules/platform/mail/mail.store.ts'
import { heldLetterAudit } from '#shared/contract/platform/held-letters.audit.texts.ts'
import type { HeldLetters } from '#shared/contract/platform/held-letters.ts'

export type HeldLettersService = ReturnType<typeof createHeldLettersService>
export function createHeldLettersService({
  mail,
  deliverSoon,
  audit,
  database,
  now,
}: {
  mail: Pick<MailStore, 'findHeld' | 'releaseHeld' | 'removeHeld'>
  deliverSoon: MailService['deliverSoon']
  audit: Pick<AuditService, 'record'>
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  const decide = (action: 'restore' | 'delete', actor: Actor, change: () => Promise<void>) =>
    database.transaction(async () => {
      const { count } = await mail.findHeld()
      if (count === 0) return
      await change()
      const entry = { noun: heldLetterAudit, action, nounId: 0, actorId: actor.id }
      await audit.record({ ...entry, before: { count }, after: null })
    })

  return {
    async get(): Promise<HeldLetters> {
      const { count, held_at } = await mail.findHeld()
      return { count, heldAt: isoTimeOrNull(held_at) }
    },
    async release(actor: Actor): Promise<void> {
      await decide('restore', actor, () => mail.releaseHeld(now().getTime()))
      deliverSoon()
    },
    remove: (actor: Actor): Promise<void> => decide('delete', actor, mail.removeHeld),
  }
}
