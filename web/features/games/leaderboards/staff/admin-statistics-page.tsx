import { isFirstAttempt } from '#web/api/first-attempt.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { figuresQueryIn, useFigures } from './admin-figures.queries.ts'
import { AdminFigures } from './admin-figures.tsx'
import { useAdminSeasons } from './admin-seasons.queries.ts'
import { AdminSeasons } from './admin-seasons.tsx'
import { adminStatisticsTexts } from './admin-statistics.texts.ts'
import { useStatisticsSettings, useUndefinedAchievements } from './statistics-settings.queries.ts'
import { StatisticsSettings } from './statistics-settings.tsx'
import { UndefinedAchievements } from './undefined-achievements.tsx'

export function AdminStatisticsPage() {
  const texts = useTexts(adminStatisticsTexts)
  const lists = [
    useAdminSeasons(),
    useFigures(figuresQueryIn(useAddressQuery().query)),
    useUndefinedAchievements(),
    useStatisticsSettings(),
  ]
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead} />
      {lists.some(isFirstAttempt) ? (
        // All or none: what comes later would push away what is read.
        <Spinner />
      ) : (
        <>
          <AdminSeasons />
          <AdminFigures />
          <UndefinedAchievements />
          <StatisticsSettings />
        </>
      )}
    </>
  )
}
