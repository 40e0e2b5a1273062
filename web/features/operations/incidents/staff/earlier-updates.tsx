import type { StaffIncident } from '#shared/contract/operations/incidents.ts'
import { incidentWords } from '#shared/texts/incident-words.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { adminIncidentsTexts } from './admin-incidents.texts.ts'

/** What was told already, the latest first, in the language of the panel where it is there. */
export function EarlierUpdates({ updates }: { updates: StaffIncident['updates'] }) {
  const texts = useTexts(adminIncidentsTexts)
  const { states } = useTexts(incidentWords)
  const { language } = useLanguage()
  if (updates.length === 0) return null
  return (
    <section aria-labelledby="earlier-updates">
      <h2 id="earlier-updates" className="display mb-4 text-xl">
        {texts.earlier}
      </h2>
      <ol className="space-y-3 border-l border-line pl-4">
        {updates.map((update) => (
          <li key={update.at}>
            <p className="text-sm text-muted">
              {states[update.state]} · <LocalTime dateTime={update.at} style="date-time" />
            </p>
            <p className="whitespace-pre-line">
              {update[`text_${language}`] || update.text_ru || update.text_en}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
