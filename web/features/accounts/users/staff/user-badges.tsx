import { Ban, MailWarning, Trash2 } from 'lucide-react'
import type { User } from '#shared/contract/accounts/users.ts'
import { RoleBadges } from '#web/features/accounts/roles/role-badges.tsx'
import { useRoles } from '#web/features/accounts/roles/staff/roles.queries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { usersTexts } from './users.texts.ts'

/** What is out of the ordinary with an account. */
export function UserBadges({ user }: { user: Pick<User, 'ban' | 'emailVerified' | 'deletionAt'> }) {
  const texts = useTexts(usersTexts)
  if (!user.ban && user.emailVerified && !user.deletionAt) return null
  return (
    <span className="flex flex-wrap gap-2 md:shrink-0">
      {user.ban && (
        <Badge tone="offline" icon={<Ban size={14} strokeWidth={1.5} aria-hidden="true" />}>
          {texts.banned}
        </Badge>
      )}
      {user.deletionAt && (
        <Badge tone="maintenance" icon={<Trash2 size={14} strokeWidth={1.5} aria-hidden="true" />}>
          {texts.leaving}
        </Badge>
      )}
      {!user.emailVerified && (
        <Badge icon={<MailWarning size={14} strokeWidth={1.5} aria-hidden="true" />}>
          {texts.unverified}
        </Badge>
      )}
    </span>
  )
}

/** The roles held, as they look, or that there are none. */
export function RoleNames({ roles }: { roles: readonly string[] }) {
  const texts = useTexts(usersTexts)
  const looks = useRoles().data ?? []
  if (roles.length === 0) return <span className="text-sm text-muted">{texts.noRoles}</span>
  return (
    <RoleBadges
      roles={roles.map(
        (name) => looks.find((role) => role.name === name) ?? { name, color: null, icon: null },
      )}
    />
  )
}
