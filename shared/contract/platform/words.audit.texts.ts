import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const wordAudit = defineAuditNoun('words', 'manage_site', {
  ru: {
    plural: 'Слова сайта',
    nameField: 'key',
    changes: { update: 'Изменены слова' },
    events: {},
    fields: { key: 'Место', ru: 'По-русски', en: 'По-английски' },
  },
  en: {
    plural: 'Words of the site',
    nameField: 'key',
    changes: { update: 'changed the words' },
    events: {},
    fields: { key: 'Place', ru: 'In Russian', en: 'In English' },
  },
})
