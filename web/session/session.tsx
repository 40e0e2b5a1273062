import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
} from 'react'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import { LOG_OUT_KEY } from '#shared/log-out-key.ts'
import { useLogoutCall } from './session.mutations.ts'
import { PRIVATE_KEY, sessionQueries } from './session.queries.ts'
import { noteSessionEnd } from './session-end.ts'
import { settleSessionExpectation } from './session-expectation.ts'

export type Session = {
  /** Until the first profile check has ended. */
  isLoading: boolean
  /** Null when signed out. */
  user: Profile | null
  /** From the click on a logout button on: the session ends because its owner wants it to. */
  isLeaving: boolean
  leave: () => Promise<void>
}

const SessionContext = createContext<Session | null>(null)

/** Keeps asking who is signed in and tells everything below. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const profile = useQuery(sessionQueries.profile())
  const { mutateAsync, reset, isPending, isSuccess } = useLogoutCall()
  const user = profile.data ?? null
  // That nobody is signed in turns out while the page comes alive, and gives way to taps. A player is told of at once.
  const isLoading = useDeferredValue(profile.isPending) && !user
  const userId = user?.id

  useLayoutEffect(() => {
    if (!isLoading) settleSessionExpectation()
  }, [isLoading])

  useEffect(() => {
    if (isLoading) return
    if (userId !== undefined) return reset()
    client.removeQueries({ queryKey: [PRIVATE_KEY], type: 'inactive' })
    // Whoever looks at a query that was removed would wait for ever: they learn that it is refused.
    void client.resetQueries({ queryKey: [PRIVATE_KEY], type: 'active' })
  }, [client, reset, isLoading, userId])

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== LOG_OUT_KEY) return
      noteSessionEnd('left')
      void client.invalidateQueries({ queryKey: sessionQueries.profile().queryKey })
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [client])

  const session = useMemo(
    () => ({
      isLoading,
      user,
      isLeaving: isPending || isSuccess,
      leave: () => mutateAsync(),
    }),
    [isLoading, user, isPending, isSuccess, mutateAsync],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

/** Who is signed in; throws outside a `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession must be used within a SessionProvider')
  return session
}
