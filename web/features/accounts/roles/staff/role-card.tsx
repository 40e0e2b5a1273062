import { Check, Lock, ShieldCheck } from 'lucide-react'
import { useRef } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import { ADMIN_ROLE, type Permission, USER_PERMISSIONS, withParts } from '#shared/constants/permissions.ts'
import { holdsAll } from '#shared/contract/accounts/privileges.ts'
import type { Role } from '#shared/contract/accounts/roles.ts'
import { roleTitle } from '#shared/texts/role-names.ts'
import { MoveButtons } from '#web/editing/ordering/move-buttons.tsx'
import type { Steps } from '#web/editing/ordering/use-ordering.ts'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { RoleBadge } from '#web/features/accounts/roles/role-badges.tsx'
import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { useOwnPermissions } from '#web/session/own-permissions.ts'
import { toast } from '#web/toasts/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { roleLookTexts } from './role-look.texts.ts'
import { useDoubleRole } from './roles.mutations.ts'
import type { PermissionInfo } from './roles.queries.ts'
import { rolesTexts } from './roles.texts.ts'

/** One role with what it allows, its place and what can be done with it. */
export function RoleCard({
  role,
  permissions,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: {
  role: Role
  permissions: readonly PermissionInfo[]
  isFirst: boolean
  isLast: boolean
  onMove: (steps: Steps, button: HTMLButtonElement) => void
  onRemove: () => void
}) {
  const texts = useTexts(rolesTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const title = roleTitle(role.name, language)
  const own = useOwnPermissions().data ?? []
  const isProtected = role.name === ADMIN_ROLE
  const shown = inShort(role.permissions)
  const isHeldByOneself = holdsAll(own, role.permissions)
  return (
    <Card className="flex h-full flex-col">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 space-y-2">
          <h2 className="display text-2xl normal-case">{title}</h2>
          <p className="flex flex-wrap gap-2">
            <RoleBadge role={role} />
            {isProtected && (
              <Badge tone="signal" icon={<Lock size={14} strokeWidth={1.5} aria-hidden="true" />}>
                {texts.protected}
              </Badge>
            )}
          </p>
        </div>
        <MoveButtons name={title} isFirst={isFirst} isLast={isLast} onMove={onMove} />
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
        <ul className="mt-4 gap-x-8 space-y-1 text-sm md:columns-2">
          {permissions
            .filter(({ key }) => shown.includes(key))
            .map(({ key, description }) => (
              <li key={key} className="flex break-inside-avoid gap-2">
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
              aria-label={`${words.edit}: ${title}`}
            >
              {words.edit}
            </ButtonLink>
          )}
          {isHeldByOneself && <DoubleButton role={role} title={title} />}
          {isHeldByOneself && !isProtected && (
            <Button variant="ghost" size="sm" onClick={onRemove} aria-label={`${words.remove}: ${title}`}>
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

/** Makes a copy and leads to it, one however often the button is pressed until then. */
function DoubleButton({ role, title }: { role: Role; title: string }) {
  const texts = useTexts(roleLookTexts)
  const navigate = useNavigate()
  const fail = useFailureToast()
  const { mutate, isPending } = useDoubleRole()
  const isPressed = useRef(false)
  function double() {
    if (isPressed.current) return
    isPressed.current = true
    mutate(role.id, {
      onSuccess: (copy) => {
        toast({ title: texts.doubled, description: copy.name })
        navigate(hrefOf(addresses.adminRole, { id: copy.id }))
      },
      onError: (error) => {
        isPressed.current = false
        fail(texts.doubleFailed, error)
      },
    })
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      onClick={double}
      aria-busy={isPending || undefined}
      aria-label={`${texts.double}: ${title}`}
    >
      {texts.double}
    </Button>
  )
}

/** The parts of what is held whole are not told one by one. */
function inShort(permissions: readonly Permission[]): Permission[] {
  const held = withParts(permissions)
  const parts: readonly Permission[] = USER_PERMISSIONS
  return held.includes('manage_users') ? held.filter((key) => !parts.includes(key)) : held
}
