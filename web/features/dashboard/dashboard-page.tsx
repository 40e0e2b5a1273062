import type { DashboardStats } from '#shared/contract/dashboard.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PanelHeading } from '#web/ui/panel-heading.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useDashboardStats } from './dashboard.queries.ts'
import { dashboardTexts } from './dashboard.texts.ts'

const TOTALS = [
  { text: 'users', figure: 'totalUsers' },
  { text: 'news', figure: 'totalNews' },
  { text: 'feedback', figure: 'totalFeedback' },
  { text: 'roles', figure: 'totalRoles' },
] as const

export function DashboardPage() {
  const texts = useTexts(dashboardTexts)
  const stats = useDashboardStats()
  return (
    <div>
      <PanelHeading title={texts.title} />
      {stats.isPending && <Spinner label={texts.loading} />}
      {stats.isError && !stats.data && <ErrorState message={texts.loadFailedDetail} />}
      {stats.data && <Totals stats={stats.data} />}
    </div>
  )
}

function Totals({ stats }: { stats: DashboardStats }) {
  const texts = useTexts(dashboardTexts)
  const { language } = useLanguage()
  const registrations = [
    `${formatNumber(stats.registrationsToday, language)} ${texts.today}`,
    `${formatNumber(stats.registrationsWeek, language)} ${texts.week}`,
    `${formatNumber(stats.registrationsMonth, language)} ${texts.month}`,
  ]
  return (
    <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {TOTALS.map(({ text, figure }) => (
        <Card key={figure}>
          <dt className="label text-muted">{texts[text]}</dt>
          <dd className="mt-3">
            <span className="font-mono text-4xl tabular-nums">{formatNumber(stats[figure], language)}</span>
            {text === 'users' && (
              <span className="mt-3 block text-sm text-muted">
                {texts.registrations}: {registrations.join(', ')}
              </span>
            )}
          </dd>
        </Card>
      ))}
    </dl>
  )
}
