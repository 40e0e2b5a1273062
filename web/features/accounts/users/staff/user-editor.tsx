import { STAFF_RANKS } from '#shared/constants/staff-ranks.ts'
import type { Role } from '#shared/contract/accounts/roles.ts'
import type { User } from '#shared/contract/accounts/users.ts'
import { rankWords } from '#shared/texts/rank-words.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { EditorBar } from '#web/editing/editor-bar.tsx'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { setIn, TICKED } from '#web/editing/set-fields.ts'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { RoleChoices } from './role-choices.tsx'
import { useUserEditor } from './use-user-editor.ts'
import type { UserFields } from './user-form.ts'
import { userPageTexts } from './user-page.texts.ts'

/** The editor of one account. */
export function UserEditor({
  user,
  roles,
  isEditable,
}: {
  user: User
  roles: readonly Role[]
  isEditable: boolean
}) {
  const texts = useTexts(userPageTexts)
  const editing = useUserEditor(user)
  const { edits, form } = editing
  const ranks = useTexts(rankWords)
  const bind = (field: 'username' | 'email' | 'discordUsername' | 'rank') => ({
    name: field,
    label: texts[field],
    value: edits.values[field],
    error: form.errors[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => edits.set(field, event.target.value),
  })
  return (
    <form {...form.formProps} className="space-y-5">
      <EditNotices<UserFields>
        editing={editing}
        labels={texts}
        removed={{ title: texts.notFound, detail: texts.notFoundDetail }}
      />
      <fieldset disabled={!isEditable} aria-label={texts.fields} className="space-y-5">
        <TextField {...bind('username')} required spellCheck={false} />
        {user.email !== null && <TextField {...bind('email')} type="email" required hint={texts.emailHint} />}
        <TextField {...bind('discordUsername')} spellCheck={false} />
        <SelectField
          {...bind('rank')}
          hint={texts.rankHint}
          options={[
            { value: '', label: texts.noRank },
            ...STAFF_RANKS.map((rank) => ({ value: rank, label: ranks[rank] })),
          ]}
        />
        <RoleChoices
          roles={roles}
          held={setIn('role', edits.values)}
          onTick={(name, isHeld) => edits.set(`role:${name}`, isHeld ? TICKED : '')}
          error={form.errors.roles}
        />
      </fieldset>
      <SaveFailure editing={editing} />
      {isEditable && <EditorBar editing={editing} buttons={<SubmitButton form={form} />} />}
    </form>
  )
}
