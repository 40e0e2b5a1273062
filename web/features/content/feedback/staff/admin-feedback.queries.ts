import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { feedbackEndpoints } from '#shared/contract/content/feedback.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

const LISTS_KEY = [PRIVATE_KEY, 'feedback', 'list'] as const

type Wanted = { search: string; isUnanswered: boolean; page: number }

export const adminFeedbackQueries = {
  lists: () => LISTS_KEY,
  list: ({ search, isUnanswered, page }: Wanted) =>
    queryOptions({
      queryKey: [...LISTS_KEY, search, isUnanswered, page],
      queryFn: () =>
        call(feedbackEndpoints.listForStaff, {
          query: {
            page: String(page),
            ...(search && { search }),
            ...(isUnanswered && { unanswered: 'true' }),
          },
        }),
      placeholderData: keepPreviousData,
    }),
}

export const useStaffFeedback = (wanted: Wanted) => useQuery(adminFeedbackQueries.list(wanted))
