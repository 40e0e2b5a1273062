import type { RoleIcon } from '#shared/constants/roles/role-looks.ts'
import { roleTitle } from '#shared/texts/role-names.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { roleIcons } from './role-icons.ts'

type Look = { name: string; color: string | null; icon: string | null }

/** A role in its colour and with its icon: a badge beside those of `web/ui`; on paper it is black as they are. */
export function RoleBadge({ role: { name, color, icon } }: { role: Look }) {
  const { language } = useLanguage()
  const Icon = icon === null ? undefined : roleIcons[icon as RoleIcon]
  return (
    <span
      className="label inline-flex max-w-full items-center gap-1.5 rounded border border-sand px-2 py-1 text-sand normal-case print:border-edge! print:text-text!"
      style={color === null ? undefined : { borderColor: color, color }}
    >
      {Icon && <Icon size={14} strokeWidth={1.5} className="shrink-0" aria-hidden="true" />}
      <span>{roleTitle(name, language)}</span>
    </span>
  )
}

/** The roles somebody holds, the highest first. */
export function RoleBadges({ roles }: { roles: readonly Look[] }) {
  return (
    <span className="flex flex-wrap gap-2">
      {roles.map((role) => (
        <RoleBadge key={role.name} role={role} />
      ))}
    </span>
  )
}
