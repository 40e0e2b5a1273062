import { useMutation } from '@tanstack/react-query'
import { confirmationEndpoints } from '#shared/contract/accounts/confirmation.ts'
import { ownDataEndpoints } from '#shared/contract/accounts/own-data.ts'
import { call } from '#web/api/client.ts'
import { download } from '#web/api/download.ts'

/** Saves the copy of one's own data as a file. */
export function useExportOwnData() {
  return useMutation({ mutationFn: () => download(ownDataEndpoints.export, {}) })
}

/** Deletes the account; the password is the confirmation that this takes, so that nobody is asked twice. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: async (body: { password: string }) => {
      await call(confirmationEndpoints.confirm, { body })
      await call(ownDataEndpoints.remove, { body })
    },
  })
}
