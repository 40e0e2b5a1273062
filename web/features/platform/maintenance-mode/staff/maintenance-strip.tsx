import { Construction } from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Link } from '#web/routing/link.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { useWatchedMaintenanceMode } from './admin-maintenance.queries.ts'
import { maintenanceStripTexts } from './maintenance-strip.texts.ts'

/** What nobody in the panel overlooks while the site, or a part of it, is closed: since whom, until when, and where to end it. */
export function MaintenanceStrip() {
  const texts = useTexts(maintenanceStripTexts)
  const { language } = useLanguage()
  const { timeZone } = useSiteInfo()
  const entersPanel = usePermission('access_admin_panel')
  const maySwitch = usePermission('manage_site')
  const mode = useWatchedMaintenanceMode(entersPanel || maySwitch)
  if (mode?.state !== 'on') return null
  const { until, by, parts } = mode
  return (
    <section aria-label={texts.label} className="bg-offline text-ink">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 md:px-6 lg:px-8">
        <Construction size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
        <p className="min-w-0 grow">
          <strong className="font-medium">{parts.length > 0 ? texts.parts : texts.site}</strong>{' '}
          {until === null
            ? texts.noEnd
            : `${texts.until} ${formatDate(until, 'date-time', language, timeZone)}`}
          {by !== null && `. ${texts.by}: ${by}`}
        </p>
        {maySwitch && (
          <Link
            to={addresses.adminMaintenance}
            className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            {texts.end}
          </Link>
        )}
      </div>
    </section>
  )
}
