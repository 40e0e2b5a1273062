import { addresses } from '#shared/addresses.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import type { DashboardStats } from '#shared/contract/operations/dashboard.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useOwnPermissions } from '#web/session/own-permissions.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { dashboardTexts } from './dashboard.texts.ts'

const TOTALS = [
  {
    text: 'users',
    figure: 'totalUsers',
    button: 'manageUsers',
    to: addresses.adminUsers,
    permission: 'view_users',
  },
  {
    text: 'news',
    figure: 'totalNews',
    button: 'manageNews',
    to: addresses.adminNews,
    permission: 'manage_news',
  },
  {
    text: 'feedback',
    figure: 'totalFeedback',
    button: 'manageFeedback',
    to: addresses.adminFeedback,
    permission: 'view_feedback',
  },
  {
    text: 'roles',
    figure: 'totalRoles',
    button: 'manageRoles',
    to: addresses.adminRoles,
    permission: 'manage_roles',
  },
] as const satisfies { permission: Permission; [part: string]: string }[]

const PERIODS = ['registrationsToday', 'registrationsWeek', 'registrationsMonth'] as const

/** The four summary cards, each with the way to its management page. */
export function Totals({ stats }: { stats: DashboardStats }) {
  const texts = useTexts(dashboardTexts)
  const { language } = useLanguage()
  const permissions = useOwnPermissions().data ?? []
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-[4.4fr_2fr_2.5fr_2fr]">
      {TOTALS.map(({ text, figure, button, to, permission }) => (
        <li key={figure}>
          <Card className="flex h-full flex-col justify-between gap-y-1 px-4! py-2!">
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <h2 className="label text-muted">{texts[text]}</h2>
              {permissions.includes(permission) ? (
                <ButtonLink to={to} variant="link" className="-my-2.5 text-sm">
                  {texts[button]}
                </ButtonLink>
              ) : (
                <p className="label flex min-h-6 items-center normal-case text-muted">{texts.notPermitted}</p>
              )}
            </div>
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <p className="font-mono text-2xl leading-8 tabular-nums">
                {formatNumber(stats[figure], language)}
              </p>
              {text === 'users' && <Registrations stats={stats} />}
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Registrations({ stats }: { stats: DashboardStats }) {
  const texts = useTexts(dashboardTexts)
  const { language } = useLanguage()
  return (
    <>
      <h3 className="sr-only">{texts.registrations}</h3>
      <dl className="flex flex-wrap gap-x-4 gap-y-1">
        {PERIODS.map((period) => (
          <div key={period} className="flex items-baseline gap-1.5">
            <dt className="text-sm text-muted">{texts[period]}</dt>
            <dd className="font-mono tabular-nums">{formatNumber(stats[period], language)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
