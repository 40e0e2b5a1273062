import { useId } from 'react'
import { minecraftNameSchema } from '#shared/contract/games/game-commands.ts'
import { validationTexts } from '#shared/texts/validation-texts.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { TextField } from '#web/ui/field.tsx'
import { checkoutTexts } from './checkout.texts.ts'
import type { CheckoutDraft } from './use-checkout-draft.ts'

/** Nobody is told of a mistake in the middle of a word. */
const TYPING_MS = 700

/** Who gets it in the game: the buyer, or somebody else as a gift. */
export function RecipientField({
  name,
  isGift,
  error,
  onChange,
}: {
  name: string
  isGift: boolean
  error: string | undefined
  onChange: (changes: Partial<CheckoutDraft>) => void
}) {
  const { language } = useLanguage()
  const texts = useTexts(checkoutTexts)
  const radios = useId()
  const settled = useDebouncedValue(name, TYPING_MS)
  const isWrong = settled !== '' && settled === name && !minecraftNameSchema.safeParse(name).success
  return (
    <div className="space-y-4">
      <fieldset>
        <legend className="mb-2 block text-sm font-medium text-text">{texts.whom}</legend>
        <div className="grid grid-cols-2 rounded border border-edge bg-sunken">
          {[false, true].map((isForOther) => (
            <label
              key={String(isForOther)}
              className="flex min-h-11 cursor-pointer items-center justify-center px-3 text-sm font-medium text-muted transition-colors first:border-r first:border-line hover:text-text has-checked:bg-sand has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal"
            >
              <input
                type="radio"
                name={radios}
                checked={isGift === isForOther}
                onChange={() => onChange({ isGift: isForOther })}
                className="sr-only"
              />
              {isForOther ? texts.forOther : texts.forMe}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        label={isGift ? texts.otherName : texts.name}
        hint={isGift ? texts.otherNameHint : texts.nameHint}
        name="name"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={name}
        onChange={({ target }) => onChange(isGift ? { giftName: target.value } : { ownName: target.value })}
        error={error ?? (isWrong ? validationTexts[language].minecraftName : undefined)}
        className="font-mono"
      />
    </div>
  )
}
