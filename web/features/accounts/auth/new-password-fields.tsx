import { PasswordField } from '#web/features/accounts/auth/password-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { authTexts } from './auth.texts.ts'

/** A password to be set, called `name`, and the same once more, called `confirmPassword`. */
export function NewPasswordFields<Name extends string>({
  name,
  label,
  errors,
}: {
  name: Name
  label: string
  errors: Readonly<Partial<Record<Name | 'confirmPassword', string>>>
}) {
  const texts = useTexts(authTexts)
  const shared = { required: true, autoComplete: 'new-password' } as const
  return (
    <>
      <PasswordField label={label} hint={texts.passwordHint} name={name} error={errors[name]} {...shared} />
      <PasswordField
        label={texts.confirmPassword}
        name="confirmPassword"
        error={errors.confirmPassword}
        {...shared}
      />
    </>
  )
}
