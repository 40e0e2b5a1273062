import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { ButtonLink } from './button.tsx'
import { wordsTexts } from './words.texts.ts'

/** The way from one item back to the list it stands in. */
export function BackLink({ to, children }: { to: string; children?: ReactNode }) {
  const words = useTexts(wordsTexts)
  return (
    <ButtonLink to={to} variant="outline">
      <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
      {children ?? words.toList}
    </ButtonLink>
  )
}
