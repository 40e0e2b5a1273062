import { useMutation, useQueryClient } from '@tanstack/react-query'
import { appealEndpoints } from '#shared/contract/accounts/bans/appeals.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'
import { adminAppealsQueries } from './admin-appeals.queries.ts'

/** Whatever came of it, the rest is asked for anew: somebody else may have answered, or lifted the ban. */
export function useAnswerAppeal(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { answer: string }) =>
      call(appealEndpoints.answer, { params: { id: String(userId) }, body }),
    onSuccess: (appeal) => client.setQueryData(adminAppealsQueries.of(userId).queryKey, { appeal }),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}
