import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'

/** The way from one item back to the list it stands in. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} variant="outline">
      <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
      {children}
    </ButtonLink>
  )
}
