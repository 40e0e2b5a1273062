import { queryOptions } from '@tanstack/react-query'
import { PROFILE_POLL_MS } from '#shared/constants/account-limits.ts'
import { type Profile, profileEndpoints } from '#shared/contract/accounts/profile.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { toast } from '#web/toasts/toast.ts'
import { noteSessionEnd } from './session-end.ts'
import { forgetSession, isSessionExpected } from './session-expectation.ts'

/** Everything below this key belongs to one account and is forgotten when its session ends. */
export const PRIVATE_KEY = 'private'

const profileKey = ['session', 'profile'] as const

/** No visitor needs it. */
const loadMemory = () => import('#web/lib/tab-memory.ts')

/** What somebody else left in this tab is not for `user`. */
export async function welcome({ id }: Profile): Promise<void> {
  noteSessionEnd(null)
  await loadMemory().then(
    ({ claimTabMemory }) => claimTabMemory(id),
    () => {},
  )
}

/** A session the server does not know is forgotten here too; somebody banned is told why, once. */
function noticeEnd({ code, status, message }: ApiError): void {
  if (status === 401 || code === 'banned') {
    forgetSession()
    noteSessionEnd(code === 'banned' ? 'banned' : 'expired')
  }
  if (code === 'banned') toast({ title: message, variant: 'destructive' })
}

export const sessionQueries = {
  /** The signed-in account, or null. Without a session's mark nobody is asked; any answer but 200 means signed out; without an answer the last state stands. */
  profile: () =>
    queryOptions({
      queryKey: profileKey,
      queryFn: async ({ client, signal }): Promise<Profile | null> => {
        if (!isSessionExpected()) return null
        try {
          const user = await call(profileEndpoints.get, {})
          if (!signal.aborted) await welcome(user)
          return user
        } catch (error) {
          if (error instanceof ApiError && !signal.aborted) noticeEnd(error)
          const wasAnswered = !(error instanceof ApiError) || error.status !== null
          return wasAnswered ? null : (client.getQueryData<Profile | null>(profileKey) ?? null)
        }
      },
      staleTime: 0,
      refetchInterval: PROFILE_POLL_MS,
      refetchOnWindowFocus: 'always',
      retry: false,
    }),
  permissions: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'permissions'],
      queryFn: () => call(profileEndpoints.permissions, {}),
    }),
}
