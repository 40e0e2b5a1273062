import { CircleCheck, Clock, PencilLine } from 'lucide-react'
import { useTexts } from '#web/i18n/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { WritingState } from './publishing.ts'
import { writingTexts } from './writing.texts.ts'

const LOOKS = {
  draft: { Icon: PencilLine, tone: 'unknown' },
  scheduled: { Icon: Clock, tone: 'development' },
  published: { Icon: CircleCheck, tone: 'online' },
} as const satisfies Record<WritingState, unknown>

/** Whether players read it: now, later or not yet. */
export function StateBadge({ state }: { state: WritingState }) {
  const { states } = useTexts(writingTexts)
  const { Icon, tone } = LOOKS[state]
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={1.5} aria-hidden="true" />}>
      {states[state]}
    </Badge>
  )
}
