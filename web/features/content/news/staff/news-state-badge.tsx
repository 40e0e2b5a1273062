import { CircleCheck, Clock, PencilLine } from 'lucide-react'
import type { StaffNewsItem } from '#shared/contract/content/news.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { adminNewsTexts } from './admin-news.texts.ts'

const LOOKS = {
  draft: { Icon: PencilLine, tone: 'unknown' },
  scheduled: { Icon: Clock, tone: 'development' },
  published: { Icon: CircleCheck, tone: 'online' },
} as const satisfies Record<StaffNewsItem['state'], unknown>

/** Whether players read it: now, later or not yet. */
export function NewsStateBadge({ state }: { state: StaffNewsItem['state'] }) {
  const texts = useTexts(adminNewsTexts)
  const { Icon, tone } = LOOKS[state]
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={1.5} aria-hidden="true" />}>
      {texts[state]}
    </Badge>
  )
}
