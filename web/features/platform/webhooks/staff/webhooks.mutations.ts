import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type WebhookChange,
  type WebhookDraft,
  webhookEndpoints,
} from '#shared/contract/platform/webhooks.ts'
import { call } from '#web/api/client.ts'
import { webhooksQueries } from './webhooks.queries.ts'

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: webhooksQueries.all() })
}
const params = (id: number) => ({ params: { id: String(id) } })

/** Gives the secret of the hook, which is told this once. */
export function useMakeWebhook() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: WebhookDraft) => call(webhookEndpoints.create, { body }),
    onSuccess: () => void refresh(),
  })
}

export function useChangeWebhook() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, change }: { id: number; change: WebhookChange }) =>
      call(webhookEndpoints.update, { ...params(id), body: change }),
    onSettled: () => void refresh(),
  })
}

/** A hook as it is at the server now; null when it is gone. */
export function useRefetchWebhook() {
  const client = useQueryClient()
  return async (id: number) => {
    const { data } = await client.fetchQuery({ ...webhooksQueries.list(), staleTime: 0 })
    return data.find((hook) => hook.id === id) ?? null
  }
}

export function useRemoveWebhook() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(webhookEndpoints.remove, params(id)),
    onSettled: refresh,
  })
}

/** Sends an example, and tells what came back. */
export const useTestWebhook = () =>
  useMutation({ mutationFn: (id: number) => call(webhookEndpoints.test, params(id)) })

export function useResend() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(webhookEndpoints.resend, params(id)),
    onSettled: refresh,
  })
}

/** Lets go what is held, or throws it away. */
export function useDecideHeld() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (isReleased: boolean) =>
      call(isReleased ? webhookEndpoints.releaseHeld : webhookEndpoints.removeHeld, {}),
    onSettled: refresh,
  })
}
