import { useId } from 'react'
import { type Permission, USER_PERMISSIONS, withParts } from '#shared/constants/permissions.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import type { PermissionInfo } from './roles.queries.ts'
import { rolesTexts } from './roles.texts.ts'

/** Every permission with what it allows; one that the editor does not hold stays as it is, and says why. */
export function PermissionMatrix({
  permissions,
  own,
  held,
  onTick,
}: {
  permissions: readonly PermissionInfo[]
  own: readonly Permission[]
  held: readonly Permission[]
  onTick: (permission: Permission, isHeld: boolean) => void
}) {
  const texts = useTexts(rolesTexts)
  const id = useId()
  const parts: readonly Permission[] = USER_PERMISSIONS
  const shown = withParts(held)

  function tick(key: Permission, isHeld: boolean) {
    if (key === 'manage_users') for (const part of parts) onTick(part, false)
    // Without one of its parts the whole is the others.
    if (parts.includes(key) && held.includes('manage_users')) {
      onTick('manage_users', false)
      for (const part of parts) onTick(part, part !== key)
    } else onTick(key, isHeld)
  }
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{texts.permissions}</legend>
      <ul className="border-t border-line lg:columns-2 lg:gap-8">
        {permissions.map(({ key, description }) => {
          const isGrantable = own.includes(key)
          return (
            <li
              key={key}
              className={classNames('break-inside-avoid border-b border-line', !isGrantable && 'bg-sunken')}
            >
              <label
                className={classNames(
                  'flex min-h-11 items-start gap-3 py-2 pr-2 text-sm lg:min-h-10',
                  parts.includes(key) ? 'pl-9' : 'pl-2',
                  isGrantable && 'cursor-pointer hover:bg-raised',
                )}
              >
                <input
                  type="checkbox"
                  className="size-5 shrink-0"
                  disabled={!isGrantable}
                  checked={shown.includes(key)}
                  aria-describedby={`${id}-${key}`}
                  onChange={(event) => tick(key, event.target.checked)}
                />
                <span
                  className={classNames(
                    'grid min-w-0 grow items-baseline gap-x-4 sm:grid-cols-[minmax(0,1fr)_9.5rem]',
                    !isGrantable && 'text-muted',
                  )}
                >
                  {description}
                  <span id={`${id}-${key}`} className="text-muted sm:text-right">
                    <code className="font-mono text-xs break-all">{key}</code>
                    {!isGrantable && <span className="block">{texts.permissionLocked}</span>}
                  </span>
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
