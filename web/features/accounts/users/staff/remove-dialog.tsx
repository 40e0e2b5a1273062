import { type FormEvent, useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { User } from '#shared/contract/accounts/users.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { userPageTexts } from './user-page.texts.ts'
import { useRemoveUser } from './users.mutations.ts'

export function RemoveDialog({
  user,
  isOpen,
  onClose,
}: {
  user: User
  isOpen: boolean
  onClose: () => void
}) {
  const texts = useTexts(userPageTexts)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.removeTitle} className="max-w-lg">
      <RemoveForm user={user} onClose={onClose} />
    </Dialog>
  )
}

/** Asks for the name to be typed: nothing brings a deleted account back. */
function RemoveForm({ user, onClose }: { user: User; onClose: () => void }) {
  const texts = useTexts(userPageTexts)
  const words = useTexts(wordsTexts)
  const navigate = useNavigate()
  const { mutate, isPending, error } = useRemoveUser(user.id)
  const [typed, setTyped] = useState('')
  const isConfirmed = typed.trim() === user.username

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isConfirmed || isPending) return
    mutate(undefined, {
      onSuccess: () => {
        toast({ title: texts.removed, description: user.username })
        navigate(addresses.adminUsers, { replace: true })
      },
    })
  }
  return (
    <form onSubmit={submit} className="space-y-5 p-6">
      <p className="text-muted">{texts.removeLead}</p>
      <TextField
        label={
          <>
            {texts.removeConfirm} <strong className="break-all text-signal">{user.username}</strong>
          </>
        }
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {error && <FormFailure message={failureMessage(error, texts.removeFailed)} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button
          type="submit"
          variant="destructive"
          disabled={!isConfirmed || isPending}
          data-off={!isConfirmed || undefined}
          aria-busy={isPending || undefined}
        >
          {isPending ? texts.removing : words.remove}
        </Button>
      </div>
    </form>
  )
}
