import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Field, type FieldInfo, inputClass } from '#web/ui/field.tsx'
import { passwordFieldTexts } from './password-field.texts.ts'

/** A password box with a button that shows what was typed. */
export function PasswordField({ label, error, hint, ...props }: FieldInfo & ComponentProps<'input'>) {
  const texts = useTexts(passwordFieldTexts)
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} error={error} hint={hint}>
      {(wiring) => (
        <div className="relative">
          <input
            {...props}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            className={classNames(inputClass, 'pr-12')}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            aria-label={isShown ? texts.hide : texts.show}
            aria-pressed={isShown}
            aria-controls={wiring.id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded text-muted hover:text-text"
          >
            <Icon size={20} strokeWidth={1.5} />
          </button>
        </div>
      )}
    </Field>
  )
}
