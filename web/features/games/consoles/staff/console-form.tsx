import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { CONSOLE_HOST_MAX, CONSOLE_PASSWORD_MAX, LIST_PATTERN_MAX } from '#shared/constants/games/consoles.ts'
import {
  type ConsoleTrialResult,
  type ConsoleView,
  consoleDraftSchema,
} from '#shared/contract/games/agents/consoles.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { numberInText } from '#web/editing/fields/number-in-text.ts'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { TICKED } from '#web/editing/set-fields.ts'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { PREVIEW_INTENT } from '#web/editing/use-editor.ts'
import { useSingleEditor } from '#web/editing/use-single-editor.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useChangeConsole, useRefetchConsole, useTryConsole } from './console.mutations.ts'
import { consoleTexts } from './console.texts.ts'

const formSchema = z.extend(consoleDraftSchema, { port: numberInText(consoleDraftSchema.shape.port) })

const fieldsOf = ({ host, port, listPattern, isOn }: ConsoleView) => ({
  ...{ host, port: String(port), listPattern, isOn: isOn ? TICKED : '' },
})

/** What is typed is tried before it is kept. The password is held by its box alone, so that no tab keeps it. */
export function ConsoleForm({ serverId, saved }: { serverId: number; saved: ConsoleView }) {
  const texts = useTexts(consoleTexts)
  const password = useRef<HTMLInputElement>(null)
  const [isPasswordTyped, setPasswordTyped] = useState(false)
  const [result, setResult] = useState<ConsoleTrialResult | null>(null)
  const { mutateAsync: change } = useChangeConsole(serverId)
  const { mutateAsync: tryIt, isPending: isTrying } = useTryConsole(serverId)
  const editing = useSingleEditor({
    noun: `console:${serverId}`,
    saved,
    fieldsOf,
    isTouched: () => isPasswordTyped,
    refetch: useRefetchConsole(serverId),
    schema: formSchema,
    send: (draft, { version }) => change({ ...draft, version }),
    onSaved: () => {
      if (password.current) password.current.value = ''
      setPasswordTyped(false)
      toast({ title: texts.saved })
    },
    saveFailed: texts.saveFailed,
    preview: {
      show: async ({ isOn: _, ...trial }) => setResult(await tryIt(trial)),
      failed: texts.testFailed,
    },
  })
  const { edits, form, item } = editing
  const bind = (name: 'host' | 'port' | 'listPattern') => ({
    name,
    label: texts[name],
    value: edits.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => edits.set(name, event.target.value),
  })
  const { host, port, listPattern, isOn } = texts
  return (
    <form
      {...form.formProps}
      onSubmit={(event) => {
        setResult(null)
        return form.formProps.onSubmit(event)
      }}
      aria-label={texts.form}
      className="space-y-4"
      autoComplete="off"
    >
      <EditNotices
        editing={editing}
        labels={{ host, port, listPattern, isOn }}
        removed={{ title: texts.gone }}
      />
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_10rem]">
        <TextField {...bind('host')} hint={texts.hostHint} required maxLength={CONSOLE_HOST_MAX} />
        <TextField {...bind('port')} inputMode="numeric" required />
      </div>
      <TextField
        ref={password}
        label={texts.password}
        hint={item.hasPassword ? texts.passwordKept : texts.passwordHint}
        name="password"
        type="password"
        autoComplete="off"
        required={!item.hasPassword}
        maxLength={CONSOLE_PASSWORD_MAX}
        error={form.errors.password}
        onInput={({ currentTarget }) => setPasswordTyped(currentTarget.value !== '')}
      />
      <TextField
        {...bind('listPattern')}
        hint={texts.listPatternHint}
        maxLength={LIST_PATTERN_MAX}
        spellCheck={false}
        className="font-mono"
      />
      <Checkbox
        name="isOn"
        label={isOn}
        checked={edits.values.isOn === TICKED}
        onChange={({ target }) => edits.set('isOn', target.checked ? TICKED : '')}
      />
      <SaveFailure editing={editing} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton form={form} variant="outline" label={texts.save} />
        <SubmitButton
          form={form}
          intent={PREVIEW_INTENT}
          variant="ghost"
          label={texts.test}
          busyLabel={isTrying ? texts.testing : texts.test}
        />
      </div>
      <div role="status" className="max-w-prose text-sm">
        {result && <TrialResult result={result} />}
      </div>
    </form>
  )
}

function TrialResult({ result: { trouble, answer, players, maxPlayers } }: { result: ConsoleTrialResult }) {
  const texts = useTexts(consoleTexts)
  const { language } = useLanguage()
  if (trouble === null)
    return (
      <p className="text-online">
        {texts.works} {formatNumber(players.length, language)}
        {maxPlayers !== null && ` / ${formatNumber(maxPlayers, language)}`}
      </p>
    )
  return (
    <>
      <p className="text-alarm">{texts.troubles[trouble]}</p>
      {answer !== null && (
        <p className="mt-1 text-muted">
          {texts.said} <code className="font-mono">{answer}</code>
        </p>
      )}
    </>
  )
}
