import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import type { Season } from '#shared/contract/games/seasons.ts'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useRemoval } from '#web/editing/removal/use-removal.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { useEndSeason } from './admin-seasons.mutations.ts'
import { useAdminSeasons } from './admin-seasons.queries.ts'
import { adminStatisticsTexts } from './admin-statistics.texts.ts'
import { SeasonDialog } from './season-dialog.tsx'
import { SeasonRow } from './season-row.tsx'

/** The seasons of the leaderboards: announcing one, and ending it. */
export function AdminSeasons() {
  const texts = useTexts(adminStatisticsTexts)
  const { language } = useLanguage()
  const id = useId()
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<Season | null>(null)
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  const { dialog, remove } = useRemoval(useEndSeason(), texts, {
    onClose: () => setEnding(null),
    onRemoved: focusHeading,
  })
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h2 id={id} ref={heading} tabIndex={-1} className="display text-xl">
            {texts.seasons}
          </h2>
          <p className="mt-2 max-w-prose text-pretty text-muted">{texts.seasonsLead}</p>
        </div>
        <Button variant="outline" onClick={() => setAdding(true)}>
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.add}
        </Button>
      </div>
      <Loaded query={useAdminSeasons()} loadFailed={texts.loadFailed}>
        {(seasons) =>
          seasons.length === 0 ? (
            <p className="border border-dashed border-line px-4 py-6 text-muted">{texts.empty}</p>
          ) : (
            <ul aria-label={texts.list} className="divide-y divide-line border-y border-line">
              {seasons.map((season) => (
                <SeasonRow key={season.id} season={season} onEnd={() => setEnding(season)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isAdding && <SeasonDialog onClose={() => setAdding(false)} />}
      <RemoveDialog
        isOpen={ending !== null}
        title={texts.endTitle}
        labels={{ remove: texts.end, removing: texts.ending }}
        onConfirm={() => ending && remove(ending.id)}
        {...dialog}
      >
        {ending && <p className="text-lg font-medium wrap-anywhere">{ending[`name_${language}`]}</p>}
        <p className="text-muted">{texts.endDetail}</p>
      </RemoveDialog>
    </section>
  )
}
