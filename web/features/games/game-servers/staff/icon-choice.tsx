import { useId } from 'react'
import { GAME_SERVER_ICONS } from '#shared/constants/game-server-choices.ts'
import { ServerIcon } from '#web/features/games/game-servers/server-icon.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { iconTexts } from './icon-choice.texts.ts'

/** One of the icons a server may carry, chosen by its picture. */
export function IconChoice({
  name,
  label,
  value,
  error,
  onText,
}: {
  name: string
  label: string
  value: string
  error: string | undefined
  onText: (text: string) => void
}) {
  const texts = useTexts(iconTexts)
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {GAME_SERVER_ICONS.map((icon) => (
          <label
            key={icon}
            title={texts[icon]}
            className="flex size-12 cursor-pointer items-center justify-center rounded border border-edge text-muted transition-colors hover:text-text has-checked:border-signal has-checked:bg-raised has-checked:text-signal has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal"
          >
            <input
              type="radio"
              name={name}
              value={icon}
              aria-label={texts[icon]}
              checked={value === icon}
              onChange={() => onText(icon)}
              className="sr-only"
            />
            <ServerIcon name={icon} />
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-2 text-sm text-alarm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
