import { useState } from 'react'
import { FIGURES_REASON_MAX } from '#shared/constants/games/leaderboards.ts'
import type { PlayerFigures } from '#shared/contract/games/player-figures.ts'
import { ReasonedDecisions } from '#web/editing/dialogs/reasoned-decisions.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { type FiguresDecision, useDecideFigures } from './admin-figures.mutations.ts'
import { adminFiguresTexts } from './admin-figures.texts.ts'
import { CorrectFiguresDialog } from './correct-figures-dialog.tsx'

const hours = (seconds: number) => Math.round(seconds / 360) / 10

/** A player on a game server: what counts, what waits, and what can be decided about both. */
export function FiguresRow({
  figures,
  onJumpDecided,
}: {
  figures: PlayerFigures
  /** What was pressed for it is gone, and perhaps the row. */
  onJumpDecided: () => void
}) {
  const texts = useTexts(adminFiguresTexts)
  const { language } = useLanguage()
  const [isCorrecting, setCorrecting] = useState(false)
  const { mutateAsync } = useDecideFigures(figures.id)
  const { player, username, gameServer, toldAt, waiting } = figures
  const waits = (['points', 'kills', 'deaths'] as const).filter((figure) => waiting[figure] > 0)
  const decisions: readonly FiguresDecision[] = waits.length > 0 ? ['accept', 'refuse', 'strike'] : ['strike']
  const told = (figure: 'points' | 'kills' | 'deaths' | 'playtime', value: number) =>
    `${texts.figures[figure]}: ${formatNumber(value, language)}`
  return (
    <li className="grid gap-x-6 gap-y-1 py-2 text-sm md:grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-[minmax(0,1fr)_11rem_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>
            <bdi>{player}</bdi>
          </strong>
          {username !== null && <bdi className="text-muted">{username}</bdi>}
          <span className="text-muted">{gameServer ?? texts.goneServer}</span>
        </p>
        <p className="font-mono text-xs leading-5 tabular-nums">
          {(['points', 'kills', 'deaths', 'playtime'] as const)
            .map((figure) => told(figure, figure === 'playtime' ? hours(figures.playtime) : figures[figure]))
            .join(' · ')}
        </p>
        {waits.length > 0 && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone="maintenance">{texts.waits}</Badge>
            <span className="font-mono tabular-nums">
              {waits.map((figure) => told(figure, waiting[figure])).join(' · ')}
            </span>
          </p>
        )}
      </div>
      <p className="text-muted max-xl:col-start-1">
        {texts.told}: <LocalTime dateTime={toldAt} style="date-time" />
      </p>
      <div className="flex flex-wrap items-start gap-2 max-xl:row-span-2 md:max-w-80 md:justify-end md:max-xl:col-start-2 md:max-xl:row-start-1 xl:w-96 xl:max-w-none">
        <Button
          variant="outline"
          size="sm"
          aria-label={`${texts.correct.act}: ${player}`}
          onClick={() => setCorrecting(true)}
        >
          {texts.correct.act}
        </Button>
        <ReasonedDecisions
          decisions={decisions}
          labelOf={(decision) => texts[decision].act}
          isQuiet={(decision) => decision === 'strike'}
          about={player}
          textsOf={(decision) => ({ ...texts, ...texts[decision] })}
          maxLength={FIGURES_REASON_MAX}
          submit={async (decision, reason) => {
            await mutateAsync({ decision, reason })
            toast({ title: texts[decision].decided })
            if (waits.length > 0) onJumpDecided()
          }}
          className="gap-2! md:justify-end"
        >
          <p className="font-medium">{player}</p>
        </ReasonedDecisions>
        {isCorrecting && <CorrectFiguresDialog figures={figures} onClose={() => setCorrecting(false)} />}
      </div>
    </li>
  )
}
