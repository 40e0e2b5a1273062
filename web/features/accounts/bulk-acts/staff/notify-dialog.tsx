import { LINK_MAX } from '#shared/constants/content-limits.ts'
import { NOTICE_TEXT_MAX } from '#shared/constants/notices/notices.ts'
import type { NoticeDraft } from '#shared/contract/platform/notices.ts'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { noticeSaidSchema } from '#web/features/platform/notices/staff/notice-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { bulkActsTexts } from './bulk-acts.texts.ts'

/** What those selected are told. */
export function NotifyDialog({
  who,
  submit,
  onClose,
}: {
  who: string
  submit: (said: Omit<NoticeDraft, 'to'>) => Promise<unknown>
  onClose: () => void
}) {
  const texts = useTexts(bulkActsTexts)
  const words = useTexts(wordsTexts)
  const { languages } = useSiteInfo()
  const form = useForm({
    schema: noticeSaidSchema,
    sentences: staffValidationTexts,
    submit,
    onSuccess: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.notifyTitle} className="max-w-lg">
      <DialogForm
        form={form}
        failed={texts.sendFailed}
        onCancel={onClose}
        label={texts.send}
        busyLabel={texts.sending}
      >
        <p className="text-muted">
          <strong className="text-text">{who}</strong>. {texts.notifyLead}
        </p>
        {languages.map((each) => (
          <TextArea
            key={each}
            name={`text_${each}`}
            label={`${texts.text} · ${each === 'ru' ? words.russian : words.english}`}
            hint={languages.length > 1 ? texts.textHint : undefined}
            lang={each}
            rows={3}
            maxLength={NOTICE_TEXT_MAX}
            error={form.errors[`text_${each}`]}
          />
        ))}
        <TextField
          name="url"
          label={texts.url}
          hint={texts.urlHint}
          inputMode="url"
          autoComplete="off"
          maxLength={LINK_MAX}
          placeholder="/news"
          error={form.errors.url}
        />
      </DialogForm>
    </Dialog>
  )
}
