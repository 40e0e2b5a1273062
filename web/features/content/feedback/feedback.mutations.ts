import { useMutation, useQueryClient } from '@tanstack/react-query'
import { feedbackEndpoints } from '#shared/contract/content/feedback.ts'
import { call } from '#web/api/client.ts'
import { feedbackQueries } from './feedback.queries.ts'

/** Sends a review; the new one stands first in the list without asking for the list again. */
export function useCreateFeedback() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { message: string }) => call(feedbackEndpoints.create, { body }),
    onSuccess: (item) =>
      client.setQueryData(feedbackQueries.list().queryKey, (list) => {
        if (!list) return list
        const [first = [], ...older] = list.pages
        return { ...list, pages: [[item, ...first.filter(({ id }) => id !== item.id)], ...older] }
      }),
  })
}
