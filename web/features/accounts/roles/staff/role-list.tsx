import { Plus, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { Role } from '#shared/contract/accounts/roles.ts'
import { roleTitle } from '#shared/texts/role-names.ts'
import { orderingTexts } from '#web/editing/ordering/ordering.texts.ts'
import { useOrdering } from '#web/editing/ordering/use-ordering.ts'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { RemoveRoleDialog } from './remove-role-dialog.tsx'
import { RoleCard } from './role-card.tsx'
import { roleLookTexts } from './role-look.texts.ts'
import { useReorderRoles } from './roles.mutations.ts'
import type { PermissionInfo } from './roles.queries.ts'
import { rolesTexts } from './roles.texts.ts'

export function RoleList({
  roles,
  permissions,
}: {
  roles: readonly Role[]
  permissions: readonly PermissionInfo[]
}) {
  const texts = useTexts(rolesTexts)
  const look = useTexts(roleLookTexts)
  const ordering = useTexts(orderingTexts)
  const { language } = useLanguage()
  const { mutate: reorder } = useReorderRoles()
  const fail = useFailureToast()
  const { said, move } = useOrdering(roles, {
    nameOf: ({ name }) => roleTitle(name, language),
    save: (order) => reorder(order, { onError: (error) => fail(ordering.orderFailed, error) }),
  })
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
        <>
          <p className="mb-4 max-w-prose text-sm text-muted">{look.orderLead}</p>
          <p role="status" className="sr-only">
            {said}
          </p>
          <ol aria-label={look.list} className="grid gap-4">
            {roles.map((role, index) => (
              <li key={role.id}>
                <RoleCard
                  role={role}
                  permissions={permissions}
                  isFirst={index === 0}
                  isLast={index === roles.length - 1}
                  onMove={(steps, button) => move(role, steps, button)}
                  onRemove={() => setRemoved(role)}
                />
              </li>
            ))}
          </ol>
        </>
      )}
      <RemoveRoleDialog role={removed} onClose={() => setRemoved(null)} />
    </>
  )
}
