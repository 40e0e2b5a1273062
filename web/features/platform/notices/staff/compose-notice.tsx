import { useState } from 'react'
import { LINK_MAX } from '#shared/constants/content-limits.ts'
import { NOTICE_TEXT_MAX } from '#shared/constants/notices/notices.ts'
import { roleTitle } from '#shared/texts/role-names.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { toast } from '#web/toasts/toast.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useAudiences } from './admin-notices.queries.ts'
import { adminNoticesTexts } from './admin-notices.texts.ts'
import { AUDIENCES, type Audience } from './notice-form.ts'
import { NoticePreview } from './notice-preview.tsx'
import { SendDialog } from './send-dialog.tsx'
import { useNoticeForm } from './use-notice-form.ts'

const EMPTY = { audience: 'player', to: '', text_ru: '', text_en: '', url: '' }

/** The form of a notice, with what players will see of it; `?to=` in the address names a player. */
export function ComposeNotice() {
  const texts = useTexts(adminNoticesTexts)
  const words = useTexts(wordsTexts)
  const { language } = useLanguage()
  const { languages } = useSiteInfo()
  const audiences = useAudiences()
  const { query } = useAddressQuery()
  const [values, setValues] = useState(() => ({ ...EMPTY, to: query.get('to') ?? '' }))
  const { form, asked, send, dismiss } = useNoticeForm({
    onSent: () => {
      toast({ title: texts.sent })
      setValues(EMPTY)
    },
  })
  const bind = (name: keyof typeof EMPTY) => ({
    name,
    value: values[name],
    error: form.errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((held) => ({
        ...held,
        [name]: target.value,
        // The name of a player is no role.
        ...(name === 'audience' && { to: '' }),
      })),
  })
  return (
    <Loaded query={audiences} loadFailed={texts.audiencesFailed}>
      {({ all, roles }) => (
        <>
          <form {...form.formProps} className="grid max-w-6xl gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="space-y-5">
              <div className="grid gap-5 sm:grid-cols-2">
                <SelectField
                  {...bind('audience')}
                  label={texts.audience}
                  options={AUDIENCES.map((value) => ({ value, label: texts.audiences[value] }))}
                />
                {values.audience === 'player' && (
                  <TextField {...bind('to')} label={texts.username} autoComplete="off" required />
                )}
                {values.audience === 'role' && (
                  <SelectField
                    {...bind('to')}
                    label={texts.role}
                    required
                    options={[
                      { value: '', label: '—' },
                      ...roles.map(({ name, holders }) => ({
                        value: name,
                        label: `${roleTitle(name, language)} · ${formatNumber(holders, language)}`,
                      })),
                    ]}
                  />
                )}
              </div>
              <div className="grid gap-5 sm:grid-cols-2">
                {languages.map((each) => (
                  <TextArea
                    key={each}
                    {...bind(`text_${each}`)}
                    label={`${texts.text} · ${each === 'ru' ? words.russian : words.english}`}
                    hint={languages.length > 1 ? texts.textHint : texts.textHintAlone}
                    lang={each}
                    rows={3}
                    maxLength={NOTICE_TEXT_MAX}
                  />
                ))}
              </div>
              <TextField
                {...bind('url')}
                label={texts.url}
                hint={texts.urlHint}
                inputMode="url"
                autoComplete="off"
                maxLength={LINK_MAX}
                placeholder="/news"
              />
              {form.failure !== null && (
                <FormFailure message={failureMessage(form.failure, texts.sendFailed)} />
              )}
              <SubmitButton form={form} label={texts.send} busyLabel={texts.sending} />
            </div>
            <NoticePreview said={values} />
          </form>
          {asked && (
            <SendDialog
              draft={asked}
              recipients={
                (values.audience as Audience) === 'all'
                  ? all
                  : (roles.find(({ name }) => name === values.to)?.holders ?? 0)
              }
              send={send}
              onClose={dismiss}
            />
          )}
        </>
      )}
    </Loaded>
  )
}
