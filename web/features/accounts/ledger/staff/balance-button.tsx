import { Coins } from 'lucide-react'
import { useState } from 'react'
import type { UserDetails } from '#shared/contract/accounts/users.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { BalanceDialog } from './balance-dialog.tsx'
import { ledgerTexts } from './ledger.texts.ts'

/** The way to give somebody money, or to take it. For whoever may do that. */
export function BalanceButton({ user }: { user: UserDetails }) {
  const texts = useTexts(ledgerTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Coins size={18} strokeWidth={1.5} aria-hidden="true" />
        {texts.change}
      </Button>
      {isOpen && <BalanceDialog user={user} onClose={() => setOpen(false)} />}
    </>
  )
}
