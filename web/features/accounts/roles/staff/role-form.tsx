import { addresses } from '#shared/addresses.ts'
import { ROLE_NAME_MAX } from '#shared/constants/content-limits.ts'
import { ADMIN_ROLE, PERMISSIONS } from '#shared/constants/permissions.ts'
import { holdsAll } from '#shared/contract/accounts/privileges.ts'
import type { Role } from '#shared/contract/accounts/roles.ts'
import { roleTitle } from '#shared/texts/role-names.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { EditorBar } from '#web/editing/editor-bar.tsx'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { TICKED } from '#web/editing/set-fields.ts'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useOwnPermissions } from '#web/session/own-permissions.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { FactorSwitch } from './factor-switch.tsx'
import { LookFields } from './look-fields.tsx'
import { PermissionMatrix } from './permission-matrix.tsx'
import { roleLookTexts } from './role-look.texts.ts'
import type { PermissionInfo } from './roles.queries.ts'
import { rolesTexts } from './roles.texts.ts'
import { type RoleFields, useRoleEditor } from './use-role-editor.ts'

/** The fields of one role; `saved` is null for a new one. */
export function RoleForm({
  saved,
  permissions,
}: {
  saved: Role | null
  permissions: readonly PermissionInfo[]
}) {
  const texts = useTexts(rolesTexts)
  const look = useTexts(roleLookTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const own = useOwnPermissions().data ?? []
  const editing = useRoleEditor(saved)
  const { item, edits, form } = editing
  const mayRename = item === null || holdsAll(own, item.permissions)
  const isProtected = item?.name === ADMIN_ROLE
  const isTold = roleTitle(edits.values.name, language) !== edits.values.name
  return (
    <form {...form.formProps} className="max-w-6xl space-y-6">
      <EditNotices<RoleFields>
        editing={editing}
        labels={{
          name: texts.name,
          requiresSecondFactor: texts.requiresSecondFactor,
          color: look.color,
          icon: look.icon,
        }}
        removed={{
          title: texts.goneMeanwhile,
          saveAsNew: texts.saveAsNew,
        }}
      />
      {!isProtected && (
        <TextField
          className="max-w-xl"
          label={texts.name}
          name="name"
          value={edits.values.name}
          onChange={(event) => edits.set('name', event.target.value)}
          required
          readOnly={!mayRename}
          maxLength={ROLE_NAME_MAX}
          autoComplete="off"
          hint={mayRename ? (isTold ? look.nameTold : texts.nameHint) : texts.nameLocked}
          error={form.errors.name}
        />
      )}
      {!isProtected && (
        <PermissionMatrix
          permissions={permissions}
          own={own}
          held={PERMISSIONS.filter((key) => edits.values[`permission:${key}`] === TICKED)}
          onTick={(key, isHeld) => edits.set(`permission:${key}`, isHeld ? TICKED : '')}
        />
      )}
      <LookFields
        look={{
          name: isProtected ? ADMIN_ROLE : edits.values.name,
          color: edits.values.color,
          icon: edits.values.icon,
        }}
        isLocked={!mayRename}
        error={form.errors.color}
        onChange={edits.set}
      />
      <FactorSwitch
        isOn={edits.values.requiresSecondFactor === TICKED}
        isLocked={!mayRename}
        onTick={(isOn) => edits.set('requiresSecondFactor', isOn ? TICKED : '')}
      />
      <SaveFailure editing={editing} />
      <EditorBar
        editing={editing}
        buttons={
          <>
            <SubmitButton form={form} />
            <ButtonLink to={addresses.adminRoles} variant="ghost">
              {words.cancel}
            </ButtonLink>
          </>
        }
      />
    </form>
  )
}
