import { queryOptions, useQuery } from '@tanstack/react-query'
import { heldLetterEndpoints } from '#shared/contract/platform/held-letters.ts'
import { call } from '#web/api/client.ts'
import { usePermission } from '#web/session/own-permissions.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const heldLettersKey = [PRIVATE_KEY, 'held-letters'] as const

const heldLetters = () =>
  queryOptions({
    queryKey: heldLettersKey,
    queryFn: () => call(heldLetterEndpoints.get, {}),
    staleTime: 0,
  })

/** What is held, for whoever decides about it; undefined where nothing is. */
export function useHeldLetters() {
  const mayManage = usePermission('manage_site')
  const { data } = useQuery({ ...heldLetters(), enabled: mayManage })
  return data && data.count > 0 ? data : undefined
}
