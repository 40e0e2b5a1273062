import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Confirmations } from '#web/features/accounts/confirmation/confirmations.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useLogout } from '#web/session/use-logout.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { NotificationsPanel } from './notifications-panel.tsx'
import { PersonalizationPanel } from './personalization-panel.tsx'
import { settingsTexts } from './settings.texts.ts'
import { GeneralPanel, SecurityPanel, type SettingsUser } from './settings-panels.tsx'

export function SettingsDialog({ user, onClose }: { user: SettingsUser; onClose: () => void }) {
  const texts = useTexts(settingsTexts)
  const { isBusy, logout } = useLogout()
  const [isChangingPassword, setChangingPassword] = useState(false)
  const changePassword = () => setChangingPassword(true)
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={texts.settings}
        className="h-[480px] max-h-[calc(100dvh-2rem)] max-w-3xl max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:border-0"
      >
        <Tabs
          label={texts.settings}
          orientation="vertical"
          tabs={[
            {
              key: 'general',
              label: texts.general,
              panel: <GeneralPanel user={user} onChangePassword={changePassword} />,
            },
            { key: 'notifications', label: texts.notifications, panel: <NotificationsPanel /> },
            {
              key: 'personalization',
              label: texts.personalization,
              panel: <PersonalizationPanel language={user.language} />,
            },
            {
              key: 'security',
              label: texts.security,
              panel: <SecurityPanel onChangePassword={changePassword} />,
            },
          ]}
          below={
            <Button
              variant="ghost"
              disabled={isBusy}
              aria-busy={isBusy || undefined}
              className="w-full justify-start"
              onClick={() => void logout()}
            >
              <LogOut size={18} strokeWidth={1.5} />
              {texts.logout}
            </Button>
          }
        />
      </Dialog>
      <Confirmations />
      <ChangePasswordDialog isOpen={isChangingPassword} onClose={() => setChangingPassword(false)} />
    </>
  )
}
