import { Suspense } from 'react'
import type { GameServerHistory } from '#shared/contract/games/game-servers.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { useInView } from '#web/lib/use-in-view.ts'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { PartMissing } from '#web/ui/lists/part-missing.tsx'
import { Skeleton } from '#web/ui/lists/skeleton.tsx'
import { useGameServerHistory } from './game-status.queries.ts'
import { serverHistoryTexts, serverHistoryWords } from './server-history.texts.ts'

const PlayersChart = lazyWithFallback(
  () => import('./players-chart.tsx').then((module) => module.PlayersChart),
  () => <PartMissing />,
)

/** What comes takes the room that was kept for it. */
const ROOM = 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-10'
const CHART_ROOM = 'min-h-60'

/** A game server's last day, its record and its uptime; asked for when it comes into view. */
export function ServerHistory({ serverId, className }: { serverId: number; className?: string }) {
  const words = useTexts(serverHistoryWords)
  const [ref, wasSeen] = useInView<HTMLDivElement>()
  return (
    <div ref={ref} className={className}>
      <h3 className="label mb-4 text-muted">{words.title}</h3>
      <HistoryStates serverId={serverId} isAsked={wasSeen} />
    </div>
  )
}

function HistoryStates({ serverId, isAsked }: { serverId: number; isAsked: boolean }) {
  const texts = useTexts(serverHistoryTexts)
  const words = useTexts(serverHistoryWords)
  const history = useGameServerHistory(serverId, { isAsked })
  if (history.isPending) {
    return (
      <div role={isAsked ? 'status' : undefined}>
        <span className="sr-only">{texts.loading}</span>
        <div className={ROOM}>
          <Skeleton className={CHART_ROOM} />
          <Skeleton className="min-h-41 min-[24rem]:min-h-26" />
        </div>
      </div>
    )
  }
  if (history.isError && !history.data) {
    return <ErrorState message={texts.loadFailed} onRetry={() => history.refetch()} />
  }
  return (
    <div className={ROOM}>
      {history.data.day.length > 0 ? (
        <Suspense fallback={<Skeleton className={CHART_ROOM} />}>
          <PlayersChart history={history.data} />
        </Suspense>
      ) : (
        <p
          className={classNames(
            'content-center border border-dashed border-line px-4 py-6 text-muted',
            CHART_ROOM,
          )}
        >
          {words.empty}
        </p>
      )}
      <Records history={history.data} />
    </div>
  )
}

function Records({ history: { record: most, uptime7Days, uptime30Days } }: { history: GameServerHistory }) {
  const texts = useTexts(serverHistoryTexts)
  const { language } = useLanguage()
  const record = most && most.players > 0 ? most : null
  const percent = (value: number | null) =>
    value === null ? <NoFigure>{texts.tooEarly}</NoFigure> : formatPercent(value / 100, language)
  return (
    <dl className="grid content-start gap-4 min-[24rem]:grid-cols-2 lg:grid-cols-1">
      <div className="min-[24rem]:col-span-2 lg:col-span-1">
        <dt className="label text-muted">{texts.record}</dt>
        <dd className="font-mono text-lg tabular-nums">
          {record ? formatNumber(record.players, language) : <NoFigure>{texts.noRecord}</NoFigure>}
          {record && (
            <LocalTime dateTime={record.at} style="date" className="ml-3 font-sans text-sm text-muted" />
          )}
        </dd>
      </div>
      {(
        [
          ['uptime7', uptime7Days],
          ['uptime30', uptime30Days],
        ] as const
      ).map(([text, value]) => (
        <div key={text}>
          <dt className="label text-muted">{texts[text]}</dt>
          <dd className="font-mono text-lg tabular-nums">{percent(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Words in the place of a figure: as high as one, and on one line, as the room was kept before either was known. */
const NoFigure = ({ children }: { children: string }) => (
  <span className="font-sans text-sm/7">{children}</span>
)
