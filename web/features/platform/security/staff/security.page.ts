import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { SecurityPage } from './security-page.tsx'

export const page = definePage({
  Screen: SecurityPage,
  head: defineTexts({
    ru: { title: 'Журнал входов', description: 'Кто, когда и откуда входил на сайт или пытался войти.' },
    en: { title: 'Sign-in log', description: 'Who signed in or tried to, when and from where.' },
  }),
})
