import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { mayLeave } from '#web/routing/leave-checks.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { toast } from '#web/toasts/toast.ts'
import { sessionTexts } from './session.texts.ts'
import { useSession } from './session.tsx'

/** Logging out as every logout button does it: end the session, say so, go home. */
export function useLogout(): { isBusy: boolean; logout: () => Promise<void> } {
  const texts = useTexts(sessionTexts)
  const navigate = useNavigate()
  const { isLeaving, leave } = useSession()

  async function logout() {
    if (isLeaving || !mayLeave()) return
    try {
      await leave()
      toast({ title: texts.loggedOut, description: texts.loggedOutDetail })
      navigate(addresses.home)
    } catch {
      toast({ title: texts.logoutFailed, description: texts.logoutFailedDetail, variant: 'destructive' })
    }
  }
  return { isBusy: isLeaving, logout }
}
