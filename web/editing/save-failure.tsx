import { failureMessage } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { editorTexts } from './editor.texts.ts'
import { FormFailure } from './form-failure.tsx'
import type { SaveConflict } from './use-saved-item.ts'

/** Why the last save failed and that nothing is lost by it; a conflict is told by `EditNotices`. */
export function SaveFailure({
  editing: { form, saveConflict, saveFailed },
  detail,
}: {
  editing: { form: { failure: unknown }; saveConflict: SaveConflict; saveFailed: string }
  /** What is kept, where that is more than the fields. */
  detail?: string
}) {
  const texts = useTexts(editorTexts)
  if (form.failure === null || saveConflict !== null) return null
  return <FormFailure message={`${failureMessage(form.failure, saveFailed)} ${detail ?? texts.kept}`} />
}
