import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { addresses } from '#shared/addresses.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { permissionNames } from '#shared/texts/panel/permission-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { useOwnPermissions } from './own-permissions.ts'
import { sectionOnlyTexts } from './section-only.texts.ts'

/** Shows a section of the panel to those who hold one of its permissions, and to others why not. The server refuses them by itself. */
export function SectionOnly({
  permissions: needed,
  children,
}: {
  permissions: readonly Permission[]
  children: ReactNode
}) {
  const texts = useTexts(sectionOnlyTexts)
  const names = useTexts(permissionNames)
  const permissions = useOwnPermissions()
  if (permissions.isPending) return <Spinner />
  if (!permissions.data) {
    return <ErrorState message={texts.permissionsFailed} onRetry={() => permissions.refetch()} />
  }
  const held = permissions.data
  if (needed.some((permission) => held.includes(permission))) return children
  return (
    <div role="alert" className="border border-dashed border-edge px-6 py-12">
      <Lock className="mb-4 text-sand" size={28} strokeWidth={1.5} />
      <h1 className="display text-3xl">{texts.pageRefused}</h1>
      <p className="mt-3 max-w-prose text-muted">{texts.pageRefusedDetail}</p>
      <p className="label mt-4 text-muted">
        {needed.length > 1 ? texts.anyPermissionNeeded : texts.permissionNeeded}:{' '}
      </p>
      <ul className="mt-1 max-w-prose space-y-1">
        {needed.map((permission) => (
          <li key={permission}>
            {names[permission]} <span className="font-mono text-sm text-muted">{permission}</span>
          </li>
        ))}
      </ul>
      <ButtonLink to={addresses.admin} variant="outline" className="mt-6">
        {texts.toPanel}
      </ButtonLink>
    </div>
  )
}
