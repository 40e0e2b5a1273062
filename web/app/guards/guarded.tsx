import type { ReactNode } from 'react'
import type { Guard } from '#web/app/route.tsx'
import { SignedInOnly } from './signed-in-only.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'

/** Lets those see a page for whom it is. */
export function Guarded({ by, children }: { by: Guard | undefined; children: ReactNode }) {
  switch (by) {
    case 'signed-in':
      return <SignedInOnly>{children}</SignedInOnly>
    case 'signed-out':
      return <SignedOutOnly>{children}</SignedOutOnly>
    case undefined:
      return children
  }
}
