import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const statisticsSettingsAudit = defineAuditNoun('statistics_settings', 'manage_statistics', {
  ru: {
    plural: 'Настройки статистики',
    nameField: 'gameServer',
    changes: { update: 'Изменены настройки статистики' },
    events: {},
    fields: { gameServer: 'Сервер', jumpBound: 'Предел скачка', objectives: 'Цели табло' },
  },
  en: {
    plural: 'Settings of statistics',
    nameField: 'gameServer',
    changes: { update: 'changed the settings of statistics of' },
    events: {},
    fields: { gameServer: 'Server', jumpBound: 'Bound for jumps', objectives: 'Objectives' },
  },
})
