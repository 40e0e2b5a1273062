import { defineAuditNoun, unnumbered } from '#shared/contract/platform/audit-noun.ts'

export const backupAudit = unnumbered(
  defineAuditNoun('backup', 'manage_backups', {
    ru: {
      plural: 'Резервные копии',
      nameField: 'name',
      changes: {
        create: 'Начата резервная копия',
        update: 'Изменено расписание резервных копий',
        delete: 'Удалена резервная копия',
        export: 'Скачана резервная копия',
      },
      events: {},
      fields: { name: 'Файл', isOn: 'Каждую ночь', hour: 'В котором часу', keep: 'Сколько хранить' },
    },
    en: {
      plural: 'Backups',
      nameField: 'name',
      changes: {
        create: 'began the backup',
        update: 'changed when backups are made',
        delete: 'deleted the backup',
        export: 'downloaded the backup',
      },
      events: {},
      fields: { name: 'File', isOn: 'Every night', hour: 'At which hour', keep: 'How many are kept' },
    },
  }),
)
