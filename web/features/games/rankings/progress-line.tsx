import type { ReactNode } from 'react'
import type { Game } from '#shared/constants/games/games.ts'
import { classNames } from '#web/lib/class-names.ts'

/** How far somebody is on the way to a tier: said in a sentence, drawn as a bar. */
export function ProgressLine({
  game,
  label,
  percent,
  said,
  children,
}: {
  game: Game
  label: string
  percent: number
  /** The percent as it is read out. */
  said: string
  children: ReactNode
}) {
  return (
    <div className="max-w-2xl py-2">
      {children}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={said}
        className="h-2 border border-edge bg-sunken"
      >
        <div
          className={classNames('h-full', game === 'roblox' ? 'bg-scp' : 'bg-signal')}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
