import { Download, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import { OwnConsent } from '#web/features/accounts/consents/own-consent.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { useExportOwnData } from './own-data.mutations.ts'
import { ownDataTexts } from './own-data.texts.ts'

/** What the site keeps about one, to take along, and the end of it. */
export function OwnData() {
  const texts = useTexts(ownDataTexts)
  const id = useId()
  const { mutate, isPending } = useExportOwnData()
  const [isDeleting, setDeleting] = useState(false)

  function save() {
    if (isPending) return
    mutate(undefined, {
      onSuccess: () => toast({ title: texts.exported }),
      onError: (error) => toastFailure(texts.exportFailed, error),
    })
  }
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="display text-lg">
        {texts.yourData}
      </h3>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 grow basis-56 text-sm text-muted">
          {texts.exportLead} <TextLink to={addresses.privacy}>{texts.policy}</TextLink>
        </p>
        <Button variant="outline" onClick={save} aria-busy={isPending || undefined}>
          <Download size={18} strokeWidth={1.5} aria-hidden="true" />
          {isPending ? texts.exporting : texts.export}
        </Button>
      </div>
      <OwnConsent />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 grow basis-56 text-sm text-muted">{texts.deleteLead}</p>
        <Button variant="outline" onClick={() => setDeleting(true)}>
          <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.delete}
        </Button>
      </div>
      <DeleteAccountDialog isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </section>
  )
}
