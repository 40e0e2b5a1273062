import { CircleCheck, CircleX, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/language.tsx'
import { StatusRow } from '#web/ui/lists/status-row.tsx'
import { SERVICES, type ServiceKey, type ServiceStatus } from './services.data.ts'
import { servicesTexts } from './services.texts.ts'

const LOOKS = {
  online: { Icon: CircleCheck, tone: 'text-online' },
  offline: { Icon: CircleX, tone: 'text-alarm' },
} as const satisfies Record<ServiceStatus, { Icon: LucideIcon; tone: string }>

/** The board of the operations room: one line per service. `marked` is the one the page is about; `children` are further lines. */
export function ServiceBoard({ marked, children }: { marked?: ServiceKey; children?: ReactNode }) {
  const texts = useTexts(servicesTexts)
  return (
    <ul className="ticks relative border border-line bg-sunken" aria-label={texts.board}>
      {SERVICES.map(({ key, status }, index) => (
        <StatusRow
          key={key}
          number={index + 1}
          name={texts.names[key]}
          isMarked={key === marked}
          {...LOOKS[status]}
        >
          {texts.statuses[status]}
        </StatusRow>
      ))}
      {children}
    </ul>
  )
}
