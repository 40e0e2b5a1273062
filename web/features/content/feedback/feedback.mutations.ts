import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { feedbackEndpoints } from '#shared/contract/content/feedback.ts'
import type { ReplyOf } from '#shared/contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { feedbackQueries } from './feedback.queries.ts'

type FeedbackPages = InfiniteData<ReplyOf<typeof feedbackEndpoints.list>>

/** Sends a review; the new one stands first in the list without asking for the list again. */
export function useCreateFeedback() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { message: string }) => call(feedbackEndpoints.create, { body }),
    onSuccess: (item) =>
      client.setQueriesData<FeedbackPages>({ queryKey: feedbackQueries.lists() }, (list) => {
        if (!list) return list
        const [first = [], ...older] = list.pages
        return { ...list, pages: [[item, ...first.filter(({ id }) => id !== item.id)], ...older] }
      }),
  })
}
