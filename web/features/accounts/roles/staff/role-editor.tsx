import { Lock } from 'lucide-react'
import { useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import { ADMIN_ROLE } from '#shared/constants/permissions.ts'
import type { Role } from '#shared/contract/accounts/roles.ts'
import { roleTitle } from '#shared/texts/role-names.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { RoleForm } from './role-form.tsx'
import type { PermissionInfo } from './roles.queries.ts'
import { rolesTexts } from './roles.texts.ts'

/**
 * The editor of one role; `role` is null for a new one, undefined when there is none of that id. An editor that is open
 * stays so, also when somebody else deletes its role.
 */
export function RoleEditor({
  role,
  permissions,
}: {
  role: Role | null | undefined
  permissions: readonly PermissionInfo[]
}) {
  const texts = useTexts(rolesTexts)
  const { language } = useLanguage()
  const [opened] = useState(role)
  if (opened === undefined) return <NoRole title={texts.notFound} detail={texts.notFoundDetail} />
  return (
    <>
      <PanelHeading
        title={
          opened ? (
            <>
              {texts.editTitle}: <span className="normal-case">{roleTitle(opened.name, language)}</span>
            </>
          ) : (
            texts.create
          )
        }
      >
        <BackLink to={addresses.adminRoles}>{texts.toList}</BackLink>
      </PanelHeading>
      {opened?.name === ADMIN_ROLE && (
        <Notice title={texts.protected} className="mb-6">
          {texts.protectedDetail}
        </Notice>
      )}
      <RoleForm saved={role ?? opened} permissions={permissions} />
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
