import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { MailServerPage } from './mail-server-page.tsx'

export const page = definePage({
  Screen: MailServerPage,
  head: defineTexts({
    ru: { title: 'Почта', description: 'Сервер, через который уходят письма сайта.' },
    en: { title: 'Mail', description: 'The server by which the site sends its letters.' },
  }),
})
