import type { CurrentUser } from '#server/lib/current-user.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import { addresses } from '#shared/addresses.ts'
import type { FormerNamesStore } from './former-names.store.ts'
import { renamedNotice } from './name-bell.ts'
import { NAME_NOTICE } from './name-notice.ts'

export type RenamesService = ReturnType<typeof createRenamesService>
export function createRenamesService({
  formerNames,
  mail,
  notices,
  now,
}: {
  formerNames: Pick<FormerNamesStore, 'keep'>
  mail: Pick<MailService, 'queue'>
  notices: Pick<NoticesService, 'tell'>
  now: () => Date
}) {
  return {
    /** What goes with a new name: the former one is kept, and an owner who did not choose it is told of it. */
    async note(before: { id: number; username: string }, username: string, actor: Pick<CurrentUser, 'id'>) {
      await formerNames.keep(before.id, before.username, username, now().getTime())
      if (before.id === actor.id) return
      await mail.queue(NAME_NOTICE, before.id)
      await notices.tell(before.id, { kind: renamedNotice, values: { username }, url: addresses.profile })
    },
  }
}
