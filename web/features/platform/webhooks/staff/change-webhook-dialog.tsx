import { useState } from 'react'
import { WEBHOOK_EVENTS } from '#shared/constants/security/webhooks.ts'
import type { Webhook } from '#shared/contract/platform/webhooks.ts'
import { EditorDialog } from '#web/editing/dialogs/editor-dialog.tsx'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { TICKED } from '#web/editing/set-fields.ts'
import { useEditor } from '#web/editing/use-editor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { WebhookFields } from './webhook-fields.tsx'
import { eventsIn, typedChangeSchema, webhookFieldsOf } from './webhook-form.ts'
import { useChangeWebhook, useRefetchWebhook } from './webhooks.mutations.ts'
import { webhooksTexts } from './webhooks.texts.ts'

/** Changes a hook in place; its kind and its secret stay. */
export function ChangeWebhookDialog({ saved, onClose }: { saved: Webhook; onClose: () => void }) {
  const texts = useTexts(webhooksTexts)
  const words = useTexts(wordsTexts)
  const { mutateAsync } = useChangeWebhook()
  const [isTargetTyped, setTargetTyped] = useState(false)
  const editing = useEditor({
    noun: 'webhook',
    saved,
    fieldsOf: (item: Webhook | null) => webhookFieldsOf(item ?? saved),
    isTouched: () => isTargetTyped,
    refetch: useRefetchWebhook(),
    schema: () => typedChangeSchema,
    extras: () => ({ kind: saved.kind }),
    send: (change, item) => {
      const { id, version } = item ?? saved
      return mutateAsync({ id, change: { ...change, version } })
    },
    onSaved: () => {
      toast({ title: texts.changed })
      onClose()
    },
    saveFailed: texts.changeFailed,
  })
  const { edits, form, item } = editing
  const { kind, target } = item ?? saved
  const languages: Readonly<Record<string, string>> = { ru: words.russian, en: words.english }
  const events = Object.fromEntries(
    WEBHOOK_EVENTS.map((event) => [`events:${event}`, texts.eventNames[event]]),
  )
  return (
    <EditorDialog editing={editing} title={texts.change} onClose={onClose}>
      <EditNotices
        editing={editing}
        labels={{ name: texts.name, language: texts.language, ...events }}
        inWords={(field, text) => (field === 'language' ? languages[text] : undefined)}
        removed={{ title: texts.gone }}
      />
      <p className="text-muted">
        {texts.kinds[kind]} · {target ?? texts.unknownTarget}
      </p>
      <WebhookFields
        kind={kind}
        saved={{
          bind: (name) => ({
            value: edits.values[name],
            onChange: (event) => edits.set(name, event.target.value),
          }),
          onTarget: () => setTargetTyped(true),
        }}
        errors={form.errors}
        events={eventsIn(edits.values)}
        onEvents={(chosen) => {
          for (const event of WEBHOOK_EVENTS)
            edits.set(`events:${event}`, chosen.includes(event) ? TICKED : '')
        }}
      />
    </EditorDialog>
  )
}
