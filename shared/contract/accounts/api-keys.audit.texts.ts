import { defineAuditNoun } from '#shared/contract/platform/audit-noun.ts'

export const apiKeyAudit = defineAuditNoun('api_key', 'view_users', {
  ru: {
    plural: 'Ключи API',
    nameField: 'name',
    changes: { create: 'Создан ключ API', delete: 'Завершён ключ API' },
    events: {},
    fields: { name: 'Название', owner: 'Чей', scopes: 'Для чего', expiresAt: 'Действует до' },
  },
  en: {
    plural: 'API keys',
    nameField: 'name',
    changes: { create: 'made the API key', delete: 'ended the API key' },
    events: {},
    fields: { name: 'Name', owner: 'Whose', scopes: 'For', expiresAt: 'Works until' },
  },
})
