import { KeyRound } from 'lucide-react'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import { OwnData } from '#web/features/accounts/own-data/own-data.tsx'
import { PasskeysSection } from '#web/features/accounts/passkeys/passkeys-section.tsx'
import { SecondFactorSection } from '#web/features/accounts/second-factor/second-factor-section.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { OwnAccount } from './own-account.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { settingsTexts } from './settings.texts.ts'

/** What the settings show of an account. */
export type SettingsUser = Pick<
  Profile,
  'username' | 'email' | 'pendingEmail' | 'discordUsername' | 'language'
>

type PasswordPanel = { onChangePassword: () => void }

export function GeneralPanel({ user, onChangePassword }: PasswordPanel & { user: SettingsUser }) {
  return (
    <div className="space-y-6">
      <OwnAccount user={user} />
      <ChangePasswordButton onClick={onChangePassword} />
    </div>
  )
}

export function SecurityPanel({ onChangePassword }: PasswordPanel) {
  const texts = useTexts(settingsTexts)
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 basis-56 grow text-sm text-muted">{texts.securityDetail}</p>
        <ChangePasswordButton onClick={onChangePassword} />
      </div>
      <PasskeysSection />
      <SecondFactorSection />
      <OwnSessions />
      <OwnData />
    </div>
  )
}

function ChangePasswordButton({ onClick }: { onClick: () => void }) {
  const texts = useTexts(settingsTexts)
  return (
    <Button variant="outline" onClick={onClick}>
      <KeyRound size={18} strokeWidth={1.5} />
      {texts.changePassword}
    </Button>
  )
}
