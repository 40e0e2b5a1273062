import { useState } from 'react'
import type { Role } from '#shared/contract/accounts/roles.ts'
import type { User } from '#shared/contract/accounts/users.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useUnsavedWarning } from '#web/routing/use-unsaved-warning.ts'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RoleChoices } from './role-choices.tsx'
import { userFormSchema } from './user-form.ts'
import { userPageTexts } from './user-page.texts.ts'
import { useUpdateUser } from './users.mutations.ts'

type EditorProps = { user: User; roles: readonly Role[]; isEditable: boolean }

/**
 * Edits one account over the version it was opened with. When somebody else saves meanwhile, a form nobody has touched
 * follows; a touched one keeps its text and shows what is saved now.
 */
export function UserEditor({ user, ...props }: EditorProps) {
  const [base, setBase] = useState(user)
  const [isDirty, setDirty] = useState(false)
  useUnsavedWarning(isDirty)
  if (user.version !== base.version && !isDirty) setBase(user)

  function goOnWith(fresh: User) {
    setDirty(false)
    setBase(fresh)
  }
  return (
    <div className="space-y-5">
      {user.version > base.version && <Meanwhile base={base} user={user} onTake={() => goOnWith(user)} />}
      <UserForm key={base.version} {...props} user={base} onEdit={() => setDirty(true)} onSaved={goOnWith} />
    </div>
  )
}

function Meanwhile({ base, user, onTake }: { base: User; user: User; onTake: () => void }) {
  const texts = useTexts(userPageTexts)
  const fields = ['username', 'email', 'discordUsername', 'roles'] as const
  const shown = (value: User[(typeof fields)[number]]) =>
    (Array.isArray(value) ? value.join(', ') : value) || texts.none
  return (
    <Notice tone="warning" title={texts.changedMeanwhile}>
      <p>{texts.changedNow}</p>
      <ul className="list-disc pl-5">
        {fields
          .filter((field) => shown(user[field]) !== shown(base[field]))
          .map((field) => (
            <li key={field} className="wrap-anywhere">
              {texts[field]}: {shown(user[field])}
            </li>
          ))}
      </ul>
      <Button variant="outline" size="sm" onClick={onTake}>
        {texts.takeFresh}
      </Button>
    </Notice>
  )
}

function UserForm({
  user,
  roles,
  isEditable,
  onEdit,
  onSaved,
}: EditorProps & { onEdit: () => void; onSaved: (user: User) => void }) {
  const texts = useTexts(userPageTexts)
  const { mutateAsync } = useUpdateUser(user.id)
  const [held, setHeld] = useState<readonly string[]>(user.roles)
  const form = useForm({
    schema: userFormSchema,
    submit: async (values) => {
      const saved = await mutateAsync({ ...values, roles: [...held], version: user.version })
      toast({ title: texts.saved, description: saved.username })
      onSaved(saved)
    },
    onFailure: (error) => toastFailure(texts.saveFailed, error),
  })
  return (
    <form {...form.formProps} onChange={onEdit} className="space-y-5">
      <fieldset disabled={!isEditable} className="space-y-5">
        <TextField
          label={texts.username}
          name="username"
          defaultValue={user.username}
          required
          autoComplete="off"
          spellCheck={false}
          error={form.errors.username}
        />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          defaultValue={user.email}
          required
          autoComplete="off"
          hint={texts.emailHint}
          error={form.errors.email}
        />
        <TextField
          label={texts.discordUsername}
          name="discordUsername"
          defaultValue={user.discordUsername ?? ''}
          autoComplete="off"
          spellCheck={false}
          error={form.errors.discordUsername}
        />
        <RoleChoices roles={roles} held={held} onChange={setHeld} error={form.errors.roles} />
        {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.saveFailed)} />}
        {isEditable && <SubmitButton form={form} busyLabel={texts.saving} />}
      </fieldset>
    </form>
  )
}
