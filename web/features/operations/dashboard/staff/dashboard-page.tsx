import { useEffect } from 'react'
import { FirstDayList } from '#web/features/platform/first-day/first-day-list.tsx'
import { HeldLetters } from '#web/features/platform/held-letters/staff/held-letters.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { PanelHeading } from '#web/ui/panel-heading.tsx'
import { Activity } from './activity.tsx'
import {
  useActivity,
  useDashboardStats,
  useRegistrations,
  useRegistrationsHeatmap,
} from './dashboard.queries.ts'
import { dashboardTexts } from './dashboard.texts.ts'
import { DashboardBlock } from './dashboard-block.tsx'
import { RegistrationChart } from './registration-chart.tsx'
import { RegistrationHeatmap } from './registration-heatmap.tsx'
import { Totals } from './totals.tsx'

export function DashboardPage() {
  const texts = useTexts(dashboardTexts)
  const stats = useDashboardStats()
  const registrations = useRegistrations()
  const heatmap = useRegistrationsHeatmap()
  const activity = useActivity()
  const hasFailed = [stats, registrations, heatmap, activity].some((query) => query.isError)

  useEffect(() => {
    if (!hasFailed) return
    toast({ title: texts.loadFailed, description: texts.loadFailedDetail, variant: 'destructive' })
  }, [hasFailed, texts])

  return (
    <>
      <PanelHeading title={texts.title} lead={texts.lead} />
      <HeldLetters />
      <FirstDayList />
      {stats.data ? <Totals stats={stats.data} /> : stats.isPending && <Spinner />}
      <div className="mt-10 space-y-10">
        <DashboardBlock title={texts.chartTitle} query={registrations}>
          {(days) => <RegistrationChart days={days} />}
        </DashboardBlock>
        <DashboardBlock title={texts.heatmapTitle} query={heatmap}>
          {(days) => <RegistrationHeatmap days={days} />}
        </DashboardBlock>
        <DashboardBlock title={texts.activityTitle} query={activity}>
          {(items) => <Activity items={items} />}
        </DashboardBlock>
      </div>
    </>
  )
}
