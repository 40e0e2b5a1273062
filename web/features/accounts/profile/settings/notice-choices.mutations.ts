import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NoticeTopic, NoticeWay } from '#shared/constants/notices/notice-topics.ts'
import { noticeChoiceEndpoints } from '#shared/contract/platform/notice-choices.ts'
import { call } from '#web/api/client.ts'
import { noticeChoicesQuery } from './notice-choices.queries.ts'

/** Chooses one way by which one topic is told, or not; the switch moves at once, and back where that was refused. */
export function useChooseNotices() {
  const client = useQueryClient()
  const { queryKey } = noticeChoicesQuery()
  return useMutation({
    mutationFn: ({ topic, way, isWanted }: { topic: NoticeTopic; way: NoticeWay; isWanted: boolean }) =>
      call(noticeChoiceEndpoints.change, { params: { topic }, body: { [way]: isWanted } }),
    onMutate: ({ topic, way, isWanted }) => {
      const before = client.getQueryData(queryKey)
      client.setQueryData(
        queryKey,
        before?.map((choice) => (choice.topic === topic ? { ...choice, [way]: isWanted } : choice)),
      )
      return before
    },
    onError: (_error, _choice, before) => client.setQueryData(queryKey, before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
