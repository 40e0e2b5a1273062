import { CHANNELS } from '#shared/constants/launcher.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { releaseEditorTexts } from './release-editor.texts.ts'
import type { ReleaseEditing } from './use-release-editor.ts'

export function ReleaseEditorNotices({ editing }: { editing: ReleaseEditing }) {
  const texts = useTexts(releaseEditorTexts)
  return (
    <EditNotices
      editing={editing}
      labels={texts.labels}
      inWords={(_, text) =>
        CHANNELS.filter((each) => each === text).map((each) => texts.channels[each])[0] ?? text
      }
      removed={{
        title: texts.removedTitle,
        detail: texts.removedDetail,
        saveAsNew: texts.saveAsNew,
      }}
      onDiscard={editing.discard}
    />
  )
}
