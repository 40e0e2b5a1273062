import type { Incident } from '#shared/contract/operations/incidents.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalPeriod } from '#web/i18n/local-period.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { incidentsTexts } from './incidents.texts.ts'

/** From when to when an incident lasts; only since when as long as nobody knows its end. */
export function IncidentPeriod({ startsAt, endsAt }: Pick<Incident, 'startsAt' | 'endsAt'>) {
  const { begins } = useTexts(incidentsTexts)
  if (endsAt !== null) return <LocalPeriod from={startsAt} to={endsAt} />
  return (
    <>
      {begins} <LocalTime dateTime={startsAt} style="date-time" />
    </>
  )
}
