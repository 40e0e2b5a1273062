import type { ReactNode } from 'react'
import type { Guard } from '#web/routing/route.ts'
import { SignedInOnly } from './signed-in-only.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'

/** Lets those see a page for whom it is. What a permission opens, the panel itself looks into. */
export function Guarded({ by, children }: { by: Guard | undefined; children: ReactNode }) {
  if (!by) return children
  return by === 'signed-out' ? (
    <SignedOutOnly>{children}</SignedOutOnly>
  ) : (
    <SignedInOnly>{children}</SignedInOnly>
  )
}
