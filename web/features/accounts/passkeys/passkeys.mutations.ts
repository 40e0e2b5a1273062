import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { passkeyEndpoints } from '#shared/contract/accounts/passkeys/passkeys.ts'
import { call } from '#web/api/client.ts'
import { secondFactorQueries } from '#web/features/accounts/second-factor/second-factor.queries.ts'
import { passkeyQueries } from './passkeys.queries.ts'

function useRefresh() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: passkeyQueries.list().queryKey })
    void client.invalidateQueries({ queryKey: secondFactorQueries.get().queryKey })
  }
}

/** Has the browser make one, which asks its owner, and gives it to the site. */
export function useAddPasskey() {
  const refresh = useRefresh()
  return useMutation({
    async mutationFn({ name }: { name: string }) {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const options = await call(passkeyEndpoints.begin, {})
      const made = await startRegistration({
        optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
      })
      return call(passkeyEndpoints.add, { body: { name, passkey: made } })
    },
    onSuccess: refresh,
  })
}

export function useRenamePasskey() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      call(passkeyEndpoints.rename, { params: { id: String(id) }, body: { name } }),
    onSettled: refresh,
  })
}

export function useRemovePasskey() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(passkeyEndpoints.remove, { params: { id: String(id) } }),
    onSettled: refresh,
  })
}
