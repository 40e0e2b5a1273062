import { useId, useRef, useState } from 'react'
import type { User } from '#shared/contract/accounts/users.ts'
import { failureMessage, isConflict } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useRestoreName } from './account-help.mutations.ts'
import { formerNamesTexts } from './former-names.texts.ts'

/** What an account was called before, until when, and the way to give a name back; nothing where it never was renamed. */
export function FormerNames({ user, isEditable }: { user: User; isEditable: boolean }) {
  const texts = useTexts(formerNamesTexts)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  if (user.formerNames.length === 0) return null
  return (
    <section aria-labelledby={id} ref={section} tabIndex={-1} className="outline-none">
      <SectionHeading id={id} title={texts.title} />
      <ul className="divide-y divide-line border-b border-line">
        {user.formerNames.map(({ username, until }) => (
          <li key={username} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <span className="min-w-0 font-medium break-all">{username}</span>
            <span className="flex flex-wrap items-center gap-x-4">
              <span className="text-sm text-muted">
                {texts.until} <LocalTime dateTime={until} style="date-time" />
              </span>
              {isEditable && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`${texts.restore}: ${username}`}
                  onClick={() => setChosen(username)}
                >
                  {texts.restore}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
        title={texts.restoreTitle}
        className="max-w-lg"
      >
        {chosen !== null && (
          <RestoreForm
            user={user}
            name={chosen}
            onClose={() => setChosen(null)}
            onDone={() => {
              setChosen(null)
              section.current?.focus() // the line with the button may be gone
            }}
          />
        )}
      </Dialog>
    </section>
  )
}

function RestoreForm({
  user,
  name,
  onClose,
  onDone,
}: {
  user: User
  name: string
  onClose: () => void
  onDone: () => void
}) {
  const texts = useTexts(formerNamesTexts)
  const words = useTexts(wordsTexts)
  const { mutate, error, isPending } = useRestoreName(user)
  function restore() {
    if (isPending) return
    mutate(name, {
      onSuccess: ({ username }) => {
        toast({ title: texts.restored, description: username })
        onDone()
      },
    })
  }
  return (
    <div className="space-y-5 p-6">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-muted">{texts.now}</dt>
        <dd className="font-medium break-all">{user.username}</dd>
        <dt className="text-muted">{texts.after}</dt>
        <dd className="font-medium break-all">{name}</dd>
      </dl>
      <p className="text-muted">{texts.restoreLead}</p>
      <div role="alert" className="empty:hidden">
        {error && (
          <FormFailure
            message={isConflict(error) ? texts.restoreClash : failureMessage(error, texts.restoreFailed)}
          />
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button variant="primary" onClick={restore} aria-busy={isPending || undefined}>
          {isPending ? texts.restoring : texts.restore}
        </Button>
      </div>
    </div>
  )
}
