import { Download } from 'lucide-react'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { exportOf, type UserChoices } from './user-list-query.ts'
import { useExportUsers } from './users.mutations.ts'
import { usersTexts } from './users.texts.ts'

/** Saves the list as it is searched, filtered and ordered, all of its pages. */
export function ExportButton({ choices }: { choices: UserChoices }) {
  const texts = useTexts(usersTexts)
  const fail = useFailureToast()
  const { mutate, isPending } = useExportUsers()

  function save() {
    if (isPending) return
    mutate(exportOf(choices), {
      onSuccess: () => toast({ title: texts.exported, description: texts.exportedDetail }),
      onError: (error) => fail(texts.exportFailed, error),
    })
  }
  return (
    <Button variant="outline" onClick={save} aria-busy={isPending || undefined}>
      <Download size={18} strokeWidth={1.5} aria-hidden="true" />
      {isPending ? texts.exporting : texts.export}
    </Button>
  )
}
