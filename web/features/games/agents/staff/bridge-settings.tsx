import * as z from 'zod/mini'
import { DELIVERED_FAILURE_TEXTS } from '#shared/constants/games/failure-texts.ts'
import { BEDROCK_PREFIX_MAX } from '#shared/constants/games/game-names.ts'
import {
  type BridgeSettingsView,
  bridgeSettingsSchema,
} from '#shared/contract/games/agents/bridge-settings.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useSingleEditor } from '#web/editing/use-single-editor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelSection } from '#web/ui/panel/panel-section.tsx'
import { useChangeBridgeSettings, useRefetchBridgeSettings } from './bridge-settings.mutations.ts'
import { useBridgeSettings } from './bridge-settings.queries.ts'
import { bridgeSettingsTexts } from './bridge-settings.texts.ts'

/** How the site understands one game server. */
export function BridgeSettings({ serverId, isMinecraft }: { serverId: number; isMinecraft: boolean }) {
  const texts = useTexts(bridgeSettingsTexts)
  return (
    <PanelSection title={texts.title} lead={texts.lead}>
      <Loaded query={useBridgeSettings(serverId)} loadFailed={texts.loadFailed}>
        {(view) => <BridgeSettingsForm serverId={serverId} isMinecraft={isMinecraft} saved={view} />}
      </Loaded>
    </PanelSection>
  )
}

const asText = (lines: readonly string[]) => lines.join('\n')
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

const formSchema = z.extend(bridgeSettingsSchema, {
  failureTexts: z.pipe(z.pipe(z.string(), z.transform(linesOf)), bridgeSettingsSchema.shape.failureTexts),
})

const fieldsOf = ({ failureTexts, bedrockPrefix }: BridgeSettingsView) => ({
  failureTexts: asText(failureTexts),
  bedrockPrefix,
})

function BridgeSettingsForm({
  serverId,
  isMinecraft,
  saved,
}: {
  serverId: number
  isMinecraft: boolean
  saved: BridgeSettingsView
}) {
  const texts = useTexts(bridgeSettingsTexts)
  const { mutateAsync } = useChangeBridgeSettings(serverId)
  const editing = useSingleEditor({
    noun: `bridge-settings:${serverId}`,
    saved,
    fieldsOf,
    refetch: useRefetchBridgeSettings(serverId),
    schema: formSchema,
    send: (settings, { version }) => mutateAsync({ ...settings, version }),
    onSaved: () => void toast({ title: texts.saved }),
    saveFailed: texts.saveFailed,
  })
  const { edits, form } = editing
  const bind = (name: 'failureTexts' | 'bedrockPrefix') => ({
    name,
    label: texts[name],
    value: edits.values[name],
    error: form.errors[name],
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => edits.set(name, event.target.value),
  })
  const { failureTexts, bedrockPrefix } = texts
  return (
    <form {...form.formProps} aria-label={texts.form} className="space-y-4" autoComplete="off">
      <EditNotices
        editing={editing}
        labels={{ failureTexts, bedrockPrefix }}
        removed={{ title: texts.gone }}
      />
      <TextArea
        {...bind('failureTexts')}
        hint={texts.failureTextsHint}
        rows={8}
        className="font-mono text-sm"
      />
      {isMinecraft && (
        <TextField
          {...bind('bedrockPrefix')}
          hint={texts.bedrockPrefixHint}
          maxLength={BEDROCK_PREFIX_MAX}
          className="max-w-40 font-mono"
        />
      )}
      <SaveFailure editing={editing} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton form={form} variant="outline" label={texts.save} />
        <Button variant="ghost" onClick={() => edits.set('failureTexts', asText(DELIVERED_FAILURE_TEXTS))}>
          {texts.delivered}
        </Button>
      </div>
    </form>
  )
}
