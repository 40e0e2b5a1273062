import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { feedbackEndpoints } from '#shared/contract/content/feedback.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

const LISTS_KEY = [PRIVATE_KEY, 'feedback', 'list'] as const

export const adminFeedbackQueries = {
  lists: () => LISTS_KEY,
  list: (search: string, page: number) =>
    queryOptions({
      queryKey: [...LISTS_KEY, search, page],
      queryFn: () =>
        call(feedbackEndpoints.listForStaff, { query: { page: String(page), ...(search && { search }) } }),
      placeholderData: keepPreviousData,
    }),
}

export const useStaffFeedback = (search: string, page: number) =>
  useQuery(adminFeedbackQueries.list(search, page))
