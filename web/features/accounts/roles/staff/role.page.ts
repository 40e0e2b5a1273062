import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { RolePage } from './role-page.tsx'

export const page = definePage({
  Screen: RolePage,
  head: defineTexts({
    ru: { title: 'Роль', description: 'Одна роль: название и права.' },
    en: { title: 'Role', description: 'One role: its name and permissions.' },
  }),
})
