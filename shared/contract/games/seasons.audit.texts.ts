import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const seasonAudit = defineAuditNoun('season', 'manage_statistics', {
  ru: {
    plural: 'Сезоны',
    nameField: 'name_ru',
    changes: { create: 'Объявлен сезон', update: 'Закончен сезон' },
    events: {},
    fields: {
      name_ru: 'Название, русский',
      name_en: 'Название, английский',
      gameServerId: 'Номер игрового сервера',
      startsAt: 'Начало',
      endsAt: 'Конец по плану',
      endedAt: 'Закончен',
    },
  },
  en: {
    plural: 'Seasons',
    nameField: 'name_en',
    changes: { create: 'announced the season', update: 'ended the season' },
    events: {},
    fields: {
      name_ru: 'Name, Russian',
      name_en: 'Name, English',
      gameServerId: 'Number of the game server',
      startsAt: 'Start',
      endsAt: 'Planned end',
      endedAt: 'Ended',
    },
  },
})
