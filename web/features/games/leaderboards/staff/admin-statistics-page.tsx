import { useTexts } from '#web/i18n/language.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { AdminFigures } from './admin-figures.tsx'
import { AdminSeasons } from './admin-seasons.tsx'
import { adminStatisticsTexts } from './admin-statistics.texts.ts'
import { StatisticsSettings } from './statistics-settings.tsx'
import { UndefinedAchievements } from './undefined-achievements.tsx'

export function AdminStatisticsPage() {
  const texts = useTexts(adminStatisticsTexts)
  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead} />
      <AdminSeasons />
      <AdminFigures />
      <UndefinedAchievements />
      <StatisticsSettings />
    </>
  )
}
