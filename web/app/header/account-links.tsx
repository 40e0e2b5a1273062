import { ShieldCheck } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { ADMIN_ROLE } from '#shared/constants/permissions.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/session.tsx'
import { useLogout } from '#web/session/use-logout.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { headerTexts } from './header.texts.ts'

/** Login and registration for visitors; profile, logout and, for administrators, the admin panel for players. */
export function AccountLinks({ size = 'default' }: { size?: 'default' | 'sm' }) {
  const texts = useTexts(headerTexts)
  const { user } = useSession()
  const { isBusy, logout } = useLogout()
  if (!user) {
    return (
      <>
        <ButtonLink to={addresses.login} variant="ghost" size={size}>
          {texts.login}
        </ButtonLink>
        <ButtonLink to={addresses.register} variant="outline" size={size}>
          {texts.register}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      {user.roles.includes(ADMIN_ROLE) && (
        <ButtonLink to={addresses.admin} variant="ghost" size={size}>
          <ShieldCheck size={20} strokeWidth={1.5} className="max-md:hidden xl:hidden" />
          <span className="md:max-xl:sr-only">{texts.admin}</span>
        </ButtonLink>
      )}
      <ButtonLink to={addresses.profile} variant="outline" size={size}>
        {texts.profile}
      </ButtonLink>
      <Button variant="ghost" size={size} onClick={logout} aria-busy={isBusy || undefined} disabled={isBusy}>
        {texts.logout}
      </Button>
    </>
  )
}
