import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiKeyDraft, apiKeyEndpoints } from '#shared/contract/accounts/api-keys.ts'
import { call } from '#web/api/client.ts'
import { apiKeysQueries } from './api-keys.queries.ts'

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: apiKeysQueries.list().queryKey })
}

/** Gives the key, which is told this once. */
export function useMakeApiKey() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: ApiKeyDraft) => call(apiKeyEndpoints.create, { body }),
    onSuccess: () => void refresh(),
  })
}

export function useEndApiKey() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(apiKeyEndpoints.remove, { params: { id: String(id) } }),
    onSettled: refresh,
  })
}
