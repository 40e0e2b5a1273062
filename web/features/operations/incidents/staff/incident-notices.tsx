import { MEASURED_SERVICES } from '#shared/constants/status.ts'
import { incidentWords } from '#shared/texts/incident-words.ts'
import { serviceNames } from '#shared/texts/service-names.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { useGameServers } from '#web/features/games/game-servers/game-servers.queries.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { fromLocalMoment, zoneOfFields } from '#web/lib/local-moment.ts'
import { adminIncidentsTexts } from './admin-incidents.texts.ts'
import type { IncidentEditing } from './use-incident-editor.ts'

/** What others made of the incident meanwhile, field by field. */
export function IncidentNotices({ editing }: { editing: IncidentEditing }) {
  const texts = useTexts(adminIncidentsTexts)
  const { kinds, states } = useTexts(incidentWords)
  const words: Record<string, string> = { ...kinds, ...states }
  const names = useTexts(serviceNames)
  const { language } = useLanguage()
  const { data: servers = [] } = useGameServers()
  const labels = {
    ...texts,
    title_ru: texts.heading,
    title_en: texts.heading,
    updateText_ru: texts.updateText,
    updateText_en: texts.updateText,
    ...Object.fromEntries(MEASURED_SERVICES.map((service) => [`service:${service}`, names[service]])),
    ...Object.fromEntries(servers.map(({ id, name_server }) => [`server:${id}`, name_server])),
  }
  return (
    <EditNotices
      editing={editing}
      labels={labels}
      inWords={(field, text) => {
        const moment = field === 'startsAt' || field === 'endsAt' ? fromLocalMoment(text) : null
        return moment === null
          ? (words[text] ?? text)
          : formatDate(moment, 'date-time', language, zoneOfFields())
      }}
      removed={{ title: texts.goneMeanwhile, saveAsNew: texts.saveAsNew }}
    />
  )
}
