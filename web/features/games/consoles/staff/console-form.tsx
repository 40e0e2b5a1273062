import { useState } from 'react'
import * as z from 'zod/mini'
import { CONSOLE_HOST_MAX, CONSOLE_PASSWORD_MAX, LIST_PATTERN_MAX } from '#shared/constants/games/consoles.ts'
import {
  type ConsoleTrialResult,
  type ConsoleView,
  consoleDraftSchema,
} from '#shared/contract/games/agents/consoles.ts'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import { ApiError, failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useChangeConsole, useTryConsole } from './console.mutations.ts'
import { consoleTexts } from './console.texts.ts'

const formSchema = z.extend(consoleDraftSchema, { intent: z.optional(z.string()) })

/** What is typed is tried before it is kept. */
export function ConsoleForm({ serverId, saved }: { serverId: number; saved: ConsoleView }) {
  const texts = useTexts(consoleTexts)
  const [port, setPort] = useState(String(saved.port))
  // What others save meanwhile is met as a conflict, not over what is being typed here.
  const [version, setVersion] = useState(saved.version)
  const [isTrial, setTrial] = useState(false)
  const [result, setResult] = useState<ConsoleTrialResult | null>(null)
  const { mutateAsync: change } = useChangeConsole(serverId)
  const { mutateAsync: tryIt, isPending: isTrying } = useTryConsole(serverId)
  const form = useForm({
    schema: formSchema,
    sentences: staffValidationTexts,
    extras: () => ({ port: Number(port) }),
    onInvalid: () => setResult(null),
    async submit({ intent, isOn, ...trial }) {
      setResult(null)
      setTrial(intent === 'test')
      if (intent === 'test') setResult(await tryIt(trial))
      else {
        const view = await change({ ...trial, isOn, version })
        setVersion(view.version)
        toast({ title: texts.saved })
      }
    },
  })
  const isConflict = form.failure instanceof ApiError && form.failure.code === 'conflict'
  return (
    <form {...form.formProps} aria-label={texts.form} className="space-y-4" autoComplete="off">
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_10rem]">
        <TextField
          label={texts.host}
          hint={texts.hostHint}
          name="host"
          required
          maxLength={CONSOLE_HOST_MAX}
          defaultValue={saved.host}
          error={form.errors.host}
        />
        <TextField
          label={texts.port}
          name="port"
          inputMode="numeric"
          required
          value={port}
          onChange={(event) => setPort(event.target.value)}
          error={form.errors.port}
        />
      </div>
      <TextField
        key={version}
        label={texts.password}
        hint={saved.hasPassword ? texts.passwordKept : texts.passwordHint}
        name="password"
        type="password"
        autoComplete="off"
        required={!saved.hasPassword}
        maxLength={CONSOLE_PASSWORD_MAX}
        error={form.errors.password}
      />
      <TextField
        label={texts.listPattern}
        hint={texts.listPatternHint}
        name="listPattern"
        maxLength={LIST_PATTERN_MAX}
        spellCheck={false}
        defaultValue={saved.listPattern}
        error={form.errors.listPattern}
        className="font-mono"
      />
      <Checkbox name="isOn" label={texts.isOn} defaultChecked={saved.isOn} />
      {form.failure !== null && (
        <FormFailure
          message={
            isConflict
              ? texts.conflict
              : failureMessage(form.failure, isTrial ? texts.testFailed : texts.saveFailed)
          }
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton form={form} variant="outline" label={texts.save} />
        <SubmitButton
          form={form}
          intent="test"
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
