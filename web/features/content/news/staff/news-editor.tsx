import { addresses } from '#shared/addresses.ts'
import type { StaffNewsItem } from '#shared/contract/content/news.ts'
import { MomentField } from '#web/editing/fields/moment-field.tsx'
import { Folded } from '#web/editing/revealing/folded.tsx'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { TICKED } from '#web/editing/set-fields.ts'
import { BesideText } from '#web/features/content/writing/beside-text.tsx'
import { PublishingBar } from '#web/features/content/writing/publishing-bar.tsx'
import { ImageField } from '#web/features/platform/images/image-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useRemoveNews } from './admin-news.mutations.ts'
import { newsEditorTexts } from './news-editor.texts.ts'
import type { NewsFields } from './news-editor-form.ts'
import { NewsEditorNotices } from './news-editor-notices.tsx'
import { NewsLanguageFields } from './news-language-fields.tsx'
import { PublicAddress } from './public-address.tsx'
import { useNewsEditor } from './use-news-editor.ts'

/** The editor of one item; `saved` is null for a new one. */
export function NewsEditor({
  saved,
  onCreated,
}: {
  saved: StaffNewsItem | null
  onCreated: (id: number) => void
}) {
  const texts = useTexts(newsEditorTexts)
  const { languages } = useSiteInfo()
  const editing = useNewsEditor(saved, onCreated)
  const { item, edits, form, allowLeave } = editing
  const navigate = useNavigate()
  const { mutate: remove, isPending: isRemoving } = useRemoveNews()
  const bind = (field: keyof NewsFields) => ({
    name: field,
    label: texts.labels[field],
    value: edits.values[field],
    error: form.errors[field],
    onText: (text: string) => edits.set(field, text),
  })
  const { onText: onDate, ...date } = bind('date')
  const pinned = bind('isPinned')

  function removeItem() {
    if (!item) return
    remove(item.id, {
      onSuccess: () => {
        allowLeave()
        navigate(`${addresses.adminNews}?removed=${item.id}`)
      },
      onError: (error) => toastFailure(texts.removeFailed, error),
    })
  }
  return (
    <form {...form.formProps} className="space-y-8">
      {item && <PublicAddress item={item} />}
      <NewsEditorNotices editing={editing} />
      {languages.length > 1 && <p className="text-sm text-muted">{texts.oneLanguage}</p>}
      <BesideText
        aside={
          <>
            <MomentField
              {...date}
              hint={item && !item.isDraft ? texts.dateHint : texts.dateHintDraft}
              onChange={(event) => onDate(event.target.value)}
            />
            <ImageField
              {...bind('image_global')}
              hint={languages.length > 1 ? texts.imageGlobalHint : texts.imageGlobalHintAlone}
            />
            <div>
              <Checkbox
                name={pinned.name}
                label={pinned.label}
                checked={pinned.value === TICKED}
                aria-describedby="pinned-hint"
                onChange={(event) => pinned.onText(event.target.checked ? TICKED : '')}
              />
              <p id="pinned-hint" className="text-sm text-muted">
                {texts.pinnedHint}
              </p>
            </div>
            {languages.length > 1 && (
              <Folded title={texts.ownImages}>
                <div className="grid gap-6 max-xl:lg:grid-cols-2">
                  {languages.map((language) => (
                    <ImageField key={language} {...bind(`image_${language}`)} hint={texts.imageHint} />
                  ))}
                </div>
              </Folded>
            )}
          </>
        }
      >
        {languages.map((language) => (
          <NewsLanguageFields key={language} language={language} bind={bind} />
        ))}
      </BesideText>
      <SaveFailure editing={editing} />
      <PublishingBar
        editing={editing}
        date={edits.values.date}
        isRemoving={isRemoving}
        onRemove={removeItem}
      />
    </form>
  )
}
