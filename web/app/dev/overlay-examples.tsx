import { useId, useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import { USERNAME_MAX } from '#shared/constants/account-limits.ts'
import { GameCards } from '#web/app/header/game-cards.tsx'
import { Menu } from '#web/app/header/menu.tsx'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { UndoBar } from '#web/editing/removal/undo-bar.tsx'
import { SettingsDialog } from '#web/features/accounts/profile/settings/settings-dialog.tsx'
import { Tooltip } from '#web/features/operations/dashboard/staff/tooltip.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FindDialog } from '#web/ui/find-dialog.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { Example, Shelf } from './example.tsx'
import { uiTexts } from './ui.texts.ts'

/** What comes up above the page, and goes. */
export function OverlayExamples() {
  const texts = useTexts(uiTexts)
  const words = useTexts(wordsTexts)
  const [open, setOpen] = useState<'dialog' | 'settings' | 'remove' | 'find' | null>(null)
  const [typed, setTyped] = useState('')
  const [isRemoved, setRemoved] = useState(false)
  const tooltipId = useId()
  const close = () => setOpen(null)
  return (
    <>
      <Example name="Dialog, SettingsDialog, RemoveDialog, FindDialog">
        <Shelf>
          <Button variant="outline" onClick={() => setOpen('dialog')}>
            {texts.openDialog}
          </Button>
          <Button variant="outline" onClick={() => setOpen('settings')}>
            {texts.openSettings}
          </Button>
          <Button variant="outline" onClick={() => setOpen('remove')}>
            {words.remove}
          </Button>
          <Button variant="outline" onClick={() => setOpen('find')}>
            {texts.openFind}
          </Button>
        </Shelf>
        {open === 'find' && (
          <FindDialog
            name={texts.openFind}
            label={texts.name}
            results={texts.menu}
            maxLength={USERNAME_MAX}
            typed={typed}
            onType={setTyped}
            found={[addresses.news, addresses.shop].filter((to) => to.includes(typed)).map((to) => ({ to }))}
            status={null}
            onClose={close}
          >
            {({ to }) => to}
          </FindDialog>
        )}
        <Dialog isOpen={open === 'dialog'} onClose={close} title={texts.dialog}>
          <p className="p-6">{texts.dialogText}</p>
        </Dialog>
        <RemoveDialog
          isOpen={open === 'remove'}
          title={texts.dialog}
          failure={texts.failure}
          isPending={false}
          onConfirm={close}
          onClose={close}
        >
          <p>{texts.lead}</p>
        </RemoveDialog>
        {open === 'settings' && (
          <SettingsDialog
            user={{
              username: 'Alex',
              email: 'alex@example.com',
              pendingEmail: null,
              discordUsername: null,
              language: 'ru',
            }}
            onClose={close}
          />
        )}
      </Example>
      <Example name="Menu">
        <Menu label={texts.menu} items={[{ to: addresses.servers }]}>
          {(isOpen) => isOpen && <GameCards />}
        </Menu>
      </Example>
      <Example name="Tooltip">
        <div className="relative" style={{ height: 48 }}>
          <span aria-describedby={tooltipId}>{texts.name}</span>
          <Tooltip id={tooltipId} x={240} y={44}>
            {texts.tooltip}
          </Tooltip>
        </div>
      </Example>
      <Example name="toast">
        <Shelf>
          <Button
            variant="outline"
            onClick={() => toast({ title: texts.toast, description: texts.toastDetail })}
          >
            {texts.toast}
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              toast({
                title: texts.toastFailed,
                description: texts.toastFailedDetail,
                variant: 'destructive',
              })
            }
          >
            {texts.toastFailed}
          </Button>
        </Shelf>
      </Example>
      <Example name="UndoBar">
        {isRemoved ? (
          <UndoBar
            message={texts.removed}
            isBusy={false}
            onUndo={() => setRemoved(false)}
            onClose={() => setRemoved(false)}
          />
        ) : (
          <Button variant="ghost" onClick={() => setRemoved(true)}>
            {texts.removed}
          </Button>
        )}
      </Example>
    </>
  )
}
