import type { Serve } from '#server/http/serve.ts'
import { announcementEndpoints } from '#shared/contract/platform/announcement.ts'
import type { AnnouncementService } from './announcement.service.ts'

export function announcementRoutes(serve: Serve, announcement: AnnouncementService) {
  serve(announcementEndpoints.get, () => announcement.getForStaff())
  serve(announcementEndpoints.update, ({ body, currentUser }) => announcement.update(body, currentUser))
}
