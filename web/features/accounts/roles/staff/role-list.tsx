import { Check, Lock, Plus, ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { ADMIN_ROLE, type Permission, USER_PERMISSIONS, withParts } from '#shared/constants/permissions.ts'
import { holdsAll } from '#shared/contract/accounts/privileges.ts'
import type { Role } from '#shared/contract/accounts/roles.ts'
import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useOwnPermissions } from '#web/session/own-permissions.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { PanelHeading } from '#web/ui/panel-heading.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { RemoveRoleDialog } from './remove-role-dialog.tsx'
import { rolesTexts } from './roles.texts.ts'

export type PermissionInfo = { key: Permission; description: string }

export function RoleList({
  roles,
  permissions,
}: {
  roles: readonly Role[]
  permissions: readonly PermissionInfo[]
}) {
  const texts = useTexts(rolesTexts)
  const [removed, setRemoved] = useState<Role | null>(null)
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead}>
        <ButtonLink to={hrefOf(addresses.adminRole, { id: 'new' })} variant="primary">
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.create}
        </ButtonLink>
      </PanelHeading>
      {roles.length === 0 ? (
        <EmptyState icon={<ShieldOff size={28} strokeWidth={1.5} />}>{texts.empty}</EmptyState>
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {roles.map((role) => (
            <li key={role.id}>
              <RoleCard role={role} permissions={permissions} onRemove={() => setRemoved(role)} />
            </li>
          ))}
        </ul>
      )}
      <RemoveRoleDialog role={removed} onClose={() => setRemoved(null)} />
    </>
  )
}

function RoleCard({
  role,
  permissions,
  onRemove,
}: {
  role: Role
  permissions: readonly PermissionInfo[]
  onRemove: () => void
}) {
  const texts = useTexts(rolesTexts)
  const words = useTexts(wordsTexts)
  const own = useOwnPermissions().data ?? []
  const isProtected = role.name === ADMIN_ROLE
  const shown = inShort(role.permissions)
  const isHeldByOneself = holdsAll(own, role.permissions)
  return (
    <Card className="flex h-full flex-col">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="display min-w-0 text-2xl wrap-anywhere normal-case">{role.name}</h2>
        {isProtected && (
          <Badge tone="signal" icon={<Lock size={14} strokeWidth={1.5} aria-hidden="true" />}>
            {texts.protected}
          </Badge>
        )}
      </div>
      {role.requiresSecondFactor && (
        <p className="mt-2">
          <Badge icon={<ShieldCheck size={14} strokeWidth={1.5} aria-hidden="true" />}>
            {texts.factorRequired}
          </Badge>
        </p>
      )}
      <p className="mt-1 text-sm text-muted">
        <Holders role={role} canSeeThem={own.includes('view_users')} />
      </p>
      {role.permissions.length === 0 ? (
        <p className="mt-4 text-sm text-muted">{texts.noPermissions}</p>
      ) : (
        <ul className="mt-4 space-y-1 text-sm">
          {permissions
            .filter(({ key }) => shown.includes(key))
            .map(({ key, description }) => (
              <li key={key} className="flex gap-2">
                <Check className="mt-1 shrink-0 text-olive" size={14} strokeWidth={2} aria-hidden="true" />
                {description}
              </li>
            ))}
        </ul>
      )}
      <div className="mt-auto pt-5">
        {isProtected && <p className="mb-3 text-sm text-muted">{texts.protectedDetail}</p>}
        {!isHeldByOneself && !isProtected && <p className="mb-3 text-sm text-muted">{texts.notYours}</p>}
        <div className="flex flex-wrap gap-3">
          {(isHeldByOneself || !isProtected) && (
            <ButtonLink
              to={hrefOf(addresses.adminRole, { id: role.id })}
              variant="outline"
              size="sm"
              aria-label={`${words.edit}: ${role.name}`}
            >
              {words.edit}
            </ButtonLink>
          )}
          {isHeldByOneself && !isProtected && (
            <Button variant="ghost" size="sm" onClick={onRemove} aria-label={`${words.remove}: ${role.name}`}>
              {words.remove}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

function Holders({ role, canSeeThem }: { role: Role; canSeeThem: boolean }) {
  const texts = useTexts(rolesTexts)
  const { language } = useLanguage()
  if (role.holders === 0) return texts.nobodyHolds
  const count = `${formatNumber(role.holders, language)} ${pluralForm(role.holders, texts.holderForms, language)}`
  return (
    <>
      {texts.holders}:{' '}
      {canSeeThem ? (
        <TextLink to={`${addresses.adminUsers}?role=${encodeURIComponent(role.name)}`}>{count}</TextLink>
      ) : (
        count
      )}
    </>
  )
}

/** The parts of what is held whole are not told one by one. */
function inShort(permissions: readonly Permission[]): Permission[] {
  const held = withParts(permissions)
  const parts: readonly Permission[] = USER_PERMISSIONS
  return held.includes('manage_users') ? held.filter((key) => !parts.includes(key)) : held
}
