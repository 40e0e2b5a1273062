import { useMutation, useQueryClient } from '@tanstack/react-query'
import { noticeEndpoints } from '#shared/contract/platform/notices.ts'
import { call } from '#web/api/client.ts'
import { noticesQueries, setUnread } from './notices.queries.ts'

/** Marks some as read, or all up to one. */
export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { ids: number[] } | { upTo: number }) => call(noticeEndpoints.read, { body }),
    onSuccess: ({ unread }) => {
      setUnread(client, unread)
      return client.invalidateQueries({ queryKey: noticesQueries.lists() })
    },
  })
}
