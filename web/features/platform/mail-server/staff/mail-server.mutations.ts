import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type MailServerChange,
  type MailTrial,
  mailServerEndpoints,
} from '#shared/contract/platform/mail-server.ts'
import { call } from '#web/api/client.ts'
import { mailServerQueries } from './mail-server.queries.ts'

export function useUpdateMailServer() {
  const client = useQueryClient()
  const { queryKey } = mailServerQueries.item()
  return useMutation({
    mutationFn: (body: MailServerChange) => call(mailServerEndpoints.update, { body }),
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
    onError: () => void client.invalidateQueries({ queryKey }),
  })
}

/** Sends a letter by what is in the form, whether it is saved or not. */
export const useTryMail = () =>
  useMutation({ mutationFn: (body: MailTrial) => call(mailServerEndpoints.test, { body }) })

export function useRefetchMailServer() {
  const client = useQueryClient()
  return () => client.fetchQuery({ ...mailServerQueries.item(), staleTime: 0 })
}
