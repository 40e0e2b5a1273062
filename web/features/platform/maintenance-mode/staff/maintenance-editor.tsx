import { type FormEvent, useRef, useState } from 'react'
import { PLACED_PARTS } from '#shared/closable-parts.ts'
import { MAINTENANCE_TEXT_MAX } from '#shared/constants/site.ts'
import type { MaintenanceMode } from '#shared/contract/platform/maintenance-mode.ts'
import { partNames } from '#shared/texts/part-names.ts'
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
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useRefetchMaintenanceMode, useUpdateMaintenanceMode } from './admin-maintenance.mutations.ts'
import { adminMaintenanceTexts } from './admin-maintenance.texts.ts'
import { CloseSiteDialog } from './close-site-dialog.tsx'
import {
  type MaintenanceFields,
  maintenanceChangeOf,
  maintenanceFieldsOf,
  maintenanceFormSchema,
  tickedParts,
} from './maintenance-form.ts'
import { MaintenancePreview } from './maintenance-preview.tsx'

function useMaintenanceEditor(saved: MaintenanceMode) {
  const texts = useTexts(adminMaintenanceTexts)
  const { mutateAsync } = useUpdateMaintenanceMode()
  const refetch = useRefetchMaintenanceMode()
  return useSingleEditor({
    noun: 'maintenance-mode',
    saved,
    fieldsOf: maintenanceFieldsOf,
    refetch,
    schema: maintenanceFormSchema,
    send: (values, current, fields) =>
      mutateAsync({ ...maintenanceChangeOf(values, fields, current), version: current.version }),
    onSaved: (kept) => void toast({ title: texts.saved, description: texts.states[kept.state] }),
    saveFailed: texts.saveFailed,
  })
}

/** Whether it is closed, what of it, what visitors read and until when. */
export function MaintenanceEditor({ saved }: { saved: MaintenanceMode }) {
  const { languages } = useSiteInfo()
  const texts = useTexts(adminMaintenanceTexts)
  const words = useTexts(wordsTexts)
  const parts = useTexts(partNames)
  const editing = useMaintenanceEditor(saved)
  const { edits, form, item } = editing
  const element = useRef<HTMLFormElement>(null)
  const isConfirmed = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const isOn = edits.values.isOn === TICKED
  const closesAll = isOn && tickedParts(edits.values).length === 0
  const isClosed = item.state === 'on' && item.parts.length === 0

  function submit(event: FormEvent<HTMLFormElement>) {
    if (closesAll && !isClosed && !isConfirmed.current) {
      event.preventDefault()
      setAsking(true)
      return
    }
    isConfirmed.current = false
    return form.formProps.onSubmit(event)
  }

  function confirm() {
    setAsking(false)
    isConfirmed.current = true
    element.current?.requestSubmit()
  }

  const bind = (name: 'text_ru' | 'text_en' | 'until') => ({
    name,
    value: edits.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => edits.set(name, event.target.value),
  })
  const tick = (name: keyof MaintenanceFields) => ({
    name,
    checked: edits.values[name] === TICKED,
    onChange: (event: { target: { checked: boolean } }) =>
      edits.set(name, event.target.checked ? TICKED : ''),
  })
  const labels = {
    ...{ text_ru: texts.text, text_en: texts.text, until: texts.until, isOn: texts.isOn },
    ...Object.fromEntries(PLACED_PARTS.map((part) => [`part:${part}`, parts[part]])),
  }
  return (
    <form {...form.formProps} ref={element} onSubmit={submit} className="max-w-4xl space-y-6">
      <EditNotices editing={editing} labels={labels} removed={{ title: texts.gone }} />
      <Notice tone={item.state === 'on' ? 'warning' : 'info'} title={texts.states[item.state ?? 'off']} />
      <Checkbox role="switch" label={texts.isOn} {...tick('isOn')} />
      <div className="grid gap-5 lg:grid-cols-2">
        {languages.map((language) => (
          <TextArea
            key={language}
            {...bind(`text_${language}`)}
            label={`${texts.text} · ${language === 'ru' ? words.russian : words.english}`}
            hint={languages.length > 1 ? texts.textHint : texts.textHintAlone}
            lang={language}
            rows={4}
            maxLength={MAINTENANCE_TEXT_MAX}
          />
        ))}
      </div>
      <div className="max-w-md">
        <MomentField {...bind('until')} label={texts.until} hint={texts.untilHint} />
      </div>
      <fieldset>
        <legend className="font-medium">{texts.parts}</legend>
        <p className="mb-2 text-sm text-muted">{texts.partsHint}</p>
        <div className="grid gap-x-8 sm:grid-cols-2">
          {PLACED_PARTS.map((part) => (
            <Checkbox key={part} label={parts[part]} {...tick(`part:${part}`)} />
          ))}
        </div>
      </fieldset>
      <section aria-label={texts.preview} className="space-y-3">
        <h2 className="font-medium">{texts.preview}</h2>
        <div className="grid gap-5 lg:grid-cols-2">
          {languages.map((language) => (
            <MaintenancePreview key={language} fields={edits.values} language={language} />
          ))}
        </div>
      </section>
      <SaveFailure editing={editing} />
      <EditorBar editing={editing} buttons={<SubmitButton form={form} />} />
      <CloseSiteDialog isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={confirm} />
    </form>
  )
}
