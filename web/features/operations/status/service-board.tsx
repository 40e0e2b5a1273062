import { CircleCheck, CircleHelp, CircleX, type LucideIcon, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { type BoardState, type Service, toldServices } from '#shared/constants/status.ts'
import { serviceNames } from '#shared/texts/service-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { StatusRow } from '#web/ui/lists/status-row.tsx'
import { useServiceBoard } from './service-board.queries.ts'
import { servicesTexts } from './services.texts.ts'

const LOOKS = {
  online: { Icon: CircleCheck, tone: 'text-online' },
  offline: { Icon: CircleX, tone: 'text-alarm' },
  maintenance: { Icon: Wrench, tone: 'text-maintenance' },
  unknown: { Icon: CircleHelp, tone: 'text-muted' },
} as const satisfies Record<BoardState, { Icon: LucideIcon; tone: string }>

/** The board of the operations room: one line per service. `marked` is the one the page is about; `children` are further lines. */
export function ServiceBoard({ marked, children }: { marked?: Service; children?: ReactNode }) {
  const texts = useTexts(servicesTexts)
  const names = useTexts(serviceNames)
  const board = useServiceBoard()
  const { parts } = useSiteInfo()
  return (
    <ul className="ticks relative border border-line bg-sunken" aria-label={texts.board}>
      {toldServices(parts).map((key, index) => {
        const state = board.find((service) => service.key === key)?.state ?? 'unknown'
        return (
          <StatusRow
            key={key}
            number={index + 1}
            name={names[key]}
            isMarked={key === marked}
            {...LOOKS[state]}
          >
            {texts.states[state]}
          </StatusRow>
        )
      })}
      {children}
    </ul>
  )
}
