import type { Role } from '#shared/contract/accounts/roles.ts'
import { roleTitle } from '#shared/texts/role-names.ts'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useRemoval } from '#web/editing/removal/use-removal.ts'
import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useRemoveRole } from './roles.mutations.ts'
import { rolesTexts } from './roles.texts.ts'

/** Says how many people lose the role before it goes. */
export function RemoveRoleDialog({ role, onClose }: { role: Role | null; onClose: () => void }) {
  const texts = useTexts(rolesTexts)
  const { dialog, remove } = useRemoval(useRemoveRole(), texts, { onClose })
  return (
    <RemoveDialog
      isOpen={role !== null}
      title={texts.removeTitle}
      labels={{ removing: texts.removing }}
      onConfirm={() => role && remove(role.id, role.name)}
      {...dialog}
    >
      {role && <Holders role={role} />}
      <p className="text-muted">{texts.removeDetail}</p>
    </RemoveDialog>
  )
}

function Holders({ role }: { role: Role }) {
  const texts = useTexts(rolesTexts)
  const { language } = useLanguage()
  const title = roleTitle(role.name, language)
  return (
    <p>
      {role.holders === 0 ? (
        <>
          <strong>{title}</strong>. {texts.nobodyHolds}
        </>
      ) : (
        <>
          {formatNumber(role.holders, language)} {pluralForm(role.holders, texts.userForms, language)}{' '}
          {pluralForm(role.holders, texts.losesForms, language)} {texts.theRole} <strong>{title}</strong>.
        </>
      )}
    </p>
  )
}
