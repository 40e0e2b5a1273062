import { useMutation, useQueryClient } from '@tanstack/react-query'
import { heldLetterEndpoints } from '#shared/contract/platform/held-letters.ts'
import { call } from '#web/api/client.ts'
import { pendingKey } from '#web/features/platform/pending/staff/pending.queries.ts'
import { heldLettersKey } from './held-letters.queries.ts'

/** Lets the letters go, or throws them away. */
export function useDecideHeldLetters() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (act: 'release' | 'remove') => call(heldLetterEndpoints[act], {}),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: pendingKey })
      return client.invalidateQueries({ queryKey: heldLettersKey })
    },
  })
}
