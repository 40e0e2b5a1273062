import type { User } from '#shared/contract/accounts/users.ts'
import { setIn } from '#web/editing/set-fields.ts'
import { useEditor } from '#web/editing/use-editor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { userFieldsOf, userFormSchema } from './user-form.ts'
import { userPageTexts } from './user-page.texts.ts'
import { useRefetchUser, useUpdateUser } from './users.mutations.ts'

/** An account under the editor's hands. */
export function useUserEditor(user: User) {
  const texts = useTexts(userPageTexts)
  const { mutateAsync: update } = useUpdateUser(user.id)
  return useEditor({
    noun: 'user',
    saved: user,
    fieldsOf: userFieldsOf,
    refetch: useRefetchUser(),
    schema: () => userFormSchema(user.email !== null),
    send: (values, item, fields) =>
      update({ ...values, roles: setIn('role', fields), version: (item ?? user).version }),
    onSaved: ({ username }) => toast({ title: texts.saved, description: username }),
    saveFailed: texts.saveFailed,
  })
}
