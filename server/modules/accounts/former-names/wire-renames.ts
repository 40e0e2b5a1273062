import type { Database } from '#server/db/database.ts'
import type { MailService } from '#server/modules/platform/mail/mail.service.ts'
import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import { createFormerNamesStore } from './former-names.store.ts'
import { renamedNotice } from './name-bell.ts'
import { enlistNameNotice } from './name-notice.ts'
import { createRenamesService } from './renames.service.ts'

type Tools = Parameters<typeof enlistNameNotice>[0] & {
  mail: MailService
  notices: NoticesService
  now: () => Date
}

/** Former names, and what goes with new ones: the letter and the notice that tell of them. */
export function wireRenames(database: Database, tools: Tools) {
  enlistNameNotice(tools)
  tools.notices.enlist(renamedNotice)
  const formerNames = createFormerNamesStore(database)
  return { formerNames, renames: createRenamesService({ ...tools, formerNames }) }
}
