import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { type Announcement, announcementEndpoints } from '#shared/contract/platform/announcement.ts'
import { call } from '#web/api/client.ts'
import { useChangeSiteInfo } from '#web/lib/site/site-info.tsx'
import { adminAnnouncementQueries } from './admin-announcement.queries.ts'

/** Saves it; this tab shows it at once, all others with the next page they load. */
export function useUpdateAnnouncement() {
  const client = useQueryClient()
  const changeSite = useChangeSiteInfo()
  const { queryKey } = adminAnnouncementQueries.item()
  return useMutation({
    mutationFn: (body: RequestOf<typeof announcementEndpoints.update>['body']) =>
      call(announcementEndpoints.update, { body }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved)
      changeSite({ announcement: shownOf(saved) })
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  })
}

function shownOf({ text_ru, text_en, url, isClosable, state, version }: Announcement) {
  return state === 'shown' ? { text_ru, text_en, url, isClosable, key: `saved-${version}` } : undefined
}

export function useRefetchAnnouncement() {
  const client = useQueryClient()
  return () => client.fetchQuery({ ...adminAnnouncementQueries.item(), staleTime: 0 })
}
