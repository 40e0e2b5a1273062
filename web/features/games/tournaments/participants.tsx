import { useTexts } from '#web/i18n/language.tsx'
import type { Tournament } from './tournaments.data.ts'
import { tournamentsTexts } from './tournaments.texts.ts'

/** `38/64`, and how full that is. */
export function Participants({ tournament: { registered, capacity } }: { tournament: Tournament }) {
  const texts = useTexts(tournamentsTexts)
  return (
    <div>
      <p className="mb-2 flex items-baseline justify-between gap-4">
        <span className="label text-muted">{texts.participants}</span>
        <span className="font-mono tabular-nums">
          {registered}/{capacity}
        </span>
      </p>
      <div aria-hidden="true" className="h-1 bg-line">
        <div className="h-full bg-sand" style={{ width: `${(registered / capacity) * 100}%` }} />
      </div>
    </div>
  )
}
