import { useEffect } from 'react'
import { FirstDayList } from '#web/features/platform/first-day/first-day-list.tsx'
import { HeldLetters } from '#web/features/platform/held-letters/staff/held-letters.tsx'
import { PendingList } from '#web/features/platform/pending/staff/pending-list.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { Activity, ToAuditLog } from './activity.tsx'
import {
  useActivity,
  useDashboardStats,
  useRegistrations,
  useRegistrationsHeatmap,
} from './dashboard.queries.ts'
import { dashboardTexts } from './dashboard.texts.ts'
import { DashboardBlock } from './dashboard-block.tsx'
import { ChartTotal, RegistrationChart } from './registration-chart.tsx'
import { HeatmapTotal, RegistrationHeatmap } from './registration-heatmap.tsx'
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
      <PendingList />
      <HeldLetters />
      <FirstDayList />
      {stats.data ? <Totals stats={stats.data} /> : stats.isPending && <Spinner />}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <DashboardBlock
          title={texts.chartTitle}
          query={registrations}
          aside={(days) => <ChartTotal days={days} />}
        >
          {(days) => <RegistrationChart days={days} />}
        </DashboardBlock>
        {/* As high as the chart beside it: `contain` keeps what is in it from making the row higher. */}
        <DashboardBlock
          title={texts.activityTitle}
          query={activity}
          aside={() => <ToAuditLog />}
          className="max-xl:order-last xl:flex xl:flex-col xl:[contain:size]"
        >
          {(items) => <Activity items={items} />}
        </DashboardBlock>
        <DashboardBlock
          title={texts.heatmapTitle}
          query={heatmap}
          aside={(days) => <HeatmapTotal days={days} />}
          className="xl:col-span-2"
        >
          {(days) => <RegistrationHeatmap days={days} />}
        </DashboardBlock>
      </div>
    </>
  )
}
