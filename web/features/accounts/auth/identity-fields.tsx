import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { TextField } from '#web/ui/field.tsx'
import { authTexts } from './auth.texts.ts'

type OfBoth<Value> = { username?: Value | undefined; email?: Value | undefined }

/** By which an account is known: its name and its address, called `username` and `email`. */
export function IdentityFields({
  errors,
  hints,
  values,
}: {
  errors: OfBoth<string>
  hints: OfBoth<ReactNode>
  /** What stands in them at first; another address takes the place of what was typed over it. */
  values?: OfBoth<string>
}) {
  const texts = useTexts(authTexts)
  return (
    <>
      <TextField
        label={texts.username}
        hint={hints.username}
        name="username"
        defaultValue={values?.username}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username}
      />
      <TextField
        key={values?.email}
        label={texts.email}
        hint={hints.email}
        name="email"
        type="email"
        defaultValue={values?.email}
        required
        autoComplete="email"
        error={errors.email}
      />
    </>
  )
}
