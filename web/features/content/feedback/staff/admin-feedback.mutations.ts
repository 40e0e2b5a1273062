import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  type FeedbackChange,
  feedbackEndpoints,
  type StaffFeedbackItem,
} from '#shared/contract/content/feedback.ts'
import type { ReplyOf } from '#shared/contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { useListMutation } from '#web/editing/list-mutations.ts'
import { feedbackQueries } from '#web/features/content/feedback/feedback.queries.ts'
import { pendingKey } from '#web/features/platform/pending/staff/pending.queries.ts'
import { adminFeedbackQueries } from './admin-feedback.queries.ts'

type StaffList = ReplyOf<typeof feedbackEndpoints.listForStaff>

const listKey = adminFeedbackQueries.lists()

/** What everybody sees, and how many wait for an answer, is asked for anew. */
function forgetOthers(client: QueryClient) {
  void client.invalidateQueries({ queryKey: feedbackQueries.lists() })
  void client.invalidateQueries({ queryKey: pendingKey })
}

function forgetLists(client: QueryClient) {
  void client.invalidateQueries({ queryKey: listKey })
  forgetOthers(client)
}

/** Changes a review in its place. */
export const useUpdateFeedback = () =>
  useListMutation(
    listKey,
    ({ id, ...body }: FeedbackChange & { id: number }) =>
      call(feedbackEndpoints.update, { params: { id: String(id) }, body }),
    (client, changed) => {
      client.setQueriesData<StaffList>(
        { queryKey: listKey },
        (list) =>
          list && { ...list, data: list.data.map((item) => (item.id === changed.id ? changed : item)) },
      )
      forgetOthers(client)
    },
  )

/** Hides or shows several, one after another; one that is refused holds nothing up. */
export const useHideFeedback = () =>
  useListMutation(
    listKey,
    async ({ items, isHidden }: { items: readonly StaffFeedbackItem[]; isHidden: boolean }) => {
      const done: number[] = []
      for (const { id, version } of items) {
        const params = { id: String(id) }
        await call(feedbackEndpoints.update, { params, body: { isHidden, version } })
          .then(() => done.push(id))
          .catch(() => {})
      }
      return { done, failed: items.length - done.length }
    },
    forgetLists,
  )

export const useRemoveFeedback = () =>
  useListMutation(
    listKey,
    (id: number) => call(feedbackEndpoints.remove, { params: { id: String(id) } }),
    forgetLists,
  )

export const useRestoreFeedback = () =>
  useListMutation(
    listKey,
    (id: number) => call(feedbackEndpoints.restore, { params: { id: String(id) } }),
    forgetLists,
  )

/** A review of the pages on the screen as it is at the server now; null when it is there no more. */
export function useRefetchFeedback() {
  const client = useQueryClient()
  return async (id: number): Promise<StaffFeedbackItem | null> => {
    await client.refetchQueries({ queryKey: listKey, type: 'active' }, { throwOnError: true })
    const lists = client.getQueriesData<StaffList>({ queryKey: listKey, type: 'active' })
    return lists.flatMap(([, list]) => list?.data ?? []).find((item) => item.id === id) ?? null
  }
}
