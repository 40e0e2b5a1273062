import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { statusQueries } from './status.queries.ts'
import { StatusPage } from './status-page.tsx'

export const page = definePage({
  Screen: StatusPage,
  head: defineWords('status-page', {
    ru: {
      title: 'Состояние',
      description: 'Работают ли сайт, авторизация, лаунчер и игровые серверы: сейчас и за последние 90 дней.',
    },
    en: {
      title: 'Status',
      description:
        'Whether the site, sign-in, the launcher and the game servers are up, now and over 90 days.',
    },
  }),
  shows: () => [statusQueries.status()],
})
