import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { RolesPage } from './roles-page.tsx'

export const page = definePage({
  Screen: RolesPage,
  head: defineTexts({
    ru: { title: 'Роли', description: 'Роли команды и их права.' },
    en: { title: 'Roles', description: 'The roles of staff and their permissions.' },
  }),
})
