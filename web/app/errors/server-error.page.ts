import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { ServerErrorPage } from './server-error-page.tsx'

export const page = definePage({
  Screen: ServerErrorPage,
  head: defineWords('server-error-page', {
    ru: { title: 'Ошибка сервера', description: 'Наши инженеры уже работают над решением проблемы.' },
    en: { title: 'Server Error', description: 'Our engineers are already working to resolve the issue.' },
  }),
  isIndexed: false,
})
