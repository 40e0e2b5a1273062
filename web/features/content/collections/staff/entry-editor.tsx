import { Trash2 } from 'lucide-react'
import { hrefOf } from '#shared/address-parameters.ts'
import { addresses } from '#shared/addresses.ts'
import type { Collection } from '#shared/contract/content/collections/collection.ts'
import type { WireField } from '#shared/contract/content/collections/wire-fields.ts'
import type { StaffEntry } from '#shared/contract/content/collections-staff.ts'
import { EditorBar } from '#web/editing/editor-bar.tsx'
import { LanguageFieldset } from '#web/editing/language-fieldset.tsx'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useRemoveEntry } from './admin-collections.mutations.ts'
import { entryEditorTexts } from './entry-editor.texts.ts'
import { EntryField } from './entry-field.tsx'
import { EntryNotices } from './entry-notices.tsx'
import { type EntryEditing, useEntryEditor } from './use-entry-editor.ts'

const LONG = ['markdown', 'text', 'lines', 'picture']

/** The editor of one entry, made of the fields of its collection; `saved` is null for a new one. */
export function EntryEditor({
  collection,
  saved,
  onCreated,
}: {
  collection: Collection
  saved: StaffEntry | null
  onCreated: (id: number) => void
}) {
  const { languages, parts } = useSiteInfo()
  const texts = useTexts(entryEditorTexts)
  const editing = useEntryEditor(collection, saved, onCreated)
  const { edits, form, item } = editing
  const { wire } = collection
  const asked = wire.filter(
    ({ field: { onlyWhere, part } }) =>
      (!onlyWhere || onlyWhere.is.includes(edits.values[onlyWhere.field] ?? '')) && (!part || parts[part]),
  )
  // A text stands beside what it looks like, so languages stand one below the other.
  const hasMarkdown = wire.some(({ field }) => field.kind === 'markdown')
  const isWritten = wire.some(({ language }) => language !== null)
  // What is said before the texts decides what they are about.
  const textsAt = wire.findIndex(({ language }) => language !== null)
  const plain = asked.filter(({ language }) => language === null)
  const first = plain.filter((each) => wire.indexOf(each) < textsAt && each.field.kind === 'choice')
  const field = (each: WireField) => (
    <EntryField
      wire={each}
      value={edits.values[each.path] ?? ''}
      error={form.errors[each.path]}
      onText={(text) => edits.set(each.path, text)}
    />
  )
  return (
    <form {...form.formProps} className="max-w-5xl space-y-8">
      <EntryNotices collection={collection} editing={editing} />
      {item?.isSample && <p className="text-sm text-muted">{texts.sample}</p>}
      {first.map((each) => (
        <div key={each.path} className="max-w-md">
          {field(each)}
        </div>
      ))}
      {isWritten && (
        <div className="space-y-3">
          <div className={classNames('grid gap-8', !hasMarkdown && 'lg:grid-cols-2 lg:gap-6')}>
            {languages.map((language) => (
              <LanguageFieldset key={language} language={language}>
                {asked
                  .filter((each) => each.language === language)
                  .map((each) => (
                    <div key={each.path}>{field(each)}</div>
                  ))}
              </LanguageFieldset>
            ))}
          </div>
          {languages.length > 1 && <p className="text-sm text-muted">{texts.languageHint}</p>}
        </div>
      )}
      {plain.length > first.length && (
        <div className="grid items-start gap-5 border-t border-line pt-6 lg:grid-cols-2 lg:gap-6">
          {plain
            .filter((each) => !first.includes(each))
            .map((each) => (
              <div key={each.path} className={LONG.includes(each.field.kind) ? 'lg:col-span-2' : undefined}>
                {field(each)}
              </div>
            ))}
        </div>
      )}
      <SaveFailure editing={editing} />
      <EditorBar editing={editing} buttons={<SubmitButton form={form} />}>
        {item && <RemoveButton collection={collection} id={item.id} editing={editing} />}
      </EditorBar>
    </form>
  )
}

function RemoveButton({
  collection: { name },
  id,
  editing: { abandon },
}: {
  collection: Collection
  id: number
  editing: EntryEditing
}) {
  const texts = useTexts(entryEditorTexts)
  const words = useTexts(wordsTexts)
  const navigate = useNavigate()
  const { mutate: remove, isPending } = useRemoveEntry(name)
  return (
    <Button
      variant="ghost"
      disabled={isPending}
      aria-busy={isPending || undefined}
      onClick={() =>
        remove(id, {
          onSuccess: () => {
            abandon()
            navigate(`${hrefOf(addresses.adminCollection, { name })}?removed=${id}`)
          },
          onError: (error) => toastFailure(texts.removeFailed, error),
        })
      }
    >
      <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
      {isPending ? words.removing : words.remove}
    </Button>
  )
}
