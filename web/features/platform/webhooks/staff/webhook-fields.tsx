import { LANGUAGES } from '#shared/constants/languages.ts'
import {
  WEBHOOK_EVENTS,
  WEBHOOK_NAME_MAX,
  type WebhookEvent,
  type WebhookKind,
} from '#shared/constants/security/webhooks.ts'
import { ChoicesField } from '#web/editing/fields/choices-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { FIELDS_BY_KIND, type TargetField } from './webhook-form.ts'
import { webhooksTexts } from './webhooks.texts.ts'

type ChangeEvent = { target: { value: string } }

/** What a hook is called, where it goes, what it tells and in which language. Of one that is there, `saved`, where it goes is asked for only if it is to change. */
export function WebhookFields({
  kind,
  saved,
  errors,
  events,
  onEvents,
}: {
  kind: WebhookKind
  saved?: {
    bind: (name: 'name' | 'language') => { value: string; onChange: (event: ChangeEvent) => void }
    /** Where it goes lets others go there: each box holds that alone, and tells only that there is something in it. */
    onTarget: () => void
  }
  errors: Partial<Record<string, string>>
  events: readonly WebhookEvent[]
  onEvents: (events: readonly WebhookEvent[]) => void
}) {
  const texts = useTexts(webhooksTexts)
  const words = useTexts(wordsTexts)
  const hints: Record<TargetField, string> = {
    url: kind === 'discord' ? texts.discordHint : texts.urlHint,
    botToken: texts.botTokenHint,
    chat: texts.chatHint,
  }
  return (
    <>
      <TextField
        label={texts.name}
        name="name"
        maxLength={WEBHOOK_NAME_MAX}
        autoComplete="off"
        required
        {...saved?.bind('name')}
        error={errors.name}
      />
      {FIELDS_BY_KIND[kind].map((field) => (
        <TextField
          key={`${kind} ${field}`}
          label={saved ? texts.moved[field] : texts[field]}
          hint={saved ? texts.movedHint : hints[field]}
          name={field}
          autoComplete="off"
          required={!saved}
          error={errors[field]}
          onInput={saved?.onTarget}
        />
      ))}
      <ChoicesField
        legend={texts.events}
        choices={WEBHOOK_EVENTS}
        names={texts.eventNames}
        chosen={events}
        missing={errors.events !== undefined && texts.eventsMissing}
        onChange={onEvents}
      />
      {kind !== 'standard' && (
        <SelectField
          label={texts.language}
          name="language"
          {...saved?.bind('language')}
          options={LANGUAGES.map((value) => ({
            value,
            label: { ru: words.russian, en: words.english }[value],
          }))}
        />
      )}
    </>
  )
}
