import { PAGE_TEXT_MAX, PAGE_TITLE_MAX } from '#shared/constants/content-limits.ts'
import type { StaffPageWithText } from '#shared/contract/content/pages.ts'
import { OWN_PATH_MAX } from '#shared/own-paths.ts'
import { MomentField } from '#web/editing/fields/moment-field.tsx'
import { LanguageFieldset } from '#web/editing/language-fieldset.tsx'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { BesideText } from '#web/features/content/writing/beside-text.tsx'
import { MarkdownField } from '#web/features/content/writing/markdown-field.tsx'
import { PublishingBar } from '#web/features/content/writing/publishing-bar.tsx'
import { ImageField } from '#web/features/platform/images/image-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PageAddress } from './page-address.tsx'
import { pageEditorTexts } from './page-editor.texts.ts'
import type { PageFields } from './page-editor-form.ts'
import { PageNotices } from './page-notices.tsx'
import { usePageEditor } from './use-page-editor.ts'
import { useRemoveAndLeave } from './use-remove-and-leave.ts'

/** The editor of one page; `saved` is null for a new one. */
export function PageEditor({
  saved,
  onCreated,
}: {
  saved: StaffPageWithText | null
  onCreated: (id: number) => void
}) {
  const { languages } = useSiteInfo()
  const texts = useTexts(pageEditorTexts)
  const editing = usePageEditor(saved, onCreated)
  const { item, edits, form, allowLeave } = editing
  const removal = useRemoveAndLeave(item, allowLeave)
  const bind = (field: keyof PageFields) => ({
    name: field,
    label: texts.labels[field],
    value: edits.values[field],
    error: form.errors[field],
    onText: (text: string) => edits.set(field, text),
  })
  const typed = (field: keyof PageFields) => {
    const { onText, ...rest } = bind(field)
    return { ...rest, onChange: (event: { target: { value: string } }) => onText(event.target.value) }
  }
  return (
    <form {...form.formProps} className="space-y-8">
      {item && <PageAddress page={item} />}
      <PageNotices editing={editing} />
      {languages.length > 1 && <p className="text-sm text-muted">{texts.textHint}</p>}
      <BesideText
        aside={
          <>
            <TextField
              {...typed('path')}
              hint={item && !item.isDraft ? texts.movedHint : texts.pathHint}
              placeholder="/rules"
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              maxLength={OWN_PATH_MAX}
            />
            <MomentField {...typed('date')} hint={texts.dateHint} />
            <ImageField {...bind('image')} hint={texts.imageHint} />
          </>
        }
      >
        {languages.map((language) => (
          <LanguageFieldset key={language} language={language}>
            <TextField {...typed(`title_${language}`)} lang={language} maxLength={PAGE_TITLE_MAX} />
            <MarkdownField {...bind(`text_${language}`)} language={language} maxLength={PAGE_TEXT_MAX} />
          </LanguageFieldset>
        ))}
      </BesideText>
      <SaveFailure editing={editing} />
      <PublishingBar editing={editing} date={edits.values.date} {...removal} />
    </form>
  )
}
