import { Trash2 } from 'lucide-react'
import { LINK_MAX, PAGE_TITLE_MAX } from '#shared/constants/content-limits.ts'
import type { StaffPageWithText } from '#shared/contract/content/pages.ts'
import { OWN_PATH_MAX } from '#shared/own-paths.ts'
import { EditorBar } from '#web/editing/editor-bar.tsx'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { PageAddress } from './page-address.tsx'
import { pageEditorTexts } from './page-editor.texts.ts'
import type { PageFields } from './page-editor-form.ts'
import { PageNotices } from './page-notices.tsx'
import { useLinkEditor } from './use-page-editor.ts'
import { useRemoveAndLeave } from './use-remove-and-leave.ts'

/** The editor of one short link; `saved` is null for a new one. */
export function LinkEditor({
  saved,
  onCreated,
}: {
  saved: StaffPageWithText | null
  onCreated: (id: number) => void
}) {
  const { languages } = useSiteInfo()
  const texts = useTexts(pageEditorTexts)
  const words = useTexts(wordsTexts)
  const editing = useLinkEditor(saved, onCreated)
  const { item, edits, form, allowLeave } = editing
  const { onRemove, isRemoving } = useRemoveAndLeave(item, allowLeave)
  const inLanguage = { ru: words.russian, en: words.english }
  const bind = (field: keyof PageFields) => ({
    name: field,
    label: texts.labels[field],
    value: edits.values[field],
    error: form.errors[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => edits.set(field, event.target.value),
  })
  return (
    <form {...form.formProps} className="max-w-4xl space-y-8">
      {item && <PageAddress page={item} />}
      <PageNotices editing={editing} />
      <div className="grid gap-5 lg:grid-cols-2">
        <TextField
          {...bind('path')}
          hint={texts.linkPathHint}
          placeholder="/discord"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={OWN_PATH_MAX}
        />
        <TextField
          {...bind('redirectTo')}
          hint={texts.redirectHint}
          placeholder="https://…"
          inputMode="url"
          spellCheck={false}
          maxLength={LINK_MAX}
        />
        {languages.map((language) => (
          <TextField
            key={language}
            {...bind(`title_${language}`)}
            label={`${texts.linkName} · ${inLanguage[language]}`}
            hint={texts.linkNameHint}
            lang={language}
            maxLength={PAGE_TITLE_MAX}
          />
        ))}
      </div>
      <SaveFailure editing={editing} />
      <EditorBar editing={editing} buttons={<SubmitButton form={form} intent="publish" label={words.save} />}>
        {item && (
          <Button
            variant="ghost"
            disabled={isRemoving}
            aria-busy={isRemoving || undefined}
            onClick={onRemove}
          >
            <Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />
            {isRemoving ? words.removing : words.remove}
          </Button>
        )}
      </EditorBar>
    </form>
  )
}
