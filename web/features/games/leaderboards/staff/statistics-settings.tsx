import { useState } from 'react'
import { SCORED_FIGURES } from '#shared/constants/games/objectives.ts'
import type { KeptStatisticsSettings } from '#shared/contract/games/statistics-settings.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { EmptySection, PanelSection } from '#web/ui/panel/panel-section.tsx'
import { useStatisticsSettings } from './statistics-settings.queries.ts'
import { statisticsSettingsTexts } from './statistics-settings.texts.ts'
import { StatisticsSettingsDialog } from './statistics-settings-dialog.tsx'

/** What is set for the statistics of each game server. */
export function StatisticsSettings() {
  const texts = useTexts(statisticsSettingsTexts)
  return (
    <PanelSection title={texts.title} lead={texts.lead}>
      <Loaded query={useStatisticsSettings()} loadFailed={texts.loadFailed}>
        {(all) =>
          all.length === 0 ? (
            <EmptySection>{texts.empty}</EmptySection>
          ) : (
            <ul aria-label={texts.list} className="divide-y divide-line border-y border-line">
              {all.map((settings) => (
                <SettingsRow key={settings.gameServerId} settings={settings} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </PanelSection>
  )
}

function SettingsRow({ settings }: { settings: KeptStatisticsSettings }) {
  const texts = useTexts(statisticsSettingsTexts)
  const { language } = useLanguage()
  const [isChanging, setChanging] = useState(false)
  const { gameServer, jumpBound, objectives } = settings
  const scored = SCORED_FIGURES.flatMap((figure) => objectives[figure] ?? [])
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2 text-sm">
      <p className="min-w-0">
        <strong className="font-medium">{gameServer}</strong>
        <span className="ml-4 font-mono text-muted tabular-nums">{formatNumber(jumpBound, language)}</span>
        {scored.length > 0 && (
          <span className="ml-4 text-muted">
            {texts.objectives}: <span className="font-mono">{scored.join(', ')}</span>
          </span>
        )}
      </p>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${texts.change}: ${gameServer}`}
        onClick={() => setChanging(true)}
      >
        {texts.change}
      </Button>
      {isChanging && <StatisticsSettingsDialog settings={settings} onClose={() => setChanging(false)} />}
    </li>
  )
}
