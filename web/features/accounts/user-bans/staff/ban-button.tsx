import { Ban } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#shared/contract/accounts/users.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { BanDialog } from './ban-dialog.tsx'
import { userBansTexts } from './user-bans.texts.ts'

/** The way to ban an account: reason and term are asked for at once. What is being written stays where somebody else has banned it meanwhile. */
export function BanButton({ user }: { user: User }) {
  const texts = useTexts(userBansTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {!user.ban && (
        <Button variant="outline" onClick={() => setOpen(true)}>
          <Ban size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.ban}
        </Button>
      )}
      <BanDialog user={user} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
