import { useState } from 'react'
import * as z from 'zod/mini'
import { addresses } from '#shared/addresses.ts'
import { ROLE_NAME_MAX } from '#shared/constants/content-limits.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { type Role, roleDraftSchema } from '#shared/contract/accounts/roles.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { useOwnPermissions } from '#web/session/own-permissions.ts'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { PermissionMatrix } from './permission-matrix.tsx'
import type { PermissionInfo } from './role-list.tsx'
import { useSaveRole } from './roles.mutations.ts'
import { rolesTexts } from './roles.texts.ts'

const nameSchema = z.object({ name: roleDraftSchema.shape.name })

export function RoleForm({
  role,
  permissions,
  onEdit,
  onSaved,
}: {
  role: Role | null
  permissions: readonly PermissionInfo[]
  onEdit: () => void
  onSaved: () => void
}) {
  const texts = useTexts(rolesTexts)
  const words = useTexts(wordsTexts)
  const navigate = useNavigate()
  const own = useOwnPermissions().data ?? []
  const { mutateAsync } = useSaveRole(role)
  const [held, setHeld] = useState<readonly Permission[]>(role?.permissions ?? [])
  const mayRename = role?.permissions.every((permission) => own.includes(permission)) ?? true
  const form = useForm({
    schema: nameSchema,
    submit: ({ name }) => mutateAsync({ name, permissions: [...held] }),
    onSuccess: () => {
      toast({ title: role ? texts.saved : texts.created })
      onSaved()
      navigate(addresses.adminRoles)
    },
    onFailure: (error) => toastFailure(texts.saveFailed, error),
  })
  return (
    <form {...form.formProps} onChange={onEdit} className="max-w-3xl space-y-6">
      <TextField
        label={texts.name}
        name="name"
        defaultValue={role?.name ?? ''}
        required
        readOnly={!mayRename}
        maxLength={ROLE_NAME_MAX}
        autoComplete="off"
        hint={mayRename ? texts.nameHint : texts.nameLocked}
        error={form.errors.name}
      />
      <PermissionMatrix permissions={permissions} own={own} held={held} onChange={setHeld} />
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.saveFailed)} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton form={form} busyLabel={texts.saving} />
        <ButtonLink to={addresses.adminRoles} variant="ghost">
          {words.cancel}
        </ButtonLink>
      </div>
    </form>
  )
}
