import type { Collection } from '#shared/contract/content/collections/collection.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { TICKED } from '#web/editing/set-fields.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { entryEditorTexts } from './entry-editor.texts.ts'
import { deliveredFieldsOf } from './entry-form.ts'
import type { EntryEditing } from './use-entry-editor.ts'

/** What the editor has to know of the entry before going on. */
export function EntryNotices({ collection, editing }: { collection: Collection; editing: EntryEditing }) {
  const texts = useTexts(entryEditorTexts)
  const { language } = useLanguage()
  const inWords = useValuesInWords(collection)
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
      <DeliveredNotice collection={collection} editing={editing} inWords={inWords} />
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

/** What the release would have in place of what staff wrote, field by field, to be taken. */
function DeliveredNotice({
  collection,
  editing: { item, edits },
  inWords,
}: {
  collection: Collection
  editing: EntryEditing
  inWords: InWords
}) {
  const texts = useTexts(entryEditorTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const delivered = item ? deliveredFieldsOf(collection, item, edits.values) : {}
  const differing = collection.wire.filter(({ path }) => path in delivered)
  if (differing.length === 0) return null
  return (
    <Notice title={texts.deliveredTitle} className="mb-6">
      <p>{texts.deliveredHint}</p>
      <ul className="space-y-3">
        {differing.map(({ path, field, language: written }) => {
          const name = [field.label[language], written && (written === 'ru' ? words.russian : words.english)]
            .filter(Boolean)
            .join(', ')
          return (
            <li key={path} className="border-t border-line pt-3">
              <p className="font-medium text-text">{name}:</p>
              <p className="mt-1 max-h-40 overflow-y-auto whitespace-pre-wrap">
                {inWords(path, delivered[path] ?? '')}
              </p>
              <Button
                size="sm"
                variant="outline"
                className="mt-2"
                aria-label={`${texts.take}: ${name}`}
                onClick={() => edits.set(path, delivered[path] ?? '')}
              >
                {texts.take}
              </Button>
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
