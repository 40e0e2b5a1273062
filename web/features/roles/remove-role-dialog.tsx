import type { Role } from '#shared/contract/roles.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRemoveRole } from './roles.mutations.ts'
import { rolesTexts } from './roles.texts.ts'

/** Says how many people lose the role before it goes. */
export function RemoveRoleDialog({ role, onClose }: { role: Role | null; onClose: () => void }) {
  const texts = useTexts(rolesTexts)
  return (
    <Dialog
      isOpen={role !== null}
      onClose={onClose}
      title={texts.removeTitle}
      closeLabel={texts.close}
      className="max-w-lg"
    >
      {role && <Question role={role} onClose={onClose} />}
    </Dialog>
  )
}

function Question({ role, onClose }: { role: Role; onClose: () => void }) {
  const texts = useTexts(rolesTexts)
  const { language } = useLanguage()
  const { mutate, isPending, error } = useRemoveRole(role.id)

  function remove() {
    if (isPending) return
    mutate(undefined, {
      onSuccess: () => {
        toast({ title: texts.removed, description: role.name })
        onClose()
      },
    })
  }
  return (
    <div className="space-y-5 p-6">
      <p className="break-words">
        {role.holders === 0 ? (
          <>
            <strong className="wrap-anywhere">{role.name}</strong>. {texts.nobodyLoses}
          </>
        ) : (
          <>
            {formatNumber(role.holders, language)} {pluralForm(role.holders, texts.userForms, language)}{' '}
            {pluralForm(role.holders, texts.losesForms, language)} {texts.theRole}{' '}
            <strong className="wrap-anywhere">{role.name}</strong>.
          </>
        )}
      </p>
      <p className="text-muted">{texts.removeDetail}</p>
      {error && <FormFailure message={failureMessage(error, texts.removeFailed)} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          variant="destructive"
          onClick={remove}
          disabled={isPending}
          aria-busy={isPending || undefined}
        >
          {isPending ? texts.removing : texts.remove}
        </Button>
      </div>
    </div>
  )
}
