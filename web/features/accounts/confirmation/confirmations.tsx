import { Suspense, useEffect, useState } from 'react'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { useConfirmationAnswer } from './confirmation.mutations.ts'

type Asked = { answer: (isConfirmed: boolean) => void }

const ConfirmationDialog = lazyWithFallback<{ onAnswer: Asked['answer'] }>(
  () => import('./confirmation-dialog.tsx').then((module) => module.ConfirmationDialog),
  Unasked,
)

/** What was refused is then told as a refusal. */
function Unasked({ onAnswer }: { onAnswer: Asked['answer'] }) {
  useEffect(() => onAnswer(false), [onAnswer])
  return null
}

/** Stands where dangerous calls are made: asks for the password when one is refused for want of it, and has it sent again. */
export function Confirmations() {
  const [asked, setAsked] = useState<Asked | null>(null)
  useConfirmationAnswer(
    () =>
      new Promise((resolve) =>
        setAsked((other) => ({
          answer(isConfirmed) {
            other?.answer(isConfirmed)
            setAsked(null)
            resolve(isConfirmed)
          },
        })),
      ),
  )
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      <ConfirmationDialog onAnswer={asked.answer} />
    </Suspense>
  )
}
