import type { IncidentKind, IncidentState } from '#shared/constants/status.ts'
import { defineTexts } from '#shared/texts/texts.ts'

export const incidentsTexts = defineTexts<{
  title: string
  none: string
  stages: Record<'ahead' | 'now' | 'over', string>
  kinds: Record<IncidentKind, string>
  states: Record<IncidentState, string>
  affected: string
  updates: string
  begins: string
}>({
  ru: {
    title: 'Сбои и техработы',
    none: 'За последние две недели сообщать было не о чем.',
    stages: { ahead: 'Запланировано', now: 'Сейчас', over: 'Завершено' },
    kinds: { incident: 'Сбой', maintenance: 'Техработы' },
    states: {
      investigating: 'Ищем причину',
      identified: 'Причина найдена',
      monitoring: 'Наблюдаем',
      resolved: 'Устранено',
    },
    affected: 'Затронуто',
    updates: 'Сообщения',
    begins: 'с',
  },
  en: {
    title: 'Incidents and maintenance',
    none: 'Nothing to report in the last two weeks.',
    stages: { ahead: 'Planned', now: 'Under way', over: 'Over' },
    kinds: { incident: 'Incident', maintenance: 'Maintenance' },
    states: {
      investigating: 'Investigating',
      identified: 'Cause found',
      monitoring: 'Monitoring',
      resolved: 'Resolved',
    },
    affected: 'Affected',
    updates: 'Updates',
    begins: 'since',
  },
})
