import type { StaffPage } from '#shared/contract/content/pages.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useUpdatePage } from './admin-pages.mutations.ts'
import { adminPagesTexts } from './admin-pages.texts.ts'

/** Says that a release needed the address of a page, until somebody keeps the new one or gives it another. */
export function MovedPage({
  page: { id, path, version },
  movedFrom,
}: {
  page: StaffPage
  movedFrom: string
}) {
  const texts = useTexts(adminPagesTexts)
  const { mutate: update, isPending } = useUpdatePage()

  function keep() {
    if (isPending) return
    update({ id, version, movedFrom: null }, { onError: (error) => toastFailure(texts.keepFailed, error) })
  }
  return (
    <Notice title={`${texts.movedFrom} ${movedFrom}`} className="mt-3 max-w-prose">
      <p className="text-pretty">{texts.movedDetail}</p>
      <Button
        variant="outline"
        size="sm"
        aria-label={`${texts.keepAddress}: ${path}`}
        aria-busy={isPending || undefined}
        onClick={keep}
      >
        {texts.keepAddress}
      </Button>
    </Notice>
  )
}
