import { defineWords } from '#shared/texts/words.ts'
import { collectionQuery } from '#web/features/content/collections/collections.queries.ts'
import { definePage } from '#web/routing/page.ts'
import { RankingsPage } from './rankings-page.tsx'

export const page = definePage({
  Screen: RankingsPage,
  shows: () => [collectionQuery('ranks')],
  head: defineWords('rankings-page', {
    ru: {
      title: 'Игровые звания',
      description: 'Звания Minecraft и Roblox: сколько очков нужно, что даёт каждое и как их заработать.',
    },
    en: {
      title: 'Game ranks',
      description: 'Minecraft and Roblox ranks: the points they take, what each gives and how to earn them.',
    },
  }),
})
