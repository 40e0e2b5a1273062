import { useId, useState } from 'react'
import { ADMIN_ROLE } from '#shared/constants/permissions.ts'
import type { UserDetails } from '#shared/contract/accounts/users.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { useEndFactor } from './factor-of-user.mutations.ts'
import { factorOfUserTexts } from './factor-of-user.texts.ts'

/** The second factor of somebody's account, and the way to end it when it is lost. Not there where there is none. */
export function FactorOfUser({ user, isEditable }: { user: UserDetails; isEditable: boolean }) {
  const texts = useTexts(factorOfUserTexts)
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const { secondFactor } = user
  if (!secondFactor) return null
  const { since, endsAt } = secondFactor
  const isAdministrator = user.roles.includes(ADMIN_ROLE)
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={texts.title}>
        {isEditable && !isAdministrator && endsAt === null && (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            {texts.end}
          </Button>
        )}
      </SectionHeading>
      <p className="text-sm text-muted">
        {texts.since} <LocalTime dateTime={since} style="date-time" />
      </p>
      {endsAt !== null && (
        <p className="mt-2 text-sm">
          {texts.endsAt} <LocalTime dateTime={endsAt} style="date-time" />
        </p>
      )}
      {isAdministrator && (
        <p className="mt-2 text-sm text-muted">
          {texts.operatorOnly}{' '}
          <code className="font-mono break-all">npm run admin -- reset {user.username}</code>
        </p>
      )}
      {isAsking && <EndDialog user={user} onClose={() => setAsking(false)} />}
    </section>
  )
}

function EndDialog({ user, onClose }: { user: UserDetails; onClose: () => void }) {
  const texts = useTexts(factorOfUserTexts)
  const { mutate, isPending, error } = useEndFactor(user.id)
  return (
    <RemoveDialog
      isOpen
      title={texts.endTitle}
      labels={{ remove: texts.confirm, removing: texts.ending }}
      failure={error && failureMessage(error, texts.askFailed)}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() =>
        mutate(undefined, {
          onSuccess: () => {
            toast({ title: texts.asked, description: user.username })
            onClose()
          },
        })
      }
    >
      <p className="text-muted">
        <strong className="break-all text-text">{user.username}</strong>. {texts.endLead}
      </p>
    </RemoveDialog>
  )
}
