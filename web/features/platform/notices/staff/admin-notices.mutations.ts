import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type NoticeDraft, noticeEndpoints } from '#shared/contract/platform/notices.ts'
import { call } from '#web/api/client.ts'
import { adminNoticesQueries } from './admin-notices.queries.ts'

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: adminNoticesQueries.all() })
}

/** Sends a notice: once for a key, however often it is sent. */
export function useSendNotice() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ key, draft }: { key: string; draft: NoticeDraft }) =>
      call(noticeEndpoints.send, { headers: { 'idempotency-key': key }, body: draft }),
    onSuccess: () => void refresh(),
  })
}

export function useWithdrawNotice() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(noticeEndpoints.withdraw, { params: { id: String(id) } }),
    onSettled: refresh,
  })
}
