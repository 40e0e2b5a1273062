import { ANNOUNCEMENT_TEXT_MAX } from '#shared/constants/site.ts'
import type { Announcement } from '#shared/contract/platform/announcement.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { EditorBar } from '#web/editing/editor-bar.tsx'
import { MomentField } from '#web/editing/fields/moment-field.tsx'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { TICKED } from '#web/editing/set-fields.ts'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useSingleEditor } from '#web/editing/use-single-editor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useRefetchAnnouncement, useUpdateAnnouncement } from './admin-announcement.mutations.ts'
import { adminAnnouncementTexts } from './admin-announcement.texts.ts'
import {
  type AnnouncementFields,
  announcementChangeOf,
  announcementFieldsOf,
  announcementFormSchema,
} from './announcement-form.ts'

function useAnnouncementEditor(saved: Announcement) {
  const texts = useTexts(adminAnnouncementTexts)
  const { mutateAsync } = useUpdateAnnouncement()
  const refetch = useRefetchAnnouncement()
  return useSingleEditor({
    noun: 'announcement',
    saved,
    fieldsOf: announcementFieldsOf,
    refetch,
    schema: announcementFormSchema,
    send: (values, current, fields) =>
      mutateAsync({ ...announcementChangeOf(values, fields, current), version: current.version }),
    onSaved: (kept) => void toast({ title: texts.saved, description: texts.states[kept.state] }),
    saveFailed: texts.saveFailed,
  })
}

/** What is told, where it leads, and for how long. */
export function AnnouncementEditor({ saved }: { saved: Announcement }) {
  const { languages } = useSiteInfo()
  const texts = useTexts(adminAnnouncementTexts)
  const words = useTexts(wordsTexts)
  const editing = useAnnouncementEditor(saved)
  const { edits, form, item } = editing
  const bind = (name: keyof AnnouncementFields) => ({
    name,
    value: edits.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => edits.set(name, event.target.value),
  })
  const labels: Record<keyof AnnouncementFields, string> = {
    ...{ text_ru: texts.text, text_en: texts.text, url: texts.url },
    ...{ from: texts.from, until: texts.until, isClosable: texts.isClosable },
  }
  return (
    <form {...form.formProps} className="max-w-4xl space-y-6">
      <EditNotices editing={editing} labels={labels} removed={{ title: texts.gone }} />
      <Notice title={texts.states[item.state]} />
      <div className="grid gap-5 lg:grid-cols-2">
        {languages.map((language) => (
          <TextArea
            key={language}
            {...bind(`text_${language}`)}
            label={`${texts.text} · ${language === 'ru' ? words.russian : words.english}`}
            hint={languages.length > 1 ? texts.textHint : texts.textHintAlone}
            lang={language}
            rows={3}
            maxLength={ANNOUNCEMENT_TEXT_MAX}
          />
        ))}
      </div>
      <TextField
        {...bind('url')}
        label={texts.url}
        hint={texts.urlHint}
        inputMode="url"
        autoComplete="off"
        placeholder="/news"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <MomentField {...bind('from')} label={texts.from} hint={texts.fromHint} />
        <MomentField {...bind('until')} label={texts.until} hint={texts.untilHint} />
      </div>
      <Checkbox
        label={texts.isClosable}
        checked={edits.values.isClosable === TICKED}
        onChange={(event) => edits.set('isClosable', event.target.checked ? TICKED : '')}
      />
      <SaveFailure editing={editing} />
      <EditorBar editing={editing} buttons={<SubmitButton form={form} />}>
        <Button
          variant="ghost"
          onClick={() => {
            for (const name of ['text_ru', 'text_en', 'url', 'from', 'until'] as const) edits.set(name, '')
          }}
        >
          {texts.clear}
        </Button>
      </EditorBar>
    </form>
  )
}
