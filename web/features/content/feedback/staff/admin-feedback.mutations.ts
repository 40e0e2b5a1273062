import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FeedbackChange, feedbackEndpoints } from '#shared/contract/content/feedback.ts'
import type { ReplyOf } from '#shared/contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { feedbackQueries } from '#web/features/content/feedback/feedback.queries.ts'
import { adminFeedbackQueries } from './admin-feedback.queries.ts'

type StaffList = ReplyOf<typeof feedbackEndpoints.listForStaff>

/** Changes a review in place; after a refusal the list is asked for anew, as it may be why. */
export function useUpdateFeedback() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: FeedbackChange & { id: number }) =>
      call(feedbackEndpoints.update, { params: { id: String(id) }, body }),
    onSuccess: (changed) => {
      client.setQueriesData<StaffList>({ queryKey: adminFeedbackQueries.lists() }, (list) =>
        list
          ? { ...list, data: list.data.map((item) => (item.id === changed.id ? changed : item)) }
          : undefined,
      )
      void client.invalidateQueries({ queryKey: feedbackQueries.list().queryKey })
    },
    onError: () => client.invalidateQueries({ queryKey: adminFeedbackQueries.lists() }),
  })
}

function useListChange(change: (id: number) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: adminFeedbackQueries.lists() })
      void client.invalidateQueries({ queryKey: feedbackQueries.list().queryKey })
    },
  })
}

export const useRemoveFeedback = () =>
  useListChange((id) => call(feedbackEndpoints.remove, { params: { id: String(id) } }))

export const useRestoreFeedback = () =>
  useListChange((id) => call(feedbackEndpoints.restore, { params: { id: String(id) } }))
