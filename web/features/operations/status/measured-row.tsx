import type { ReactNode } from 'react'
import type { StatusHistory } from '#shared/contract/operations/status.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { DayBars } from './day-bars.tsx'
import { runsOfDays } from './runs-of-days.ts'
import { statusTexts } from './status.texts.ts'
import { useDayWords } from './use-day-words.ts'

/** One part of the site or one game server: how it is, its bars, and the same in words. `children` stand below its name. */
export function MeasuredRow({
  name,
  badge,
  history,
  firstDay,
  children,
}: {
  name: string
  badge: ReactNode
  history: StatusHistory
  firstDay: string
  children?: ReactNode
}) {
  const texts = useTexts(statusTexts)
  const words = useDayWords()
  const uptime = words.uptime(history)
  return (
    <li className="border-t border-line py-6 first:border-t-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className="min-w-0 text-lg font-medium">{name}</h3>
        {badge}
      </div>
      {children}
      <DayBars days={history.days} firstDay={firstDay} label={`${texts.bars(name)}. ${uptime}`} />
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6">
        <p className="min-h-11 content-center text-sm tabular-nums">{uptime}</p>
        <details className="text-sm text-muted open:w-full">
          <summary className="min-h-11 cursor-pointer content-center hover:text-text">
            {texts.table}
            <span className="sr-only">: {name}</span>
          </summary>
          <DayTable history={history} firstDay={firstDay} />
        </details>
      </div>
    </li>
  )
}

function DayTable({ history, firstDay }: { history: StatusHistory; firstDay: string }) {
  const texts = useTexts(statusTexts)
  const words = useDayWords()
  return (
    <table className="my-2 w-full text-left text-text">
      <thead className="label text-muted">
        <tr>
          <th scope="col" className="py-2 pr-4 font-normal">
            {texts.day}
          </th>
          <th scope="col" className="py-2 font-normal">
            {texts.found}
          </th>
        </tr>
      </thead>
      <tbody>
        {runsOfDays(firstDay, history.days).map((run) => (
          <tr key={run.from} className="border-t border-line align-top">
            <td className="py-2 pr-4 tabular-nums">{words.days(run)}</td>
            <td className="py-2 tabular-nums">{words.found([run.up, run.down, run.maintenance])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
