import { CHANNELS } from '#shared/constants/launcher.ts'
import { conflictTexts } from '#web/i18n/conflict.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EditClashes } from '#web/ui/edit-clashes.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { releaseEditorTexts } from './release-editor.texts.ts'
import type { ReleaseFields } from './release-editor-form.ts'
import type { ReleaseEditing } from './use-release-editor.ts'

/** What the editor has to know before going on: others were here, or the fields come out of this tab's memory. */
export function ReleaseEditorNotices({
  editing: { edits, obstacle, startAnew, discard },
}: {
  editing: ReleaseEditing
}) {
  const texts = useTexts(releaseEditorTexts)
  const conflict = useTexts(conflictTexts)
  if (obstacle === 'removed') {
    return (
      <Notice tone="warning" title={texts.removedTitle}>
        <p>{texts.removedDetail}</p>
        <Button variant="outline" onClick={startAnew}>
          {texts.saveAsNew}
        </Button>
      </Notice>
    )
  }
  if (obstacle === 'conflict' || edits.clashes.length > 0) {
    return (
      <EditClashes
        title={conflict.title}
        detail={edits.clashes.length > 0 ? conflict.chosen : conflict.merged}
        clashes={edits.clashes.map(({ field, theirs }) => ({
          field,
          name: nameOf(field, texts),
          theirs: CHANNELS.filter((each) => each === theirs).map((each) => texts.channels[each])[0] ?? theirs,
        }))}
        labels={conflict}
        onTake={(field) => edits.takeTheirs(field as keyof ReleaseFields)}
        onKeep={(field) => edits.keepMine(field as keyof ReleaseFields)}
      />
    )
  }
  if (!edits.wasRestored || !edits.isChanged) return null
  return (
    <Notice title={texts.restored}>
      <Button variant="outline" onClick={discard}>
        {texts.discard}
      </Button>
    </Notice>
  )
}

function nameOf(field: keyof ReleaseFields, texts: (typeof releaseEditorTexts)['ru']): string {
  const language = field.endsWith('_ru') ? texts.russian : field.endsWith('_en') ? texts.english : null
  return [texts.labels[field], language].filter(Boolean).join(', ')
}
