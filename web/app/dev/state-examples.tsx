import { useTexts } from '#web/i18n/language.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { Pager } from '#web/ui/lists/pager.tsx'
import { PartMissing } from '#web/ui/lists/part-missing.tsx'
import { Skeleton } from '#web/ui/lists/skeleton.tsx'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Example } from './example.tsx'
import { uiTexts } from './ui.texts.ts'

const nothing = () => {}

/** What stands there while something is on its way, missing or broken. */
export function StateExamples() {
  const texts = useTexts(uiTexts)
  return (
    <>
      <Example name="ProgressBar">
        <ProgressBar label={texts.progress} share={0.4} className="w-full" />
      </Example>
      <Example name="Spinner">
        <Spinner />
      </Example>
      <Example name="Skeleton">
        <Skeleton className="h-52 w-full" />
      </Example>
      <Example name="EmptyState">
        <EmptyState>{texts.empty}</EmptyState>
      </Example>
      <Example name="ErrorState">
        <ErrorState message={texts.error} onRetry={nothing} />
      </Example>
      <Example name="PartMissing">
        <PartMissing />
      </Example>
      <Example name="Pager">
        <Pager label={texts.pages} page={2} pageCount={7} addressOf={(page) => `?page=${page}`} />
      </Example>
    </>
  )
}
