import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

type Dialog = ComponentProps<typeof ReasonDialog>

/** Buttons of what can be decided, each of which asks why before it is done. */
export function ReasonedDecisions<Decision extends string>({
  decisions,
  labelOf,
  iconOf,
  isQuiet,
  about,
  textsOf,
  maxLength,
  submit,
  className,
  children,
}: {
  decisions: readonly Decision[]
  labelOf: (decision: Decision) => string
  /** In place of the label, which then stands in the tip: for rows of a table. */
  iconOf?: ((decision: Decision) => LucideIcon) | undefined
  /** Whether one stands back behind the others: it is taken seldom, and hard to take back. */
  isQuiet?: (decision: Decision) => boolean
  /** What tells its buttons from those of others, where many stand in a list. */
  about?: string
  textsOf: (decision: Decision) => Dialog['texts']
  maxLength: number
  submit: (decision: Decision, reason: string) => Promise<unknown>
  className?: string | undefined
  /** What it is about. */
  children?: ReactNode
}) {
  const [decision, setDecision] = useState<Decision | null>(null)
  return (
    <div className={classNames('flex flex-wrap gap-3', className)}>
      {decisions.map((each) => {
        const Icon = iconOf?.(each)
        return (
          <Button
            key={each}
            variant={Icon || isQuiet?.(each) ? 'ghost' : 'outline'}
            size={Icon ? 'icon' : 'sm'}
            title={Icon && labelOf(each)}
            aria-label={about && `${labelOf(each)}: ${about}`}
            onClick={() => setDecision(each)}
          >
            {Icon ? <Icon size={18} strokeWidth={1.5} aria-hidden="true" /> : labelOf(each)}
          </Button>
        )
      })}
      {decision && (
        <ReasonDialog
          texts={textsOf(decision)}
          maxLength={maxLength}
          submit={(reason) => submit(decision, reason)}
          onClose={() => setDecision(null)}
        >
          {children}
        </ReasonDialog>
      )}
    </div>
  )
}
