import { holdsAll } from '#shared/contract/accounts/privileges.ts'
import type { Role } from '#shared/contract/accounts/roles.ts'
import { roleTitle } from '#shared/texts/role-names.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useOwnPermissions } from '#web/session/own-permissions.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { userPageTexts } from './user-page.texts.ts'

/** Which roles an account holds; one with privileges that the editor lacks cannot be touched, and says why. */
export function RoleChoices({
  roles,
  held,
  onTick,
  error,
}: {
  roles: readonly Role[]
  held: readonly string[]
  onTick: (role: string, isHeld: boolean) => void
  error?: string | undefined
}) {
  const texts = useTexts(userPageTexts)
  const { language } = useLanguage()
  const own = useOwnPermissions().data ?? []
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{texts.roles}</legend>
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {roles.map((role) => {
          const isGrantable = holdsAll(own, role.permissions)
          return (
            <Checkbox
              key={role.id}
              disabled={!isGrantable}
              checked={held.includes(role.name)}
              onChange={(event) => onTick(role.name, event.target.checked)}
              label={
                <span>
                  {roleTitle(role.name, language)}
                  {!isGrantable && (
                    <span className="block leading-snug text-muted">{texts.roleNotYours}</span>
                  )}
                </span>
              }
            />
          )
        })}
      </div>
      {error && (
        <p role="alert" className="mt-2 text-sm text-alarm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
