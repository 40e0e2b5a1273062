import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Season } from '#shared/contract/games/seasons.ts'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useRemoval } from '#web/editing/removal/use-removal.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useFocusLater } from '#web/lib/use-focus-later.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { EmptySection, PanelSection } from '#web/ui/panel/panel-section.tsx'
import { useEndSeason } from './admin-seasons.mutations.ts'
import { useAdminSeasons } from './admin-seasons.queries.ts'
import { adminStatisticsTexts } from './admin-statistics.texts.ts'
import { SeasonDialog } from './season-dialog.tsx'
import { SeasonRow } from './season-row.tsx'

/** The seasons of the leaderboards: announcing one, and ending it. */
export function AdminSeasons() {
  const texts = useTexts(adminStatisticsTexts)
  const { language } = useLanguage()
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<Season | null>(null)
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  const { dialog, remove } = useRemoval(useEndSeason(), texts, {
    onClose: () => setEnding(null),
    onRemoved: focusHeading,
  })
  return (
    <PanelSection
      isFirst
      title={texts.seasons}
      lead={texts.seasonsLead}
      heading={heading}
      action={
        <Button variant="outline" onClick={() => setAdding(true)}>
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
          {texts.add}
        </Button>
      }
    >
      <Loaded query={useAdminSeasons()} loadFailed={texts.loadFailed}>
        {(seasons) =>
          seasons.length === 0 ? (
            <EmptySection>{texts.empty}</EmptySection>
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
        {ending && <p className="text-lg font-medium">{ending[`name_${language}`]}</p>}
        <p className="text-muted">{texts.endDetail}</p>
      </RemoveDialog>
    </PanelSection>
  )
}
