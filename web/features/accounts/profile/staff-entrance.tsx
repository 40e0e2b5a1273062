import { ShieldHalf } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { profileTexts } from './profile.texts.ts'

/** The way into the admin panel for whoever may enter it: the header shows one to administrators only. */
export function StaffEntrance() {
  const texts = useTexts(profileTexts)
  if (!usePermission('access_admin_panel')) return null
  return (
    <ButtonLink to={addresses.admin} variant="outline">
      <ShieldHalf size={18} strokeWidth={1.5} aria-hidden="true" />
      {texts.adminPanel}
    </ButtonLink>
  )
}
