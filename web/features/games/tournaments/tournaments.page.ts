import { defineWords } from '#shared/texts/words.ts'
import { collectionQuery } from '#web/features/content/collections/collections.queries.ts'
import { definePage } from '#web/routing/page.ts'
import { TournamentsPage } from './tournaments-page.tsx'

export const page = definePage({
  Screen: TournamentsPage,
  shows: () => [collectionQuery('tournaments')],
  head: defineWords('tournaments-page', {
    ru: {
      title: 'Турниры',
      description: 'Турниры в Minecraft и Roblox: даты, призовые фонды, условия и победители.',
    },
    en: {
      title: 'Tournaments',
      description: 'Tournaments in Minecraft and Roblox: dates, prize pools, requirements and winners.',
    },
  }),
})
