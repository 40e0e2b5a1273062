import type { Collection } from '#shared/contract/content/collections/collection.ts'
import { DeliveredNotice } from '#web/editing/delivered/delivered-notice.tsx'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { TICKED } from '#web/editing/set-fields.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { entryEditorTexts } from './entry-editor.texts.ts'
import { deliveredFieldsOf } from './entry-form.ts'
import type { EntryEditing } from './use-entry-editor.ts'

/** What the editor has to know of the entry before going on. */
export function EntryNotices({ collection, editing }: { collection: Collection; editing: EntryEditing }) {
  const texts = useTexts(entryEditorTexts)
  const { language } = useLanguage()
  const inWords = useValuesInWords(collection)
  const { item, edits } = editing
  const labels = Object.fromEntries(collection.wire.map(({ path, field }) => [path, field.label[language]]))
  return (
    <>
      <EditNotices
        editing={editing}
        labels={labels}
        inWords={inWords}
        removed={{
          title: texts.removedTitle,
          detail: texts.removedDetail,
          saveAsNew: texts.saveAsNew,
        }}
      />
      <DeliveredNotice
        differing={item ? deliveredFieldsOf(collection, item, edits.values) : []}
        labels={labels}
        inWords={inWords}
        onTake={edits.set}
      />
    </>
  )
}

type InWords = (path: string, text: string) => string

/** The values of fields in words. */
function useValuesInWords({ wire }: Collection): InWords {
  const texts = useTexts(entryEditorTexts)
  const { language } = useLanguage()
  return (path, text) => {
    const field = wire.find((each) => each.path === path)?.field
    if (field?.kind === 'flag') return text === TICKED ? texts.yes : ''
    if (field?.kind === 'choice') return field.options[text]?.[language] ?? text
    return text
  }
}
