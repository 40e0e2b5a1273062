import { queryOptions, useQuery } from '@tanstack/react-query'
import { announcementEndpoints } from '#shared/contract/platform/announcement.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const adminAnnouncementQueries = {
  item: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'announcement'],
      queryFn: () => call(announcementEndpoints.get, {}),
    }),
}

/** The announcement as it is at the server now. */
export const useAnnouncement = () => useQuery(adminAnnouncementQueries.item())
