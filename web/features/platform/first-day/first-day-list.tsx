import { Check, Circle } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import type { FirstDayLine } from '#shared/contract/platform/first-day.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useFirstDay } from './first-day.queries.ts'
import { firstDayTexts } from './first-day.texts.ts'

/** Where a line is done; what the environment says has no page. */
const PLACES: Partial<Record<FirstDayLine, string>> = {
  administrator: addresses.adminFirst,
  look: addresses.adminSite,
  identity: `${addresses.adminSite}#links`,
  samples: addresses.adminCollections,
  gameServer: addresses.adminServers,
  launcher: addresses.adminLauncher,
  mail: addresses.adminMail,
  sender: addresses.adminMail,
  payments: addresses.adminPayments,
  backup: addresses.adminBackups,
  search: `${addresses.adminSite}#verification`,
  movedPages: addresses.adminPages,
}

/** What a new site needs before it is its operator's; not there once it is. */
export function FirstDayList() {
  const texts = useTexts(firstDayTexts)
  const words = useTexts(wordsTexts)
  const firstDay = useFirstDay()
  if (!firstDay) return null
  const { lines, done, all } = firstDay
  return (
    <section
      aria-label={texts.title}
      className="mb-6 border border-line border-l-3 border-l-signal bg-raised p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="display text-2xl">{texts.title}</h2>
        <p className="label text-sand">{`${done} ${words.of} ${all}`}</p>
      </div>
      <p className="mt-1 max-w-prose text-sm text-pretty text-muted">{texts.lead}</p>
      <ProgressBar share={done / all} label={texts.title} className="my-4 w-full" />
      <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        {lines.map(({ key, isDone }) => (
          <Line key={key} line={key} isDone={isDone} />
        ))}
      </ul>
    </section>
  )
}

function Line({ line, isDone }: { line: FirstDayLine; isDone: boolean }) {
  const texts = useTexts(firstDayTexts)
  const { title, detail } = texts.lines[line]
  const place = PLACES[line]
  const Icon = isDone ? Check : Circle
  return (
    <li className="flex gap-3">
      <Icon
        size={18}
        strokeWidth={1.5}
        aria-hidden="true"
        className={isDone ? 'mt-0.5 shrink-0 text-online' : 'mt-0.5 shrink-0 text-muted'}
      />
      <div className="min-w-0 text-sm">
        <p className={isDone ? 'text-muted' : 'font-medium'}>
          {!isDone && place ? <TextLink to={place}>{title}</TextLink> : title}
          {isDone && <span className="sr-only">, {texts.done}</span>}
        </p>
        {!isDone && <p className="text-pretty text-muted">{detail}</p>}
      </div>
    </li>
  )
}
