import { failureMessage } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { editorTexts } from './editor.texts.ts'
import { FormFailure } from './form-failure.tsx'
import type { SaveConflict } from './use-saved-item.ts'

/**
 * Why the last save failed, and that nothing is lost by it. It stands right above the buttons, so what `EditNotices` says
 * of a conflict comes here as well.
 */
export function SaveFailure({
  editing: { form, saveConflict, saveFailed, setAtButtons },
  detail,
}: {
  editing: {
    form: { failure: unknown }
    saveConflict: SaveConflict
    saveFailed: string
    setAtButtons: (place: HTMLElement | null) => void
  }
  /** What is kept, where that is more than the fields. */
  detail?: string
}) {
  const texts = useTexts(editorTexts)
  const isShown = form.failure !== null && saveConflict === null
  return (
    <div ref={setAtButtons} className="empty:hidden">
      {isShown && (
        <FormFailure message={`${failureMessage(form.failure, saveFailed)} ${detail ?? texts.kept}`} />
      )}
    </div>
  )
}
