import { useState } from 'react'
import { DELIVERED_FAILURE_TEXTS } from '#shared/constants/games/failure-texts.ts'
import { BEDROCK_PREFIX_MAX } from '#shared/constants/games/game-names.ts'
import {
  type BridgeSettingsView,
  bridgeSettingsSchema,
} from '#shared/contract/games/agents/bridge-settings.ts'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import { failureMessage, isConflict } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { PanelSection } from '#web/ui/panel/panel-section.tsx'
import { useChangeBridgeSettings } from './bridge-settings.mutations.ts'
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
  const [failureTexts, setFailureTexts] = useState(asText(saved.failureTexts))
  // What others save meanwhile is met as a conflict, not over what is being typed here.
  const [version, setVersion] = useState(saved.version)
  const { mutateAsync } = useChangeBridgeSettings(serverId)
  const form = useForm({
    schema: bridgeSettingsSchema,
    sentences: staffValidationTexts,
    held: () => ({ bedrockPrefix: saved.bedrockPrefix }),
    extras: () => ({ failureTexts: linesOf(failureTexts) }),
    async submit(settings) {
      setVersion((await mutateAsync({ ...settings, version })).version)
      toast({ title: texts.saved })
    },
  })
  return (
    <form {...form.formProps} aria-label={texts.form} className="space-y-4" autoComplete="off">
      <TextArea
        label={texts.failureTexts}
        hint={texts.failureTextsHint}
        name="failureTexts"
        rows={8}
        spellCheck={false}
        value={failureTexts}
        onChange={(event) => setFailureTexts(event.target.value)}
        error={form.errors.failureTexts}
        className="font-mono text-sm"
      />
      {isMinecraft && (
        <TextField
          label={texts.bedrockPrefix}
          hint={texts.bedrockPrefixHint}
          name="bedrockPrefix"
          maxLength={BEDROCK_PREFIX_MAX}
          spellCheck={false}
          defaultValue={saved.bedrockPrefix}
          error={form.errors.bedrockPrefix}
          className="max-w-40 font-mono"
        />
      )}
      {form.failure !== null && (
        <FormFailure
          message={isConflict(form.failure) ? texts.conflict : failureMessage(form.failure, texts.saveFailed)}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton form={form} variant="outline" label={texts.save} />
        <Button variant="ghost" onClick={() => setFailureTexts(asText(DELIVERED_FAILURE_TEXTS))}>
          {texts.delivered}
        </Button>
      </div>
    </form>
  )
}
