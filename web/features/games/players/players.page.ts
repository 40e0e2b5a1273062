import { defineWords } from '#shared/texts/words.ts'
import { definePage } from '#web/routing/page.ts'
import { PlayersPage } from './players-page.tsx'

export const page = definePage({
  Screen: PlayersPage,
  head: defineWords('players-page', {
    ru: { title: 'Игроки', description: 'Поиск игроков по имени на сайте и в играх.' },
    en: { title: 'Players', description: 'Players found by their names on the site and in the games.' },
  }),
})
