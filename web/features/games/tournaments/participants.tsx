import { useTexts } from '#web/i18n/language.tsx'
import type { Tournament } from './tournament.ts'
import { tournamentsTexts } from './tournaments.texts.ts'

/** `38/64`, and how full that is; the places alone as long as nobody is registered. */
export function Participants({ tournament: { participants, capacity } }: { tournament: Tournament }) {
  const texts = useTexts(tournamentsTexts)
  const registered = Number.parseInt(participants, 10)
  const isFilling = registered > 0
  return (
    <div>
      <p className="mb-2 flex items-baseline justify-between gap-4">
        <span className="label text-muted">{isFilling ? texts.participants : texts.places}</span>
        <span className="font-mono tabular-nums">{isFilling ? participants : capacity}</span>
      </p>
      {isFilling && (
        <div aria-hidden="true" className="h-1 bg-line">
          <div
            className="h-full bg-sand"
            style={{ width: `${Math.min(100, (registered / capacity) * 100)}%` }}
          />
        </div>
      )}
    </div>
  )
}
