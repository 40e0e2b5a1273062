import { useId } from 'react'
import type { GameServerHistory } from '#shared/contract/games/game-servers.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import {
  drawSteps,
  hoursOf,
  maintenanceStretches,
  offlineStretches,
  QUARTERS_IN_DAY,
  type Quarter,
  type Stretch,
  startOfDay,
} from './day-of-players.ts'
import { serverHistoryTexts } from './server-history.texts.ts'

const HEIGHT = 40
const TICKS_HOURS = [0, 6, 12, 18, 24] as const
const HOUR_MS = 60 * 60_000

/** The players of a day as a curve, with the same figures as a table behind it. */
export function PlayersChart({ history }: { history: Pick<GameServerHistory, 'day' | 'maintenance'> }) {
  const texts = useTexts(serverHistoryTexts)
  const { language } = useLanguage()
  const count = (value: number) => formatNumber(value, language)
  const { day } = history
  const counts = day.map(({ players }) => players)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  const stretches = offlineStretches(day)
  const works = maintenanceStretches(history)
  const summary = [
    `${texts.chart}: ${texts.most} ${count(most)}, ${texts.least} ${count(least)}`,
    stretches.length > 0 && texts.wasOffline,
    works.length > 0 && texts.hadMaintenance,
  ]
  return (
    <figure>
      <figcaption className="mb-2 flex justify-between gap-4 text-xs text-muted">
        <span>{texts.players}</span>
        <span className="font-mono">
          {texts.most} {count(most)}
        </span>
      </figcaption>
      <Curve
        day={day}
        stretches={stretches}
        works={works}
        most={most}
        label={summary.filter(Boolean).join('; ')}
      />
      <p aria-hidden="true" className="mt-1 flex justify-between font-mono text-xs text-muted">
        {TICKS_HOURS.map((hours) => (
          <LocalTime
            key={hours}
            dateTime={new Date(startOfDay(day) + hours * HOUR_MS).toISOString()}
            style="hour"
          />
        ))}
      </p>
      <p className="mt-2 flex min-h-4 flex-wrap gap-x-5 text-xs text-muted">
        {stretches.length > 0 && <Key color="bg-offline">{texts.offline}</Key>}
        {works.length > 0 && <Key color="bg-maintenance">{texts.maintenance}</Key>}
      </p>
      <HoursTable day={day} />
    </figure>
  )
}

function Key({ color, children }: { color: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`h-2 w-4 ${color}`} />
      {children}
    </span>
  )
}

function Curve({
  day,
  stretches,
  works,
  most,
  label,
}: {
  day: readonly Quarter[]
  stretches: readonly Stretch[]
  works: readonly Stretch[]
  most: number
  label: string
}) {
  const fill = useId()
  const toY = (players: number) =>
    Math.round((HEIGHT - 2 - (players / Math.max(most, 1)) * (HEIGHT - 6)) * 10) / 10
  const steps = drawSteps(day, toY)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${QUARTERS_IN_DAY} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-28 w-full border-b border-edge bg-sunken"
    >
      <defs>
        <linearGradient id={fill} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--color-sand)" stopOpacity="0.35" />
          <stop offset="1" stopColor="var(--color-sand)" stopOpacity="0.04" />
        </linearGradient>
      </defs>
      {TICKS_HOURS.slice(1, -1).map((hours) => (
        <path
          key={hours}
          d={`M${hours * 4} 0V${HEIGHT}`}
          stroke="var(--color-line)"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {steps.map((path) => (
        <g key={path}>
          <path d={areaUnder(path)} fill={`url(#${fill})`} />
          <path
            d={path}
            fill="none"
            stroke="var(--color-sand)"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
      {stretches.map((stretch) => (
        <path key={stretch.from} d={groundOf(stretch)} fill="var(--color-offline)" />
      ))}
      {works.map((stretch) => (
        <path key={stretch.from} d={groundOf(stretch)} fill="var(--color-maintenance)" />
      ))}
    </svg>
  )
}

function groundOf({ from, to }: Stretch): string {
  return `M${from} ${HEIGHT - 3}H${to}V${HEIGHT}H${from}z`
}

/** Down from the end of the curve to the ground and back below its beginning. */
function areaUnder(path: string): string {
  return `${path}V${HEIGHT}H${path.slice(1, path.indexOf(' '))}z`
}

function HoursTable({ day }: { day: readonly Quarter[] }) {
  const texts = useTexts(serverHistoryTexts)
  const { language } = useLanguage()
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer content-center text-sm text-muted hover:text-text">
        {texts.table}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard. */}
      <section tabIndex={0} aria-label={texts.chart} className="max-h-72 overflow-y-auto border border-line">
        <table className="w-full text-left text-sm tabular-nums">
          <thead className="sticky top-0 bg-sunken text-muted">
            <tr>
              {[texts.hour, texts.mostPlayers, texts.timeOnline].map((heading) => (
                <th key={heading} scope="col" className="px-3 py-2 font-medium">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line font-mono">
            {hoursOf(day).map(({ at, players, onlineShare }) => (
              <tr key={at}>
                <th scope="row" className="px-3 py-1.5 font-normal">
                  <LocalTime dateTime={at} style="hour" />
                </th>
                <td className="px-3 py-1.5">{formatNumber(players, language)}</td>
                <td className="px-3 py-1.5">{formatPercent(onlineShare, language, 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
