import { addresses } from '#shared/addresses.ts'
import { ADMIN_ROLE } from '#shared/constants/permissions.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { useGateAddress } from '#web/routing/gate-address.ts'
import { useSession } from '#web/session/session.tsx'
import { useLogout } from '#web/session/use-logout.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { headerTexts } from './header.texts.ts'
import { LineIcon } from './line-icon.tsx'

/** Login and registration for visitors; profile, logout and, for administrators, the admin panel for players. */
export function AccountLinks({ size = 'default' }: { size?: 'default' | 'sm' }) {
  const texts = useTexts(headerTexts)
  const { user } = useSession()
  const { isSignUpOpen } = useSiteInfo()
  const gate = useGateAddress()
  const { isBusy, logout } = useLogout()
  if (!user) {
    return (
      <>
        <ButtonLink to={gate(addresses.login)} variant="ghost" size={size}>
          {texts.login}
        </ButtonLink>
        {isSignUpOpen && (
          <ButtonLink to={gate(addresses.register)} variant="outline" size={size}>
            {texts.register}
          </ButtonLink>
        )}
      </>
    )
  }
  return (
    <>
      {user.roles.includes(ADMIN_ROLE) && (
        <ButtonLink
          to={addresses.admin}
          variant="ghost"
          size={size}
          title={texts.admin}
          className="md:px-2 md:before:-inset-x-1"
        >
          <LineIcon shape="M12 2 4 5v7q0 7 8 10 8-3 8-10V5zm-3 10 2 2 4-4" className="max-md:hidden" />
          <span className="md:sr-only">{texts.admin}</span>
        </ButtonLink>
      )}
      <ButtonLink to={addresses.profile} variant="outline" size={size}>
        {texts.profile}
      </ButtonLink>
      <Button
        variant="ghost"
        size={size}
        title={texts.logout}
        className="md:max-xl:px-2 md:max-xl:before:-inset-x-1"
        onClick={logout}
        aria-busy={isBusy || undefined}
        disabled={isBusy}
      >
        <LineIcon shape="M10 4H5v16h5M10 12h10m-4-4 4 4-4 4" className="max-md:hidden xl:hidden" />
        <span className="md:max-xl:sr-only">{texts.logout}</span>
      </Button>
    </>
  )
}
