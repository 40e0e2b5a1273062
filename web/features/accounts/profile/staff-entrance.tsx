import { ShieldHalf } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useOwnPermissions } from '#web/session/own-permissions.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { profileTexts } from './profile.texts.ts'

/** The way into the admin panel for whoever may enter it, or may once they have a second factor: the header shows one to administrators only. */
export function StaffEntrance() {
  const texts = useTexts(profileTexts)
  const { data, error } = useOwnPermissions()
  const lacksFactor = error instanceof ApiError && error.code === 'second_factor_setup_required'
  if (!lacksFactor && !data?.includes('access_admin_panel')) return null
  return (
    <ButtonLink to={addresses.admin} variant="outline">
      <ShieldHalf size={18} strokeWidth={1.5} aria-hidden="true" />
      {texts.adminPanel}
    </ButtonLink>
  )
}
