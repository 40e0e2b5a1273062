import { Ban, MailWarning, Trash2 } from 'lucide-react'
import type { User } from '#shared/contract/accounts/users.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { usersTexts } from './users.texts.ts'

/** What is out of the ordinary with an account. */
export function UserBadges({ user }: { user: Pick<User, 'ban' | 'emailVerified' | 'deletionAt'> }) {
  const texts = useTexts(usersTexts)
  if (!user.ban && user.emailVerified && !user.deletionAt) return null
  return (
    <span className="flex flex-wrap gap-2">
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

/** The roles held, or that there are none. */
export function RoleNames({ roles }: { roles: readonly string[] }) {
  const texts = useTexts(usersTexts)
  if (roles.length === 0) return <span className="text-sm text-muted">{texts.noRoles}</span>
  return (
    <span className="flex flex-wrap gap-2">
      {roles.map((role) => (
        <Badge key={role} tone="sand" className="max-w-full normal-case">
          <span className="whitespace-normal wrap-anywhere">{role}</span>
        </Badge>
      ))}
    </span>
  )
}
