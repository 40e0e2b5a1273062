import { CircleCheck, CircleDashed, CircleHelp, CircleX, type LucideIcon, Wrench } from 'lucide-react'
import type { ServiceState } from '#shared/constants/status.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { statusTexts } from './status.texts.ts'

const LOOKS: Record<ServiceState, { Icon: LucideIcon; tone: BadgeTone }> = {
  online: { Icon: CircleCheck, tone: 'online' },
  offline: { Icon: CircleX, tone: 'offline' },
  maintenance: { Icon: Wrench, tone: 'maintenance' },
  absent: { Icon: CircleDashed, tone: 'neutral' },
  unknown: { Icon: CircleHelp, tone: 'unknown' },
}

export function ServiceStateBadge({ state }: { state: ServiceState }) {
  const texts = useTexts(statusTexts)
  const { Icon, tone } = LOOKS[state]
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={1.5} aria-hidden="true" />}>
      {texts.states[state]}
    </Badge>
  )
}
