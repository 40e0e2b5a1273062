import type { IncidentKind, IncidentState } from '#shared/constants/status.ts'
import { defineTexts } from './texts.ts'

/** What incidents and their updates are called, on the page, in the panel and in the feed. */
export const incidentWords = defineTexts<{
  kinds: Record<IncidentKind, string>
  states: Record<IncidentState, string>
}>({
  ru: {
    kinds: { incident: 'Сбой', maintenance: 'Техработы' },
    states: {
      investigating: 'Ищем причину',
      identified: 'Причина найдена',
      monitoring: 'Наблюдаем',
      resolved: 'Устранено',
    },
  },
  en: {
    kinds: { incident: 'Incident', maintenance: 'Maintenance' },
    states: {
      investigating: 'Investigating',
      identified: 'Cause found',
      monitoring: 'Monitoring',
      resolved: 'Resolved',
    },
  },
})
