import { defineTexts } from '#shared/texts/texts.ts'
import { definePage } from '#web/routing/page.ts'
import { WebhooksPage } from './webhooks-page.tsx'

export const page = definePage({
  Screen: WebhooksPage,
  head: defineTexts({
    ru: { title: 'Вебхуки', description: 'Куда сайт сам сообщает о новостях и новых игроках.' },
    en: { title: 'Webhooks', description: 'Where the site tells by itself of news and new players.' },
  }),
})
