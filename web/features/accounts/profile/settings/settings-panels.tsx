import { Bell, KeyRound, ListTodo, Palette } from 'lucide-react'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import { OwnData } from '#web/features/accounts/own-data/own-data.tsx'
import { PasskeysSection } from '#web/features/accounts/passkeys/passkeys-section.tsx'
import { SecondFactorSection } from '#web/features/accounts/second-factor/second-factor-section.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site-info.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LetterLanguage } from './letter-language.tsx'
import { OwnAccount } from './own-account.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { settingsTexts } from './settings.texts.ts'

/** What the settings show of an account. */
export type SettingsUser = Pick<Profile, 'username' | 'email' | 'pendingEmail' | 'language'>

type PasswordPanel = { onChangePassword: () => void }

export function GeneralPanel({ user, onChangePassword }: PasswordPanel & { user: SettingsUser }) {
  const { languages } = useSiteInfo()
  return (
    <div className="space-y-6">
      <OwnAccount user={user} />
      <ChangePasswordButton onClick={onChangePassword} />
      {languages.length > 1 && <LetterLanguage language={user.language} />}
    </div>
  )
}

export function NotificationsPanel() {
  const texts = useTexts(settingsTexts)
  const rows = [
    { Icon: Bell, name: texts.replies, by: texts.push },
    { Icon: ListTodo, name: texts.tasks, by: texts.pushAndEmail },
  ]
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ Icon, name, by }) => (
          <li key={name} className="flex min-h-14 items-center gap-3">
            <Icon size={20} strokeWidth={1.5} className="text-sand" />
            <span className="grow">{name}</span>
            <Badge>{by}</Badge>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{texts.notificationsSample}</p>
    </>
  )
}

export function PersonalizationPanel() {
  const texts = useTexts(settingsTexts)
  return <EmptyState icon={<Palette size={28} strokeWidth={1.5} />}>{texts.personalizationDetail}</EmptyState>
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
