import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { GAME_NAME_CODE_MAX, GAME_NAME_MAX } from '#shared/constants/games/game-names.ts'
import { minecraftNameSchema } from '#shared/contract/games/game-commands.ts'
import type { OwnGameName } from '#shared/contract/games/game-names.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { toast } from '#web/toasts/toast.ts'
import { TextField } from '#web/ui/field.tsx'
import { useAskForCode, useConfirmName } from './game-names.mutations.ts'
import { gameNamesTexts } from './game-names.texts.ts'

const askSchema = z.object({ name: minecraftNameSchema })
const codeSchema = z.object({
  code: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(GAME_NAME_CODE_MAX)),
})

/** Has a code told to a player in the game. */
export function CodeIntoChat({ name }: { name: string }) {
  const texts = useTexts(gameNamesTexts)
  const { mutateAsync } = useAskForCode()
  const form = useForm({
    schema: askSchema,
    submit: (asked) => mutateAsync({ game: 'minecraft', by: 'chat', ...asked }),
  })
  return (
    <form {...form.formProps} className="space-y-4">
      <TextField
        label={texts.name}
        name="name"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={GAME_NAME_MAX}
        defaultValue={name}
        hint={texts.nameHint}
        error={form.errors.name}
      />
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.sendFailed)} />}
      <SubmitButton form={form} label={texts.send} busyLabel={texts.sending} variant="outline" />
    </form>
  )
}

/** Takes the code that came in the chat of the game. */
export function CodeFromChat({
  waiting: { name, expiresAt },
  onConfirmed,
  onSpent,
}: {
  waiting: NonNullable<OwnGameName['waiting']>
  onConfirmed: () => void
  /** This code can prove nothing any more. */
  onSpent: () => void
}) {
  const texts = useTexts(gameNamesTexts)
  const { mutateAsync } = useConfirmName(onSpent)
  const box = useRef<HTMLInputElement>(null)
  // Whoever has asked for a code types it next.
  useEffect(() => box.current?.focus(), [])
  const form = useForm({
    schema: codeSchema,
    submit: async ({ code }) => {
      const { name: proved } = await mutateAsync({ game: 'minecraft', code })
      toast({ title: texts.confirmed(proved ?? '') })
      onConfirmed()
    },
  })
  return (
    <form {...form.formProps} className="space-y-4 border-l-2 border-sand bg-raised p-4">
      <div>
        <p className="font-medium">{texts.sentTo(name ?? '')}</p>
        <p className="text-sm text-muted">
          {texts.sentDetail} <LocalTime dateTime={expiresAt} style="hour" />
        </p>
      </div>
      <TextField
        ref={box}
        label={texts.code}
        name="code"
        required
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={GAME_NAME_CODE_MAX}
        error={form.errors.code}
      />
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.confirmFailed)} />}
      <SubmitButton form={form} label={texts.confirm} busyLabel={texts.confirming} />
    </form>
  )
}
