import { Download } from 'lucide-react'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { useExportRegistrations } from './admin-registrations.mutations.ts'
import { adminRegistrationsTexts } from './admin-registrations.texts.ts'

/** Saves the whole list, all of its pages. */
export function ExportRegistrations({ id }: { id: number }) {
  const texts = useTexts(adminRegistrationsTexts)
  const fail = useFailureToast()
  const { mutate, isPending } = useExportRegistrations(id)
  return (
    <Button
      variant="outline"
      aria-busy={isPending || undefined}
      onClick={() => {
        if (isPending) return
        mutate(undefined, {
          onSuccess: () => toast({ title: texts.exported }),
          onError: (error) => fail(texts.exportFailed, error),
        })
      }}
    >
      <Download size={18} strokeWidth={1.5} aria-hidden="true" />
      {isPending ? texts.exporting : texts.export}
    </Button>
  )
}
