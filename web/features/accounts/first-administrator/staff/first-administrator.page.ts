import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { FirstAdministratorPage } from './first-administrator-page.tsx'

export const page = definePage({
  Screen: FirstAdministratorPage,
  head: defineTexts({
    ru: {
      title: 'Ваша учётная запись',
      description: 'Имя, почта и пароль первого администратора.',
    },
    en: { title: 'Your account', description: 'Name, address and password of the first administrator.' },
  }),
})
