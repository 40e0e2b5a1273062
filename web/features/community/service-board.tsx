import { CircleCheck, CircleX, type LucideIcon } from 'lucide-react'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { SERVICES, type ServiceKey, type ServiceStatus } from './services.data.ts'
import { servicesTexts } from './services.texts.ts'

const LOOKS = {
  online: { Icon: CircleCheck, tone: 'text-online' },
  offline: { Icon: CircleX, tone: 'text-alarm' },
} as const satisfies Record<ServiceStatus, { Icon: LucideIcon; tone: string }>

/** The board of the operations room: one line per service. `marked` is the one the page is about. */
export function ServiceBoard({ marked }: { marked?: ServiceKey }) {
  const texts = useTexts(servicesTexts)
  return (
    <ul className="ticks relative border border-line bg-sunken" aria-label={texts.board}>
      {SERVICES.map(({ key, status }, index) => {
        const { Icon, tone } = LOOKS[status]
        return (
          <li
            key={key}
            className={classNames(
              'flex min-h-14 items-center gap-4 px-4 not-first:border-t not-first:border-line md:min-h-16 md:px-6',
              key === marked && 'bg-raised shadow-[inset_2px_0_0_var(--color-signal)]',
            )}
          >
            <span className="label text-muted" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <span className="min-w-0 font-medium md:text-lg">{texts.names[key]}</span>
            <span aria-hidden="true" className="grow self-center border-t border-dotted border-edge" />
            <span className={classNames('label inline-flex items-center gap-2 whitespace-nowrap', tone)}>
              <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
              {texts.statuses[status]}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
