import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

type Dialog = ComponentProps<typeof ReasonDialog>

/** Buttons of what can be decided, each of which asks why before it is done. */
export function ReasonedDecisions<Decision extends string>({
  decisions,
  labelOf,
  about,
  textsOf,
  maxLength,
  submit,
  className,
  children,
}: {
  decisions: readonly Decision[]
  labelOf: (decision: Decision) => string
  /** What tells its buttons from those of others, where many stand in a list. */
  about?: string
  textsOf: (decision: Decision) => Dialog['texts']
  maxLength: number
  submit: (decision: Decision, reason: string) => Promise<unknown>
  className: string
  /** What it is about. */
  children?: ReactNode
}) {
  const [decision, setDecision] = useState<Decision | null>(null)
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      {decisions.map((each) => (
        <Button
          key={each}
          variant="outline"
          size="sm"
          aria-label={about && `${labelOf(each)}: ${about}`}
          onClick={() => setDecision(each)}
        >
          {labelOf(each)}
        </Button>
      ))}
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
