import { Lock } from 'lucide-react'
import { useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import { ADMIN_ROLE } from '#shared/constants/permissions.ts'
import type { Role } from '#shared/contract/accounts/roles.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useUnsavedWarning } from '#web/routing/use-unsaved-warning.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PanelHeading } from '#web/ui/panel-heading.tsx'
import { RoleForm } from './role-form.tsx'
import type { PermissionInfo } from './role-list.tsx'
import { rolesTexts } from './roles.texts.ts'

/**
 * Edits one role over the version it was opened with; `role` is null for a new one, undefined when there is none of
 * that id. When somebody else saves meanwhile, a touched form keeps its text and shows what is saved now.
 */
export function RoleEditor({
  role,
  permissions,
}: {
  role: Role | null | undefined
  permissions: readonly PermissionInfo[]
}) {
  const texts = useTexts(rolesTexts)
  const [base, setBase] = useState(role)
  const [isDirty, setDirty] = useState(false)
  const allowLeave = useUnsavedWarning(isDirty)
  const isOutdated = role?.version !== base?.version
  if (isOutdated && role && !isDirty) setBase(role)

  if (base === undefined) return <NoRole title={texts.notFound} detail={texts.notFoundDetail} />
  return (
    <>
      <PanelHeading
        title={
          base ? (
            <>
              {texts.editTitle}: <span className="wrap-anywhere normal-case">{base.name}</span>
            </>
          ) : (
            texts.create
          )
        }
      >
        <BackLink to={addresses.adminRoles}>{texts.toList}</BackLink>
      </PanelHeading>
      {base?.name === ADMIN_ROLE ? (
        <Notice title={texts.protected}>{texts.protectedDetail}</Notice>
      ) : (
        <div className="space-y-6">
          {base && role === undefined && <Notice tone="warning" title={texts.goneMeanwhile} />}
          {base && role && isOutdated && (
            <Meanwhile
              base={base}
              role={role}
              permissions={permissions}
              onTake={() => {
                setDirty(false)
                setBase(role)
              }}
            />
          )}
          <RoleForm
            key={base?.version}
            role={base}
            permissions={permissions}
            onEdit={() => setDirty(true)}
            onSaved={allowLeave}
          />
        </div>
      )}
    </>
  )
}

function NoRole({ title, detail }: { title: string; detail: string }) {
  const texts = useTexts(rolesTexts)
  return (
    <div className="border border-dashed border-line px-6 py-12">
      <Lock className="mb-4 text-muted" size={28} strokeWidth={1.5} aria-hidden="true" />
      <h1 className="display text-3xl">{title}</h1>
      <p className="mt-3 text-muted">{detail}</p>
      <ButtonLink to={addresses.adminRoles} variant="outline" className="mt-6">
        {texts.toList}
      </ButtonLink>
    </div>
  )
}

function Meanwhile({
  base,
  role,
  permissions,
  onTake,
}: {
  base: Role
  role: Role
  permissions: readonly PermissionInfo[]
  onTake: () => void
}) {
  const texts = useTexts(rolesTexts)
  const held = permissions.filter(({ key }) => role.permissions.includes(key))
  return (
    <Notice tone="warning" title={texts.changedMeanwhile}>
      <p>{texts.changedNow}</p>
      <ul className="list-disc pl-5">
        {role.name !== base.name && (
          <li className="wrap-anywhere">
            {texts.name}: {role.name}
          </li>
        )}
        <li>
          {texts.permissions}: {held.map(({ description }) => description).join('; ') || texts.none}
        </li>
      </ul>
      <Button variant="outline" size="sm" onClick={onTake}>
        {texts.takeFresh}
      </Button>
    </Notice>
  )
}
