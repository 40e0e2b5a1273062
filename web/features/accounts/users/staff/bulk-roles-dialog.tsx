import { type FormEvent, useState } from 'react'
import { holdsAll } from '#shared/contract/accounts/privileges.ts'
import { roleTitle } from '#shared/texts/role-names.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { useRoles } from '#web/features/accounts/roles/staff/roles.queries.ts'
import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useOwnPermissions } from '#web/session/own-permissions.ts'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useUpdateUserRoles } from './users.mutations.ts'
import { usersTexts } from './users.texts.ts'

const CHOICES = ['keep', 'give', 'take'] as const
type Choice = (typeof CHOICES)[number]

/** Gives roles to everybody selected and takes others away. */
export function BulkRolesDialog({
  ids,
  isOpen,
  onClose,
  onDone,
}: {
  ids: readonly number[]
  isOpen: boolean
  onClose: () => void
  onDone: () => void
}) {
  const texts = useTexts(usersTexts)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.changeRoles} className="max-w-lg">
      <BulkRolesForm ids={ids} onClose={onClose} onDone={onDone} />
    </Dialog>
  )
}

function BulkRolesForm({
  ids,
  onClose,
  onDone,
}: {
  ids: readonly number[]
  onClose: () => void
  onDone: () => void
}) {
  const texts = useTexts(usersTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const roles = useRoles()
  const own = useOwnPermissions().data ?? []
  const { mutate, isPending } = useUpdateUserRoles()
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const chosen = (wanted: Choice) => Object.keys(choices).filter((name) => choices[name] === wanted)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const [add, remove] = [chosen('give'), chosen('take')]
    if (add.length + remove.length === 0) return setFailure(texts.nothingChosen)
    setFailure(null)
    mutate(
      { ids: [...ids], add, remove },
      {
        onSuccess: (users) => {
          const count = `${formatNumber(users.length, language)} ${pluralForm(users.length, texts.userForms, language)}`
          toast({ title: texts.rolesChanged, description: count })
          onDone()
        },
        onError: (error) => setFailure(failureMessage(error, texts.rolesChangeFailed)),
      },
    )
  }

  if (roles.isPending) return <Spinner />
  if (!roles.data) {
    return (
      <div className="p-6">
        <ErrorState message={texts.rolesFailed} onRetry={() => roles.refetch()} />
      </div>
    )
  }
  return (
    <form onSubmit={submit} className="space-y-5 p-6">
      <p className="text-muted">
        {texts.selected}: {formatNumber(ids.length, language)}{' '}
        {pluralForm(ids.length, texts.userForms, language)}. {texts.bulkLead}
      </p>
      <div className="space-y-4">
        {roles.data.map((role) => {
          const isGrantable = holdsAll(own, role.permissions)
          return (
            <SelectField
              key={role.id}
              label={roleTitle(role.name, language)}
              hint={isGrantable ? undefined : texts.notYours}
              disabled={!isGrantable}
              value={choices[role.name] ?? 'keep'}
              onChange={(event) =>
                setChoices((before) => ({ ...before, [role.name]: event.target.value as Choice }))
              }
              options={CHOICES.map((value) => ({ value, label: texts[value] }))}
            />
          )
        })}
      </div>
      {failure && <FormFailure message={failure} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="primary" disabled={isPending} aria-busy={isPending || undefined}>
          {isPending ? texts.applying : texts.apply}
        </Button>
      </div>
    </form>
  )
}
