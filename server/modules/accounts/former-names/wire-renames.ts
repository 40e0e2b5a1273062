import type { NoticesService } from '#server/modules/platform/notices/notices.service.ts'
import { renamedNotice } from './name-bell.ts'
import { enlistNameNotice } from './name-notice.ts'
import { createRenamesService, type RenamesService } from './renames.service.ts'

type Tools = Parameters<typeof enlistNameNotice>[0] &
  Parameters<typeof createRenamesService>[0] & { notices: NoticesService }

/** New names, with the letter and the notice that tell of them. */
export function wireRenames(tools: Tools): RenamesService {
  enlistNameNotice(tools)
  tools.notices.enlist(renamedNotice)
  return createRenamesService(tools)
}
