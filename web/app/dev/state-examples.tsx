import { useTexts } from '#web/i18n/language.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { Skeleton } from '#web/ui/lists/skeleton.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Specimen } from './example.tsx'
import { uiTexts } from './ui.texts.ts'

const nothing = () => {}

/** What stands there while something is on its way, missing or broken. */
export function StateSpecimens() {
  const texts = useTexts(uiTexts)
  return (
    <>
      <Specimen name="ProgressBar">
        <ProgressBar label={texts.progress} share={0.4} className="w-full" />
      </Specimen>
      <Specimen name="Spinner">
        <Spinner />
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton className="h-52 w-full" />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState>{texts.empty}</EmptyState>
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState message={texts.error} onRetry={nothing} />
      </Specimen>
      <Specimen name="Pager">
        <Pager label={texts.pages} page={2} pageCount={7} addressOf={(page) => `?page=${page}`} />
      </Specimen>
    </>
  )
}
