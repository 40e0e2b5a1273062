import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { AuditPage } from './audit-page.tsx'

export const page = definePage({
  Screen: AuditPage,
  head: defineTexts({
    ru: { title: 'Журнал изменений', description: 'Кто из команды что и когда менял.' },
    en: { title: 'Audit log', description: 'Who of the staff changed what, and when.' },
  }),
})
