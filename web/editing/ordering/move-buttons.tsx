import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { orderingTexts } from './ordering.texts.ts'
import type { Steps } from './use-ordering.ts'

const STEPS = [
  { by: -1, text: 'moveUp', Icon: ArrowUp },
  { by: 1, text: 'moveDown', Icon: ArrowDown },
] as const

/** Move a row of a list one place up or down. */
export function MoveButtons({
  name,
  isFirst,
  isLast,
  onMove,
}: {
  /** Of what the row shows. */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (steps: Steps, button: HTMLButtonElement) => void
}) {
  const texts = useTexts(orderingTexts)
  return (
    <span className="flex shrink-0">
      {STEPS.map(({ by, text, Icon }) => {
        // At the end of the way it stays in the tab order, so that the focus is not lost there.
        const isOff = by === -1 ? isFirst : isLast
        return (
          <Button
            key={text}
            variant="ghost"
            size="icon"
            aria-label={`${texts[text]}: ${name}`}
            aria-disabled={isOff || undefined}
            data-off={isOff || undefined}
            onClick={(event) => {
              if (!isOff) onMove(by, event.currentTarget)
            }}
          >
            <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
          </Button>
        )
      })}
    </span>
  )
}
