import { CHANNELS } from '#shared/constants/launcher.ts'
import { conflictTexts } from '#web/editing/conflict.texts.ts'
import { EditNotices, nameOfField } from '#web/editing/edit-notices.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { releaseEditorTexts } from './release-editor.texts.ts'
import type { ReleaseEditing } from './use-release-editor.ts'

export function ReleaseEditorNotices({
  editing: { edits, saveConflict, continueAsNew, discard },
}: {
  editing: ReleaseEditing
}) {
  const texts = useTexts(releaseEditorTexts)
  const words = useTexts(wordsTexts)
  return (
    <EditNotices
      edits={edits}
      saveConflict={saveConflict}
      conflict={useTexts(conflictTexts)}
      labels={texts}
      wayOut={
        <Button variant="outline" onClick={continueAsNew}>
          {texts.saveAsNew}
        </Button>
      }
      describe={(field, theirs) => ({
        name: nameOfField(field, texts.labels, words),
        theirs: CHANNELS.filter((each) => each === theirs).map((each) => texts.channels[each])[0] ?? theirs,
      })}
      onDiscard={discard}
    />
  )
}
