import { queryOptions, useQuery } from '@tanstack/react-query'
import { noticeChoiceEndpoints } from '#shared/contract/platform/notice-choices.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const noticeChoicesQuery = () =>
  queryOptions({
    queryKey: [PRIVATE_KEY, 'notice-choices'],
    queryFn: () => call(noticeChoiceEndpoints.list, {}),
    staleTime: 0,
    // Nobody else changes it, and whoever was signed out elsewhere learns it by the profile.
    refetchOnWindowFocus: false,
  })

/** What the signed-in account wants to be told, and how. */
export const useNoticeChoices = () => useQuery(noticeChoicesQuery())
